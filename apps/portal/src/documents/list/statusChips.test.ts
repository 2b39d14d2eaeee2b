import { expect, test } from 'vitest';
import { type DocumentStatuses, filtersOfChip, isUnfiltered } from './useStatusChips.ts';

const statuses = {
  filter: 'stage',
  order: ['toConfirm', 'closed'],
  clears: ['status'],
  late: { filter: 'late', label: 'Late', count: async () => 0 },
} as unknown as DocumentStatuses;

test.each([
  ['nothing', {}, true],
  ['another filter', { keyword: 'PO' }, true],
  ['a stage', { stage: 'closed' }, false],
  ['statuses, which the chips clear', { status: 'draft,submitted' }, false],
  ['late ones', { late: 'Y' }, false],
])('with %s chosen', (_what, filters, all) => expect(isUnfiltered(statuses, filters)).toBe(all));

test('the chip for all leaves nothing chosen but other filters', () => {
  const filters = filtersOfChip(statuses, 'all', { stage: 'toConfirm', status: 'draft', keyword: 'PO' });
  expect(isUnfiltered(statuses, filters)).toBe(true);
  expect(filters['keyword']).toBe('PO');
});
