import { expect, test } from 'vitest';
import { amountOf, newRow, totalsOf } from './orderRow.ts';

const prices = new Map([
  ['T504', 10_000.5],
  ['T904', null],
]);

test.each([
  [{ fourthProduct: 'T504', qty: 3, unitPrice: null }, 30_001.5],
  [{ fourthProduct: 'T504', qty: 3, unitPrice: 9_999.99 }, 29_999.97],
  [{ fourthProduct: 'T904', qty: 1, unitPrice: null }, null],
  [{ fourthProduct: 'T904', qty: 1, unitPrice: 0 }, 0],
  [{ fourthProduct: 'T504', qty: null, unitPrice: 1 }, null],
  [{ fourthProduct: null, qty: 1, unitPrice: null }, null],
])('the amount of %j is %j', (row, amount) => expect(amountOf(row, prices)).toBe(amount));

test('the deposit is a share of the whole, half up', () => {
  const rows = [
    { ...newRow('1'), fourthProduct: 'T504', qty: 1 },
    { ...newRow('2'), fourthProduct: 'T904', qty: 2, unitPrice: 0.05 },
  ];
  expect(totalsOf(rows, prices, 30)).toEqual({ units: 3, amount: 10_000.6, deposit: 3_000.18 });
  expect(totalsOf(rows, prices, null)).toEqual({ units: 3, amount: 10_000.6, deposit: null });
});
