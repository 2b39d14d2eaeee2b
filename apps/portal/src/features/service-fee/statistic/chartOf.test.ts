import { expect, test } from 'vitest';
import { chartOf, monthsUntil } from './chartOf.ts';

test('months run up to the last one, over the turn of the year', () => expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']));

test('only kinds of the currency are shown, and months without fees as nothing', () => {
  const row = { feeType_dictText: 'PDI', count: 1, settled: 0, settling: 0, unsettled: 0, filter: {} as never };
  const byMonth = [
    { ...row, month: '2026-01', feeType: 'pdi' as const, currency: 'USD', amount: 35 },
    { ...row, month: '2026-02', feeType: 'travel' as const, feeType_dictText: 'Travel', currency: 'EUR', amount: 9 },
  ];
  expect(chartOf(byMonth, 'USD', ['2026-01', '2026-02'])).toEqual({
    kinds: [{ key: 'pdi', label: 'PDI' }],
    rows: [
      { month: '2026-01', pdi: 35 },
      { month: '2026-02', pdi: 0 },
    ],
  });
});
