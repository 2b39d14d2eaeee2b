import { slotNames } from '../../../shared/files/filesInSlots.ts';
import type { Claim } from '../store/tables.ts';

/** Every slot of a claim's photos, invoice, video and signature, in the order of the form. */
export const claimSlots = slotNames('warranty_claim');
export type ClaimSlot = (typeof claimSlots)[number];

/** Slots that must hold a file before a claim with these facts can be submitted. */
export function requiredSlots({
  header,
  faults,
  parts,
  noHours,
}: {
  header: Pick<Claim['header'], 'replaceEngine' | 'mileage'>;
  /** `photoRequired` by the fault code of the catalogue. */
  faults: readonly { bugSystem: string; photoRequired: boolean }[];
  parts: readonly { sourceType?: string | null }[];
  /** The machine has no hour meter. */
  noHours: boolean;
}): ClaimSlot[] {
  const needed: Partial<Record<ClaimSlot, boolean>> = {
    vehiclePlatePhoto: true,
    workingHoursPhoto: !noHours,
    defectivePartsPhoto: parts.length > 0 || faults.some(({ photoRequired }) => photoRequired),
    newPartsPhoto: parts.length > 0,
    enginePlatePhoto: header.replaceEngine === 'Y' || faults.some(({ bugSystem }) => bugSystem === 'engine'),
    mileagePhoto: (header.mileage ?? 0) > 0,
    invoiceScan: parts.some(({ sourceType }) => sourceType === 'local_purchase'),
  };
  return claimSlots.filter((slot) => needed[slot]);
}
