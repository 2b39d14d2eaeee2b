import { describe, expect, test } from 'vitest';
import { type ClaimedPart, type DecidedPart, missingReturns, partsClaimAmount, partsClaimCredit } from './partsClaimAmounts.ts';

const claimed: ClaimedPart = { lineReason: 'damaged', claimQty: 2, paidPrice: 10, solution: null, discountPct: null };
const decided: DecidedPart = {
  lineReason: 'damaged',
  paidPrice: 10,
  lineResult: null,
  approvedQty: 2,
  approvedDiscountPct: null,
  wrongPrice: null,
  returnQty: 0,
  returnedQty: 0,
  returnCondition: null,
};

test.each<[string, Partial<ClaimedPart>, number]>([
  ['damage', {}, 20],
  ['damage that is kept', { solution: 'accept', discountPct: 30 }, 6],
  ['a wrong part that is kept', { lineReason: 'wrong', solution: 'accept', discountPct: 30 }, 20],
  ['surplus', { lineReason: 'over', solution: 'return' }, 0],
  ['half a cent', { claimQty: 3, paidPrice: 0.335 }, 1.01],
  ['another one', { claimQty: 1, paidPrice: 10.605 }, 10.61],
  ['a share of a cent', { claimQty: 0.5, paidPrice: 0.03, solution: 'accept', discountPct: 50 }, 0.01],
  ['much', { claimQty: 12_345_678.9, paidPrice: 9999.9999 }, 123_456_787_765.43],
])('%s claims', (_name, change, amount) => expect(partsClaimAmount({ ...claimed, ...change })).toBe(amount));

describe('the credit of a part', () => {
  test.each<[string, Partial<DecidedPart>, number]>([
    ['undecided', {}, 0],
    ['money for all', { lineReason: 'short', lineResult: 'credit' }, 20],
    ['sent again', { lineReason: 'short', lineResult: 'resend' }, 0],
    ['refused', { lineResult: 'refused', approvedQty: 0 }, 0],
    ['damage kept at 30 %', { lineResult: 'accept', approvedDiscountPct: 30 }, 6],
    ['the wrong part kept: the right one less the wrong one', { lineReason: 'wrong', lineResult: 'accept', approvedDiscountPct: 25, wrongPrice: 8 }, 8],
    ['a dearer wrong part is not charged', { lineReason: 'wrong', lineResult: 'accept', approvedDiscountPct: 1, wrongPrice: 80 }, 0],
    ['surplus kept is charged', { lineReason: 'over', lineResult: 'accept', approvedDiscountPct: 40 }, -12],
    ['surplus sent back costs nothing', { lineReason: 'over', lineResult: 'return_credit', returnQty: 2 }, 0],
    ['before the goods are back', { lineResult: 'return_credit', returnQty: 2 }, 20],
    ['one of two missing', { lineResult: 'return_credit', returnQty: 2, returnedQty: 1, returnCondition: 'good' }, 10],
    ['damaged goods that came back', { lineResult: 'return_credit', returnQty: 2, returnedQty: 2, returnCondition: 'damaged' }, 20],
    ['none came', { lineResult: 'return_credit', returnQty: 2, returnedQty: 0, returnCondition: 'missing' }, 0],
  ])('%s', (_name, change, credit) => expect(partsClaimCredit({ ...decided, ...change })).toBe(credit));
});

test('what is missing of goods that came back', () => expect(missingReturns({ returnQty: 0.3, returnedQty: 0.1, returnCondition: 'good' })).toBe(0.2));
