import { expect, test } from 'vitest';
import { aClaim, aFault, aLabourLine, aPartLine } from '../claim.fixture.ts';
import { faultsOf } from './claimForm.ts';
import { claimedTotals, labourCost, partCost } from './claimTotals.ts';

const claim = aClaim({
  mileage: 180.25,
  otherFee: 60,
  bugList: [aFault({ id: 'f1' })],
  detailList: [aLabourLine({ bugId: 'f1', claimHours: 2.5, hourRate: 28 })],
  partsList: [aPartLine({ bugId: 'f1', qty: 3, unitPrice: 11.35 })],
});

test('each line is rounded half up, then summed', () => {
  expect(claimedTotals(faultsOf(claim), claim, { travelRate: 0.45, handlingPct: 10, hourRate: null })).toEqual({
    parts: 37.46,
    labour: 70,
    travel: 81.11,
    other: 60,
    total: 248.57,
  });
});

test('what has no price or rate yet has no amount', () => {
  expect(partCost({ qty: 1, unitPrice: null }, 10)).toBeNull();
  expect(labourCost({ claimHours: 1, hourRate: null }, null)).toBeNull();
  expect(labourCost({ claimHours: 2, hourRate: null }, 30)).toBe(60);
});

test('an empty claim costs nothing', () => {
  expect(claimedTotals([], { mileage: null, otherFee: null }, { travelRate: null, handlingPct: null, hourRate: null }).total).toBe(0);
});
