/** Requirements of an application at its submission. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { emptySlot } from '../../../shared/files/emptySlot.ts';
import { slotNames } from '../../../shared/files/filesInSlots.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { ExtensionHeader } from '../tables.ts';

/** Slots for files, in their order. */
export const extensionSlots = slotNames('extend_insurance');

/** The proof of a transfer may follow until it is paid. */
export const lateSlots: readonly string[] = ['paymentProof'];

/** Slots that have to be filled in the end. */
export const requiredSlots = ({ noHours, payMethod }: Pick<ExtensionHeader, 'noHours' | 'payMethod'>): string[] => [
  ...(noHours === 'Y' ? [] : ['hourMeterPhoto']),
  'machinePhoto',
  'contractScan',
  ...(payMethod === 'transfer' ? ['paymentProof'] : []),
];

export interface SubmitFacts {
  /** Where the user is, `YYYY-MM-DD`. */
  today: string;
  warrantyHours: number | null;
  /** Highest reading of the hour meter by other documents. */
  lastHours: number | null;
  files: ReadonlyMap<string, number>;
}

/** @returns everything that is wrong with an application; its plan and price are checked beside it */
export function checkSubmit(header: ExtensionHeader, { today, warrantyHours, lastHours, files }: SubmitFacts): InvalidField[] {
  const { round, applyUntil, operatingHours: hours, noHours, extensionFee } = header;
  const errors = missingFields('ExtendInsuranceInput', header);
  if (round === 0 && today > applyUntil) errors.push({ field: 'vin', code: 'E-240' });
  if (extensionFee === 0) errors.push({ field: 'planCode', code: 'E-301' });
  if (noHours === 'N' && hours === null) errors.push({ field: 'operatingHours', code: 'E-013' });
  if (hours !== null && warrantyHours !== null && hours > warrantyHours)
    errors.push({ field: 'operatingHours', code: 'E-211', params: { h: hours, w: warrantyHours } });
  if (hours !== null && lastHours !== null && hours < lastHours) errors.push({ field: 'operatingHours', code: 'E-212', params: { h: lastHours } });
  const missing = requiredSlots(header).filter((slot) => !lateSlots.includes(slot) && !files.get(slot));
  return [...errors, ...missing.map(emptySlot)];
}
