import type { Claim } from './tables.ts';

/** Every slot of a claim's photos, video and signature, in the order of the form (domain design 3.7). */
export const claimSlots = [
  'vehiclePlatePhoto',
  'workingHoursPhoto',
  'defectivePartsPhoto',
  'newPartsPhoto',
  'enginePlatePhoto',
  'mileagePhoto',
  'video',
  'signature',
] as const;
export type ClaimSlot = (typeof claimSlots)[number];

/** Slots that must hold a file before a claim with these facts can be submitted. */
export function requiredSlots({
  header,
  faults,
  parts,
}: {
  header: Pick<Claim['header'], 'replaceEngine' | 'mileage'>;
  faults: readonly { bugSystem: string }[];
  parts: readonly unknown[];
}): ClaimSlot[] {
  const needed: Partial<Record<ClaimSlot, boolean>> = {
    vehiclePlatePhoto: true,
    workingHoursPhoto: true,
    defectivePartsPhoto: parts.length > 0,
    newPartsPhoto: parts.length > 0,
    enginePlatePhoto: header.replaceEngine === 'Y' || faults.some(({ bugSystem }) => bugSystem === 'engine'),
    mileagePhoto: (header.mileage ?? 0) > 0,
  };
  return claimSlots.filter((slot) => needed[slot]);
}
