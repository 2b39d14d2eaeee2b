import { expect, test } from 'vitest';
import { byDay } from './exchangeRates.ts';

test('rates of one day stand together, days in their order, gaps stay gaps', () => {
  expect(
    byDay([
      { currency: 'USD', rateDate: '2026-11-01', rateToRmb: 7.1 },
      { currency: 'EUR', rateDate: '2026-10-01', rateToRmb: 7.8 },
      { currency: 'EUR', rateDate: '2026-11-01', rateToRmb: 7.9 },
    ]),
  ).toEqual([
    { day: '2026-10-01', EUR: 7.8 },
    { day: '2026-11-01', USD: 7.1, EUR: 7.9 },
  ]);
  expect(byDay([])).toEqual([]);
});
