/** Until when parts may be claimed. Pure. */
import type { PartsClaimReason } from '../../../generated/types.gen.ts';
import { addDays, addMonths, daysBetween } from '../../../shared/calendarDate.ts';
import type { Parameters } from '../../../shared/parameters.ts';

/** What a deadline goes by. */
export interface Arrived {
  /** `YYYY-MM-DD` */
  arrivalDate: string;
  /** Warranty of the part; null: as usual. */
  warrantyMonths: number | null;
}

/** Parameters that set deadlines. */
export interface ClaimPeriods {
  days: number;
  qualityDays: number;
  /** Usual warranty of a part. */
  warrantyMonths: number;
}

export const periodsOf = (parameters: Pick<Parameters, 'number'>): ClaimPeriods => ({
  days: parameters.number('partsClaim.days'),
  qualityDays: parameters.number('partsClaim.qualityDays'),
  warrantyMonths: parameters.number('warranty.partsMonths'),
});

/** Last day to claim: some days after the arrival; for the quality of a part as long as it is covered, and no longer than usual. */
export function deadlineOf(reason: PartsClaimReason, { arrivalDate, warrantyMonths }: Arrived, periods: ClaimPeriods): string {
  if (reason !== 'quality') return addDays(arrivalDate, periods.days);
  const [byDays, byWarranty] = [addDays(arrivalDate, periods.qualityDays), addMonths(arrivalDate, warrantyMonths ?? periods.warrantyMonths)];
  return byDays < byWarranty ? byDays : byWarranty;
}

/** How many days after the arrival that is, for those who are told so. */
export const daysThatHold = (reason: PartsClaimReason, arrived: Arrived, periods: ClaimPeriods): number =>
  daysBetween(arrived.arrivalDate, deadlineOf(reason, arrived, periods));
