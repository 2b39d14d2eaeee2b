import type { ChangeLogEntry } from '@harrow/api-client';
import { expect, test } from 'vitest';
import { groupChanges } from './changeGroups.ts';

const entry = (change: Partial<ChangeLogEntry>): ChangeLogEntry => ({
  id: '1',
  change: 'changed',
  field: 'qty',
  line: null,
  oldValue: null,
  newValue: null,
  operator: 'd001.service',
  operatorName: 'Lucía',
  createTime: '2026-11-21 10:00:00',
  ...change,
});

test('what one person saved at one time stands together, line by line', () => {
  const groups = groupChanges([
    entry({ id: '1', createTime: '2026-11-21 10:05:00', operator: 'wang', operatorName: 'Wang', line: 'partsList/1/P', field: 'auditQty' }),
    entry({ id: '2', field: 'technician' }),
    entry({ id: '3', field: 'complaint' }),
    entry({ id: '4', line: 'partsList/1/P', change: 'removed' }),
    entry({ id: '5', line: 'partsList/1/P', change: 'added' }),
  ]);
  expect(groups.map(({ operatorName, places }) => [operatorName, places.map(({ change, entries }) => [change, entries.map(({ id }) => id)])])).toEqual([
    ['Wang', [['changed', ['1']]]],
    [
      'Lucía',
      [
        ['changed', ['2', '3']],
        ['removed', ['4']],
        ['added', ['5']],
      ],
    ],
  ]);
});
