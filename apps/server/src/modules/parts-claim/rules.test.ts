/** Rules of parts claims as tables. */
import { expect, test } from 'vitest';
import type { PartsClaimReason, PartsClaimResult } from '../../generated/types.gen.ts';
import { keptValue, resendQty } from './rules/credit.ts';
import { daysThatHold, deadlineOf } from './rules/deadline.ts';
import { differenceOf } from './rules/differences.ts';
import { blockedGoods, staying } from './rules/lines.ts';
import { resultsFor, solutionsFor } from './rules/solutions.ts';
import { emptyLine, type PartsClaimLine } from './tables.ts';

const line = (change: Partial<PartsClaimLine>): PartsClaimLine => ({ ...emptyLine, paidPrice: 10, claimQty: 2, approvedQty: 2, ...change });

test('what is kept lies on the shelf at what it has cost; what is missing is not sent again', () => {
  expect(keptValue(line({ lineReason: 'damaged', lineResult: 'accept', approvedDiscountPct: 30 }))).toBe(14);
  expect(keptValue(line({ lineReason: 'over', lineResult: 'accept', approvedDiscountPct: 40 }))).toBe(12);
  expect(resendQty(line({ lineResult: 'return_resend', returnQty: 2, returnedQty: 1, returnCondition: 'damaged' }))).toBe(1);
});

const periods = { days: 15, qualityDays: 180, warrantyMonths: 6 };
test.each<[PartsClaimReason, number | null, string, number]>([
  ['short', null, '2026-11-16', 15],
  ['quality', null, '2027-04-30', 180],
  ['quality', 3, '2027-02-01', 92],
])('%s, warranty %s months: until %s, %d days', (reason, warrantyMonths, until, days) => {
  const arrived = { arrivalDate: '2026-11-01', warrantyMonths };
  expect(deadlineOf(reason, arrived, periods)).toBe(until);
  expect(daysThatHold(reason, arrived, periods)).toBe(days);
});

test.each<[string, object, Record<PartsClaimReason, number>]>([
  ['two missing, one of them came as another part', { receivedQty: 8, wrongQty: 1 }, { short: 1, over: 0, wrong: 1, damaged: 0, quality: 8 }],
  ['two too many, one damaged', { receivedQty: 12, damagedQty: 1 }, { short: 0, over: 2, wrong: 0, damaged: 1, quality: 9 }],
])('%s', (_name, change, differences) => {
  const received = { packingLineId: 'x', packedQty: 10, receivedQty: 10, damagedQty: 0, wrongQty: 0, ...change };
  for (const [reason, qty] of Object.entries(differences)) expect(differenceOf(reason as PartsClaimReason, received), reason).toBe(qty);
});

test.each<[string, Partial<PartsClaimLine>, readonly string[], readonly PartsClaimResult[]]>([
  ['missing', { lineReason: 'short' }, ['credit', 'resend'], ['credit', 'resend', 'refused']],
  ['surplus', { lineReason: 'over' }, ['return', 'accept'], ['return_credit', 'accept', 'refused']],
  ['of a sample', { lineReason: 'damaged', paidPrice: 0 }, ['resend', 'return'], ['resend', 'return_resend', 'refused']],
  ['gone with an earlier decision', { lineReason: 'damaged', onShelf: 'N' }, ['credit', 'resend', 'return', 'accept'], ['credit', 'resend', 'refused']],
])('%s: what may be asked for and decided', (_name, change, solutions, results) => {
  expect(solutionsFor(line(change))).toEqual(solutions);
  expect(resultsFor(line(change))).toEqual(results);
});

test('where goods lie, and what of them stays', () => {
  expect(blockedGoods(line({ lineReason: 'wrong', partsCode: 'A', wrongPartsCode: 'B' }))).toEqual({ warehouse: 'WRONG', partsCode: 'B' });
  expect(blockedGoods(line({ lineReason: 'quality', partsCode: 'A', onShelf: 'N' }))).toBeNull();
  expect(staying(line({ claimQty: 5, approvedQty: 3, returnQty: 2, shippedQty: 1, lineResult: 'return_credit' }))).toEqual({ decided: 1, rest: 3 });
});
