/** Requirements of a policy at its submission. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { emptySlot } from '../../../shared/files/emptySlot.ts';
import { addDays, daysBetween } from '../../../shared/calendarDate.ts';
import type { Coded, InvalidField } from '../../../shared/refusal/refusal.ts';
import { latestOf, mayBeInForce, type Policy } from '../reading/policies.ts';
import type { InsuranceHeader } from '../tables.ts';

/** Slots of services, which lie in the same table. */
export const serviceSlots = ['hourMeterPhoto', 'workPhoto', 'customerSignature', 'oilPhoto'] as const;

/** Slots for files, in their order. */
export const insuranceSlots = ['policyScan', 'vehicleLicence', 'platePhoto'] as const;
export const requiredInsuranceSlots: readonly string[] = ['policyScan'];

export interface SubmitFacts {
  /** Other policies of the machine and of the same type. */
  others: readonly Policy[];
  deliveryDate: string | null;
  /** Number of the document that has the same policy of the same insurer. */
  samePolicy: string | null;
  files: ReadonlyMap<string, number>;
}

/** @returns everything that is wrong, and what has to be confirmed */
export function checkSubmit(header: InsuranceHeader, { others, deliveryDate, samePolicy, files }: SubmitFacts): { errors: InvalidField[]; warnings: Coded[] } {
  const { policyStart: start, policyEnd: end, policyNo } = header;
  const errors: InvalidField[] = missingFields('InsuranceInput', header);
  if (header.premium !== null && header.premium <= 0) errors.push({ field: 'premium', code: 'E-015' });
  if (samePolicy !== null) errors.push({ field: 'policyNo', code: 'E-018', params: { field: 'policyNo', value: policyNo ?? '' } });
  errors.push(...requiredInsuranceSlots.filter((slot) => !files.get(slot)).map(emptySlot));
  const warnings: Coded[] = [];
  if (start !== null && end !== null) {
    const holding = others.filter(mayBeInForce);
    const before = latestOf(holding);
    const overlapping = holding.find((one) => (one.policyStart ?? '') <= end && (one.policyEnd ?? '') >= start);
    const isFirst = header.insuranceType === 'third_party' && holding.length === 0;
    if (end <= start) errors.push({ field: 'policyEnd', code: 'E-261' });
    else if (overlapping)
      errors.push({
        field: 'policyStart',
        code: 'E-260',
        params: { no: overlapping.policyNo ?? overlapping.insuranceNo, from: overlapping.policyStart ?? '', to: overlapping.policyEnd ?? '' },
      });
    else if (isFirst && deliveryDate !== null && (start > deliveryDate || end < deliveryDate)) errors.push({ field: 'policyStart', code: 'E-232' });
    const gap = before?.policyEnd ? daysBetween(addDays(before.policyEnd, 1), start) : 0;
    if (before && gap > 0) warnings.push({ code: 'W-262', params: { n: gap, no: before.policyNo ?? before.insuranceNo } });
  }
  return { errors, warnings };
}
