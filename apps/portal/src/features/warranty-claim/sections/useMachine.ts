import { isFailure, type VehicleLookup, type WarrantyClaim } from '@harrow/api-client';
import { vehiclesLookupOptions } from '@harrow/api-client/query';
import { checkVin, readVin } from '@harrow/validation/vin';
import { useQuery } from '@tanstack/react-query';

/** What the page shows of a machine, from the look-up or from what the claim remembers of it. */
export interface Machine {
  vin: string;
  productName: string;
  secondProduct: string;
  thirdProduct: string;
  fourthProduct: string;
  engineNo: string | null;
  ownerName: string | null;
  deliveryDate: string | null;
  warrantyStartDate: string | null;
  warrantyEndDate: string | null;
  warrantyMonths: number | null;
  warrantyHours: number | null;
  extendEndDate: string | null;
  crossDealer: boolean;
  /** It has no hour meter. */
  noHours: boolean;
  /** Known from the look-up only. */
  currentHours?: number | null;
  openCampaigns?: number;
}

const fromLookup = (found: VehicleLookup): Machine => ({
  ...found,
  productName: [found.secondProduct_dictText, found.thirdProduct_dictText, found.fourthProduct_dictText].filter(Boolean).join(' · '),
});

/** The machine as it was when the claim was saved. */
export const machineOf = (claim: WarrantyClaim): Machine => ({ ...claim, crossDealer: claim.crossDealer === 'Y' });

/** Why there is no machine to show yet. */
export type MachineSearch =
  | { state: 'none' | 'malformed' | 'searching' | 'unknown' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; machine: Machine };

/** Looks a machine up by its full VIN, as soon as the VIN is well formed. */
export function useMachine(vin: string | null, enabled: boolean): MachineSearch {
  const wanted = readVin(vin ?? '');
  const wellFormed = checkVin(wanted).ok;
  const query = useQuery({
    ...vehiclesLookupOptions({ query: { vin: wanted } }),
    select: ({ result }) => result,
    enabled: enabled && wellFormed,
    retry: false,
    staleTime: 60_000,
  });
  if (wanted === '') return { state: 'none' };
  if (!wellFormed) return { state: 'malformed' };
  if (query.data) return { state: 'found', machine: fromLookup(query.data) };
  if (query.isPending) return { state: 'searching' };
  // A refusal (E-012) is an answer: no such machine. Anything else may be worth another try.
  return isFailure(query.error, 'refused') || isFailure(query.error, 'notFound')
    ? { state: 'unknown' }
    : { state: 'failed', retry: () => void query.refetch() };
}
