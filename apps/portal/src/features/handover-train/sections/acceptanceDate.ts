import type { HandoverTrain, VehicleLookup } from '@harrow/api-client';

interface Known {
  vin: string | null;
  /** As the look-up found it; undefined until it is found, and where nobody looks it up. */
  machine: { vehicle: Pick<VehicleLookup, 'acceptanceDate'> | null } | undefined;
  /** The sheet as it was saved. */
  handover: Pick<HandoverTrain, 'vin' | 'acceptanceDate'> | undefined;
}

/** Day on which the machine of a handover was accepted, before the sheet is saved, too; undefined while it is not known. */
export function acceptanceDate({ vin, machine, handover }: Known): string | undefined {
  if (machine) return machine.vehicle?.acceptanceDate ?? undefined;
  return handover?.vin === vin ? (handover?.acceptanceDate ?? undefined) : undefined;
}
