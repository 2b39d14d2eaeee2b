/** Cost and cover of an extension. Pure. */
import { multiply, sum } from '@harrow/validation';
import { addDays, addMonths, lastDayOf } from '../../../shared/calendarDate.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { OfferedPlan } from '../../extend-plan/service.ts';
import type { ExtensionHeader } from '../tables.ts';

/** The base warranty that is extended. */
export interface BaseCover {
  deliveryDate: string;
  warrantyEndDate: string;
  warrantyHours: number | null;
}

/** The last day to apply: so many months after the delivery, and never after the base warranty. */
export function applyUntilOf({ deliveryDate, warrantyEndDate }: BaseCover, parameters: Parameters): string {
  const last = addMonths(deliveryDate, parameters.number('extend.applyMonths'));
  return last < warrantyEndDate ? last : warrantyEndDate;
}

/** Surcharge for an application of a day. */
export function lateFeeOf(fee: number, { deliveryDate }: BaseCover, day: string, parameters: Parameters): number {
  const isLate = day > addMonths(deliveryDate, parameters.number('extend.lateFeeAfterMonths'));
  return isLate ? multiply([fee, parameters.number('extend.lateFeePct'), 0.01]) : 0;
}

/** When an extension runs: from the day after the base warranty. Without an hour meter no hours count. */
export function periodOf(
  { warrantyEndDate, warrantyHours }: BaseCover,
  { extendMonths, extendHours }: Pick<ExtensionHeader, 'extendMonths' | 'extendHours'>,
): Pick<ExtensionHeader, 'startDate' | 'endDate' | 'startHours' | 'endHours'> {
  const startDate = addDays(warrantyEndDate, 1);
  const endHours = warrantyHours === null || extendHours === null ? null : warrantyHours + extendHours;
  return { startDate, endDate: lastDayOf(startDate, extendMonths), startHours: warrantyHours, endHours };
}

/** The plan with its price on a day, for a machine. @param day `YYYY-MM-DD` */
export function termsOf(plan: OfferedPlan, cover: BaseCover, day: string, parameters: Parameters) {
  const { planCode, coverageType, months: extendMonths, hours: extendHours, fee: extensionFee, currency } = plan;
  const lateFee = lateFeeOf(extensionFee, cover, day, parameters);
  return {
    planCode,
    coverageType,
    extendMonths,
    extendHours,
    extensionFee,
    lateFee,
    totalFee: sum([extensionFee, lateFee]),
    currency,
    ...periodOf(cover, { extendMonths, extendHours }),
  };
}
