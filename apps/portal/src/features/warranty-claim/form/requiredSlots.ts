import type { WarrantyClaim } from '@harrow/api-client';
import type { warrantyClaimSlots } from '@harrow/api-client/slots';
import type { Fault } from './claimForm.ts';

type PhotoSlot = keyof typeof warrantyClaimSlots;

/** Fields of a claim that decide which photos it needs. */
interface Photographed extends Pick<WarrantyClaim, 'mileage'> {
  faults: readonly Pick<Fault, 'bugSystem' | 'photoRequired' | 'parts'>[];
  replaceEngine: WarrantyClaim['replaceEngine'] | null;
}

/**
 * Slots that the claim as typed will need to be submitted, so that the user sees them before saving.
 * Only a hint: the server decides.
 * @param noHours the machine has no hour meter
 */
export function requiredSlots({ faults, replaceEngine, mileage }: Photographed, noHours: boolean): PhotoSlot[] {
  const hasParts = faults.some(({ parts }) => parts.length > 0);
  const needed: [PhotoSlot, boolean][] = [
    ['vehiclePlatePhoto', true],
    ['workingHoursPhoto', !noHours],
    ['defectivePartsPhoto', hasParts || faults.some(({ photoRequired }) => photoRequired === 'Y')],
    ['newPartsPhoto', hasParts],
    ['enginePlatePhoto', replaceEngine === 'Y' || faults.some(({ bugSystem }) => bugSystem === 'engine')],
    ['mileagePhoto', (mileage ?? 0) > 0],
    ['invoiceScan', faults.some(({ parts }) => parts.some(({ sourceType }) => sourceType === 'local_purchase'))],
  ];
  return needed.filter(([, isNeeded]) => isNeeded).map(([slot]) => slot);
}
