import type { WarrantyClaim, WarrantyClaimInput } from '@harrow/api-client';
import type { DocumentFormKind, DocumentFormState } from '../../../documents/form/useDocumentForm.ts';
import { claims } from '../claims.ts';
import { changedClaimLines, lineKinds } from './lines/changedLines.ts';
import { type ClaimEdit, editClaim } from './claimEdits.ts';
import { placeErrors, type PlacedError } from './claimErrors.ts';
import { type ClaimForm, fromClaim, type LinePositions, toInput } from './claimForm.ts';

export type ClaimFormState = DocumentFormState<ClaimForm, PlacedError, ClaimEdit>;

/** How claims are edited. */
export const claimFormKind: DocumentFormKind<WarrantyClaim, ClaimForm, WarrantyClaimInput, LinePositions, PlacedError, ClaimEdit> = {
  resource: claims,
  fromDocument: fromClaim,
  toInput,
  placeErrors,
  edit: editClaim,
  lineKinds,
  changedLines: changedClaimLines,
  // Settlement data of the dealer.
  warningsAboutMasters: ['W-216', 'settlement.missing'],
};
