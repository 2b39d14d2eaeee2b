import {
  resultOf,
  type WarrantyClaim,
  type WarrantyClaimInput,
  type WarrantyClaimItem,
  warrantyClaimsAdjust,
  warrantyClaimsChargeBack,
  warrantyClaimsConfirmChargeBack,
  warrantyClaimsDetail,
  warrantyClaimsList,
  warrantyClaimsRefuseChargeBack,
  warrantyClaimsRemove,
  warrantyClaimsSave,
  warrantyClaimsStartReview,
  warrantyClaimsStatusCounts,
  warrantyClaimsTotals,
  type WarrantyClaimsTotalsData,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { claimListDefaults, claimStatuses } from './claimStatus.ts';

/** The calls of warranty claims. */
export const claims = resource<WarrantyClaimItem, WarrantyClaim, WarrantyClaimInput>('warrantyClaim', {
  list: listOf(warrantyClaimsList),
  detail: detailOf(warrantyClaimsDetail),
  save: saveOf(warrantyClaimsSave),
});

/** Table name under which the files of a claim are kept. */
export const attachmentTable = 'warranty_claim';

/** Number of claims in each status. */
const claimCounts = statusCounts(claims.key, warrantyClaimsStatusCounts);

export const sumUpClaims: SumUp = async (asked, signal) => {
  const { sums, capped } = await resultOf(warrantyClaimsTotals({ query: asked as WarrantyClaimsTotalsData['query'], signal }));
  return { capped, sums: sums.map(({ supplierRecoveryAmount: share, ...sum }) => ({ ...sum, ...(share && { share }) })) };
};

export const startReview = writeOf(warrantyClaimsStartReview);
export const adjustClaim = writeOf(warrantyClaimsAdjust);
export const chargeBack = writeOf(warrantyClaimsChargeBack);
export const confirmChargeBack = writeOf(warrantyClaimsConfirmChargeBack);
export const refuseChargeBack = writeOf(warrantyClaimsRefuseChargeBack);

/** Warranty claims; first those that wait for the user's side. */
export const claimListing = {
  resource: claims,
  address: '/service/warrantyClaim',
  statuses: { order: claimStatuses, counts: claimCounts },
  defaults: claimListDefaults,
  isPrintable: true,
  ...deletionOf(warrantyClaimsRemove),
} satisfies DocumentListing<WarrantyClaimItem>;
