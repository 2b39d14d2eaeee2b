import type { WarrantyClaim } from '@harrow/api-client';
import { labourAmount, partAmount, sum, travelAmount } from '@harrow/validation';
import type { Fault, LabourRow, PartRow } from './claimForm.ts';

/** Rates that the server adds to the lines; null while unknown. */
export interface ClaimRates {
  /** Per km, in the claim's currency. */
  travelRate: number | null;
  /** Percent added to parts. */
  handlingPct: number | null;
  /** Per hour; lines that the server has priced carry the one they had. */
  hourRate: number | null;
}

export interface ClaimTotals {
  parts: number | null;
  labour: number | null;
  travel: number | null;
  other: number | null;
  total: number | null;
}

/** Amount of a part line with handling, or null while its price or the handling is unknown. */
export const partCost = ({ qty, unitPrice }: Pick<PartRow, 'qty' | 'unitPrice'>, handlingPct: number | null): number | null =>
  qty === null || unitPrice === null || handlingPct === null ? null : partAmount({ qty, unitPrice }, handlingPct);

/** Amount of a labour line, or null while its hours or the rate are unknown. */
export const labourCost = ({ claimHours, hourRate }: Pick<LabourRow, 'claimHours' | 'hourRate'>, rate: number | null): number | null => {
  const perHour = rate ?? hourRate;
  return claimHours === null || perHour === null ? null : labourAmount(claimHours, perHour);
};

/** Sum of the known amounts; null if there are amounts and all are unknown. */
function sumKnown(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 && amounts.length > 0 ? null : sum(known);
}

const times = (amount: number | null, rate: number | null): number | null =>
  amount === null || amount === 0 ? 0 : rate === null ? null : travelAmount(amount, rate);

/**
 * Amounts of the claim as typed so far: each line rounded, then summed. A preview; the server's word is final.
 */
export function claimedTotals(
  faults: readonly Pick<Fault, 'labour' | 'parts'>[],
  { mileage, otherFee }: Pick<WarrantyClaim, 'mileage' | 'otherFee'>,
  rates: ClaimRates,
): ClaimTotals {
  const parts = sumKnown(faults.flatMap((fault) => fault.parts.map((row) => partCost(row, rates.handlingPct))));
  const labour = sumKnown(faults.flatMap((fault) => fault.labour.map((row) => labourCost(row, rates.hourRate))));
  const travel = times(mileage, rates.travelRate);
  const other = otherFee ?? 0;
  return { parts, labour, travel, other, total: sumKnown([parts, labour, travel, other]) };
}

/** Amount of one fault as typed so far; null while unknown. */
export const faultAmount = (fault: Pick<Fault, 'labour' | 'parts'>, rates: ClaimRates): number | null =>
  sumKnown([...fault.parts.map((row) => partCost(row, rates.handlingPct)), ...fault.labour.map((row) => labourCost(row, rates.hourRate))]);
