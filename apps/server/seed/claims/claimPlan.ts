import type { ClaimType, WarrantyClaimInput } from '../../src/generated/types.gen.ts';
import { dealers } from '../organisations/organisations.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import type { Feature, Outcome } from './claimMix.ts';
import type { DealerLanguage } from './claimTexts.ts';
import type { ComposedFault } from './composeFault.ts';

/** A claim as it will be typed, handed in and reviewed. */
export type ClaimPlan = {
  outcome: Outcome;
  feature?: Feature | undefined;
  /** Login name of the clerk. */
  clerk: string;
  dealerCode: string;
  vehicle: DemoVehicle;
  claimType: ClaimType;
  /** Day of the save, and of the first submit unless it stays a draft. */
  day: string;
  failureDate: string;
  repairDate: string;
  input: WarrantyClaimInput;
  faults: ComposedFault[];
  /** A draft for which nobody has taken photos yet. */
  withoutPhotos?: boolean;
  /** An earlier claim whose photo of the defective part is handed in again. */
  reusesPhotoOf?: ClaimPlan;
};

/** Names a claim before it has a number. */
export const keyOf = ({ vehicle, failureDate, claimType }: ClaimPlan): string => `${vehicle.vin} ${failureDate} ${claimType}`;

/** Outcomes after which nothing happens any more. */
const closedOutcomes: readonly Outcome[] = ['settled', 'refused', 'given_up'];

export const isClosed = ({ outcome }: ClaimPlan): boolean => closedOutcomes.includes(outcome);

/** The language in which a dealer's people write. */
export function languageOf(dealerCode: string): DealerLanguage {
  const dealer = dealers.find((candidate) => candidate.dealerCode === dealerCode);
  if (!dealer) throw new RangeError(`unknown dealer ${dealerCode}`);
  return dealer.language;
}
