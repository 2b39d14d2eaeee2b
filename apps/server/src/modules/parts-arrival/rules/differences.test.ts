import { describe, expect, test } from 'vitest';
import { emptyLine } from '../tables.ts';
import { bookingsOf, sumsBy } from './bookings.ts';
import { type Counted, differencesIn, proposedReason, totalsOf } from './differences.ts';

/** packed, received, damaged, of another part */
const line = (packedQty: number, receivedQty: number | null, damagedQty = 0, wrongQty = 0): Counted => ({ packedQty, receivedQty, damagedQty, wrongQty });

describe.each([
  ['as packed', line(10, 10), [], null, 'MAIN 10 at 2'],
  ['one missing', line(10, 9), ['short 1'], 'short', 'MAIN 9 at 2'],
  ['none came', line(10, 0), ['short 10'], 'short', ''],
  ['one damaged', line(10, 10, 1), ['damaged 1'], 'damaged', 'MAIN 9 at 2, DAMAGED 1 at 2'],
  ['all damaged', line(10, 10, 10), ['damaged 10'], 'damaged', 'DAMAGED 10 at 2'],
  ['two too many', line(10, 12), ['over 2'], 'over', 'MAIN 10 at 2, OVER 2 at 0'],
  ['too many, and more damaged than were packed', line(10, 12, 11), ['damaged 10', 'over 2'], 'damaged', 'DAMAGED 10 at 2, OVER 2 at 0'],
  ['three as another part', line(10, 7, 0, 3), ['wrong 3'], 'wrong', 'MAIN 7 at 2, WRONG 3 of OTHER at 0'],
  ['missing, damaged and another part', line(10, 5, 1, 2), ['short 3', 'damaged 1', 'wrong 2'], 'short', 'MAIN 4 at 2, DAMAGED 1 at 2, WRONG 2 of OTHER at 0'],
  ['not on the list', line(0, 3), ['over 3'], 'over', 'OVER 3 at 0'],
  ['decimals', line(0.3, 0.1), ['short 0.2'], 'short', 'MAIN 0.1 at 2'],
])('%s', (_what, counted, differences, reason, bookings) => {
  test('differs', () => {
    expect(differencesIn(counted).map((one) => `${one.reason} ${one.qty}`)).toEqual(differences);
    expect(proposedReason(counted)).toBe(reason);
  });
  test('is booked', () => {
    const moves = bookingsOf({ ...emptyLine, ...counted, partsCode: 'PART', wrongPartsCode: 'OTHER', unitPrice: 2 }, 'MAIN');
    const text = moves.map(({ warehouse, qty, partsCode, unitCost }) => `${warehouse} ${qty}${partsCode === 'OTHER' ? ' of OTHER' : ''} at ${unitCost}`);
    expect(text.join(', ')).toBe(bookings);
  });
});

test('totals add up to the cent; what is not counted has not come', () => {
  expect(totalsOf([line(0.1, 0.1), line(0.2, 0.5, 0.1), line(5, null), line(4, 1, 0, 2)])).toEqual({
    totalPacked: 9.3,
    totalReceived: 1.6,
    totalDamaged: 0.1,
    totalShort: 8,
    totalOver: 0.3,
    totalWrong: 2,
  });
});

test('sums by part, in the order of the codes', () => {
  const rows = [
    ['B', 0.1],
    ['A', 1],
    ['B', 0.2],
  ] as const;
  expect(
    sumsBy(
      rows,
      ([code]) => code,
      ([, qty]) => qty,
    ),
  ).toEqual([
    ['A', 1],
    ['B', 0.3],
  ]);
});
