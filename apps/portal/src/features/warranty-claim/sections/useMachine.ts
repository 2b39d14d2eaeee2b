import type { VehicleLookup, WarrantyClaim } from '@harrow/api-client';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useMachine, useValue } from '../claimKind.ts';

/** Facts of a machine on the page, from the look-up or from the claim. */
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

export const fromLookup = (found: VehicleLookup): Machine => ({
  ...found,
  productName: [found.secondProduct_dictText, found.thirdProduct_dictText, found.fourthProduct_dictText].filter(Boolean).join(' · '),
});

/** The machine as it was when the claim was saved. */
const machineOf = (claim: WarrantyClaim): Machine => ({ ...claim, crossDealer: claim.crossDealer === 'Y' });

/** The claim can show its machine as it remembers it: never another one. */
export function useRemembered(claim: WarrantyClaim | undefined): Machine | undefined {
  const { readOnly } = useOpenForm();
  const vin = useValue('vin');
  return claim && (readOnly || vin === claim.vin) ? machineOf(claim) : undefined;
}

/** The machine as it is now; until it is found, as the claim remembers it. */
export function useMachineOf(claim: WarrantyClaim | undefined): Machine | undefined {
  const { readOnly } = useOpenForm();
  const remembered = useRemembered(claim);
  const found = useMachine()?.vehicle;
  return !readOnly && found ? fromLookup(found) : remembered;
}
