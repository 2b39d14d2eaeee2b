/**
 * The money of a claim: every line is rounded half-up to 2 decimals, then the lines are added.
 * Amounts are in the claim's currency.
 */
import { labourAmount, multiply, partAmount, sum, travelAmount } from '@harrow/validation';

/** Pricing of a claim; frozen at its first submission. */
export type ClaimRates = {
  /** Per labour hour, labour coefficient of the dealer included. */
  hourRate: number;
  /** Per kilometre of the service trip. */
  travelRate: number;
  /** Allowance for handling parts, in percent of their price. */
  handlingPct: number;
};

type Part = { bugId: string; qty: number; unitPrice: number | null; auditQty?: number | null; auditPrice?: number | null };
type Labour = { bugId: string; claimHours: number; auditHours?: number | null };
type Fault = { id: string; auditResult?: 'pass' | 'no_pass' | null };

/** Labour rate of a dealer: base rate × coefficient, 2 decimals. */
export const labourRate = (base: number, coefficient: number): number => multiply([base, coefficient]);

/** The largest amount of a line; sums of a claim's lines can be stored then. */
export const largestAmount = 9_999_999_999_999.99;

export type ClaimedAmounts = { partsAmount: number; hourCost: number; travelFee: number; otherFee: number; totalAmount: number };

/** Adds up the claimed lines (which carry their amounts) and the trip. @param mileage round trip in km. */
export function claimedAmounts(
  lines: { parts: readonly { amount: number }[]; labour: readonly { hourCost: number }[]; mileage: number; otherFee: number },
  travelRate: number,
): ClaimedAmounts {
  const partsAmount = sum(lines.parts.map((part) => part.amount));
  const hourCost = sum(lines.labour.map((line) => line.hourCost));
  const travelFee = travelAmount(lines.mileage, travelRate);
  const { otherFee } = lines;
  return { partsAmount, hourCost, travelFee, otherFee, totalAmount: sum([partsAmount, hourCost, travelFee, otherFee]) };
}

export type ApprovedAmounts = {
  parts: { auditQty: number; auditPrice: number; auditAmount: number }[];
  labour: { auditHours: number; auditHourCost: number }[];
  auditPartsAmount: number;
  auditHourCost: number;
  auditTravelFee: number;
  auditOtherFee: number;
  auditTotal: number;
};

/**
 * Approved amounts. A line without an own figure is approved as claimed; every line of a refused fault becomes 0.
 * `auditTravelFee` and `auditOtherFee` default to what was claimed.
 */
export function approvedAmounts(
  claim: {
    faults: readonly Fault[];
    parts: readonly Part[];
    labour: readonly Labour[];
    travelFee: number;
    otherFee: number;
    auditTravelFee?: number | null;
    auditOtherFee?: number | null;
  },
  rates: Pick<ClaimRates, 'hourRate' | 'handlingPct'>,
): ApprovedAmounts {
  const refused = new Set(claim.faults.filter((fault) => fault.auditResult === 'no_pass').map((fault) => fault.id));
  const parts = claim.parts.map((part) => {
    const auditQty = refused.has(part.bugId) ? 0 : (part.auditQty ?? part.qty);
    const auditPrice = part.auditPrice ?? part.unitPrice ?? 0;
    return { auditQty, auditPrice, auditAmount: partAmount({ qty: auditQty, unitPrice: auditPrice }, rates.handlingPct) };
  });
  const labour = claim.labour.map((line) => {
    const auditHours = refused.has(line.bugId) ? 0 : (line.auditHours ?? line.claimHours);
    return { auditHours, auditHourCost: labourAmount(auditHours, rates.hourRate) };
  });
  const auditPartsAmount = sum(parts.map((part) => part.auditAmount));
  const auditHourCost = sum(labour.map((line) => line.auditHourCost));
  const auditTravelFee = claim.auditTravelFee ?? claim.travelFee;
  const auditOtherFee = claim.auditOtherFee ?? claim.otherFee;
  return {
    parts,
    labour,
    auditPartsAmount,
    auditHourCost,
    auditTravelFee,
    auditOtherFee,
    auditTotal: sum([auditPartsAmount, auditHourCost, auditTravelFee, auditOtherFee]),
  };
}
