import { describe, expect, test } from 'vitest';
import { approvedAmounts, claimedAmounts, labourRate } from './amounts.ts';

test('the labour rate is base times coefficient', () => expect(labourRate(35, 1.125)).toBe(39.38));

test('the claimed total is the sum of rounded lines, trip and other expenses', () => {
  expect(
    claimedAmounts({ parts: [{ amount: 132.55 }, { amount: 9.9 }], labour: [{ hourCost: 87.5 }, { hourCost: 28 }], mileage: 180.25, otherFee: 60 }, 0.45),
  ).toEqual({
    partsAmount: 142.45,
    hourCost: 115.5,
    travelFee: 81.11,
    otherFee: 60,
    totalAmount: 399.06,
  });
});

describe('approved amounts', () => {
  const claim = {
    faults: [{ id: 'f1' }, { id: 'f2', auditResult: 'pass' as const }],
    parts: [
      { bugId: 'f1', qty: 1, unitPrice: 120.5 },
      { bugId: 'f2', qty: 2, unitPrice: 10, auditQty: 1 },
    ],
    labour: [
      { bugId: 'f1', claimHours: 2.5 },
      { bugId: 'f2', claimHours: 0.8, auditHours: 0.5 },
    ],
    travelFee: 81.11,
    otherFee: 60,
  };
  const rates = { hourRate: 35, handlingPct: 10 };

  test('untouched lines are approved as claimed, adjusted ones as adjusted', () => {
    expect(approvedAmounts(claim, rates)).toEqual({
      parts: [
        { auditQty: 1, auditPrice: 120.5, auditAmount: 132.55 },
        { auditQty: 1, auditPrice: 10, auditAmount: 11 },
      ],
      labour: [
        { auditHours: 2.5, auditHourCost: 87.5 },
        { auditHours: 0.5, auditHourCost: 17.5 },
      ],
      auditPartsAmount: 143.55,
      auditHourCost: 105,
      auditTravelFee: 81.11,
      auditOtherFee: 60,
      auditTotal: 389.66,
    });
  });

  test('a refused fault is worth nothing, whatever its lines say', () => {
    const refused = { ...claim, faults: [{ id: 'f1' }, { id: 'f2', auditResult: 'no_pass' as const }] };
    expect(approvedAmounts(refused, rates)).toMatchObject({ auditPartsAmount: 132.55, auditHourCost: 87.5 });
  });

  test('trip and other expenses can be cut to nothing', () => {
    expect(approvedAmounts({ ...claim, auditTravelFee: 0, auditOtherFee: 0 }, rates).auditTotal).toBe(248.55);
  });
});
