import type { Column } from '@harrow/ui';
import { expect, test } from 'vitest';
import { columnsShown } from './columnsShown.ts';

const columns: Column<object>[] = ['docNo', 'status', 'dealerName'].map((key) => ({ key, title: key }));

test.each([
  ['all statuses', '', true, ['docNo', 'status', 'dealerName']],
  ['one status', 'draft', true, ['docNo', 'dealerName']],
  ['two statuses', 'draft,no_pass', true, ['docNo', 'status', 'dealerName']],
  ['all statuses to a dealer', '', false, ['docNo', 'status']],
  ['one status to a dealer', 'draft', false, ['docNo']],
] as const)('a list of %s has its columns', (_of, status, isMaker, shown) => {
  const found = columnsShown(columns, { statusFilter: 'status', status, isMaker });
  expect(found.filter(({ defaultHidden }) => !defaultHidden).map(({ key }) => key)).toEqual(shown);
});

test('a status that says more than its name stays', () => {
  expect(columnsShown(columns, { statusFilter: 'status', status: 'pass', isMaker: true, isTelling: true }).map(({ key }) => key)).toContain('status');
});

test('a dealer may still ask for the name of the dealer', () => {
  expect(columnsShown(columns, { statusFilter: 'status', status: '', isMaker: false }).map(({ key }) => key)).toContain('dealerName');
});
