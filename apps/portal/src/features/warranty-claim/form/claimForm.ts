import type { ClaimDetailLine, ClaimFault, ClaimPartLine, ClaimType, WarrantyClaim } from '@harrow/api-client';

/** Some fields of a record as they are being edited: null while they are empty. */
type Editable<Of, Field extends keyof Of> = { readonly [Name in Field]: Of[Name] | null };

/** Of the line itself, or of the fault above it; the fault is given where the line is put below it. */
type Identity = 'id' | 'bugId' | 'bugNo';

/** A labour line as it is being edited. `id` is temporary until the line is saved. */
export type LabourRow = Editable<ClaimDetailLine, Exclude<keyof ClaimDetailLine, Identity | 'hourCost'>> & { readonly id: string };

/** A part line as it is being edited. `id` is temporary until the line is saved. */
export type PartRow = Editable<ClaimPartLine, Exclude<keyof ClaimPartLine, Identity | 'amount' | 'supplierCode' | 'sourceType_dictText'>> & {
  readonly id: string;
};

/** Fields of a fault that follow from its lines or from the catalogue. */
type ComputedOfFault = 'causalPartCode' | 'bugAmount' | 'supplierCode' | `workCode${1 | 2 | 3 | 4 | 5 | 6}` | `${string}_dictText`;

/** A fault as it is being edited. `id` is temporary until it is saved, `bugNo` is null before. */
export type FaultRow = Editable<ClaimFault, Exclude<keyof ClaimFault, 'id' | ComputedOfFault>> & { readonly id: string };

/** A fault with the lines below it, as the page shows it. */
export interface Fault extends FaultRow {
  labour: readonly LabourRow[];
  parts: readonly PartRow[];
}

/** The lists of a claim as its form holds them. */
export interface ClaimLists {
  bugList: readonly FaultRow[];
  detailList: readonly (LabourRow & { readonly bugId: string })[];
  partsList: readonly (PartRow & { readonly bugId: string })[];
}

/** The faults in their order, each with its lines. */
export const faultsOf = ({ bugList, detailList, partsList }: ClaimLists): readonly Fault[] =>
  bugList.map((fault) => ({
    ...fault,
    labour: detailList.filter(({ bugId }) => bugId === fault.id),
    parts: partsList.filter(({ bugId }) => bugId === fault.id),
  }));

/** Occasion of a new claim: a machine, a claim type, a failed item of its arrival inspection, a campaign with the work it pays. */
export type ClaimOccasion = Partial<Pick<WarrantyClaim, 'claimType'> & Editable<WarrantyClaim, 'vin' | 'pdiItemId' | 'campaignNo'> & ClaimLists>;

/** Initial values of a new claim. */
export function newClaim(occasion: ClaimOccasion = {}): ClaimOccasion & { replaceEngine: 'N' } {
  const claimType: ClaimType = 'normal';
  return { claimType, replaceEngine: 'N', ...occasion };
}
