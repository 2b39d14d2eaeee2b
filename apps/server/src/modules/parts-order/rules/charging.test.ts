/** What orders cost, what of it is to be charged, and what a cancellation gives back. */
import { expect, test } from 'vitest';
import { emptyLine, type OrderLine } from '../tables.ts';
import { amountsOf, cancelledBy, differenceOf, isCharged, netOf, type Terms } from './charging.ts';

const terms = (more: Partial<Terms> = {}): Terms => ({ surchargePct: 0, discountPct: 0, freight: 0, freeOfCharge: 'N', ...more });
const line = (more: Partial<OrderLine>): OrderLine => ({ ...emptyLine, ...more });

test.each<[string, [qty: number, unitPrice: number | null][], Partial<Terms>, object]>([
  ['nothing', [], { freight: 5 }, { partsAmount: 0, totalAmount: 0 }],
  [
    'each line is rounded before they add up',
    [
      [1.5, 0.33],
      [1.5, 0.33],
    ],
    {},
    { partsAmount: 1, totalAmount: 1 },
  ],
  ['a surcharge', [[3, 0.33]], { surchargePct: 10 }, { partsAmount: 0.99, surcharge: 0.1, totalAmount: 1.09 }],
  ['a half cent goes up', [[1, 10.1]], { surchargePct: 5 }, { surcharge: 0.51, totalAmount: 10.61 }],
  [
    'surcharge, discount and freight',
    [[10, 18.4]],
    { surchargePct: 8, discountPct: 5, freight: 12.5 },
    { surcharge: 14.72, discount: 9.2, totalAmount: 202.02 },
  ],
  [
    'a part without a price counts for nothing',
    [
      [2, null],
      [1, 4],
    ],
    {},
    { totalAmount: 4 },
  ],
  ['free of charge', [[2, 18.4]], { freeOfCharge: 'Y', surchargePct: 8 }, { partsAmount: 36.8, totalAmount: 0 }],
])('%s', (_, quantities, more, amounts) => {
  expect(
    amountsOf(
      quantities.map(([qty, unitPrice]) => ({ qty, unitPrice })),
      terms(more),
    ),
  ).toMatchObject(amounts);
});

test.each<[string, Partial<OrderLine>, number]>([
  ['nothing is confirmed: no freight either', { qty: 3 }, 0],
  ['all of it', { qty: 3, confirmedQty: 3 }, 11.09],
  ['one cancelled of three', { qty: 3, confirmedQty: 3, cancelledConfirmedQty: 1 }, 10.73],
  ['all cancelled again', { qty: 3, confirmedQty: 3, cancelledConfirmedQty: 3 }, 0],
  ['a backorder that is cancelled changes nothing', { qty: 5, confirmedQty: 3, cancelledOpenQty: 2 }, 11.09],
])('is charged when %s', (_, quantities, net) => {
  expect(netOf([line({ unitPrice: 0.33, ...quantities })], terms({ surchargePct: 10, freight: 10 }))).toBe(net);
});

test('the difference is exact, whichever way it goes', () => {
  expect([differenceOf(0.3, 0.1), differenceOf(0.73, 1.09), differenceOf(1.09, 1.09)]).toEqual([0.2, -0.36, 0]);
});

test('rounding leaves no rest: charging piece by piece comes to the same as at once', () => {
  let charged = 0;
  for (let confirmedQty = 1; confirmedQty <= 7; confirmedQty += 1) {
    const net = netOf([line({ qty: 7, unitPrice: 0.33, confirmedQty })], terms({ surchargePct: 3.5, discountPct: 1.25 }));
    charged = Math.round((charged + differenceOf(net, charged)) * 100) / 100;
    expect(charged).toBe(net);
  }
});

test.each<[number, object]>([
  [2, { cancelledOpenQty: 2, cancelledConfirmedQty: 0, freed: 0 }],
  [4, { cancelledOpenQty: 4, cancelledConfirmedQty: 0, freed: 0 }],
  [4.5, { cancelledOpenQty: 4, cancelledConfirmedQty: 0.5, freed: 0.5 }],
])('cancelling %d takes the backorder first', (qty, cancelled) => {
  expect(cancelledBy(line({ qty: 10, confirmedQty: 6 }), qty)).toEqual(cancelled);
});

test('an order that waits for stock in full is not paid', () => {
  const nothing = { confirmedAmount: 0, chargedAmount: 0 };
  expect(isCharged([line({ qty: 3 })], nothing)).toBe(false);
  expect(isCharged([line({ qty: 3, confirmedQty: 1 })], nothing)).toBe(true);
  expect(isCharged([line({ qty: 3, confirmedQty: 1 })], { confirmedAmount: 5, chargedAmount: 4.99 })).toBe(false);
});
