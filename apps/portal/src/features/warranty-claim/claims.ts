import {
  type BatchResult,
  resultOf,
  type WarrantyClaimReviewLines,
  warrantyClaimsAdjust,
  warrantyClaimsDetail,
  warrantyClaimsList,
  warrantyClaimsRemove,
  warrantyClaimsSave,
  type WarrantyClaimInput,
  type WarrantyClaimsListData,
  warrantyClaimsStartReview,
  warrantyClaimsStatusCounts,
  warrantyClaimsTotals,
  type WarrantyClaimsTotalsData,
} from '@harrow/api-client';
import { type Seen, writeHeaders } from '../../documents/actions/documentCalls.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of warranty claims. */
export const claims = resource('warrantyClaim', {
  // Filters come from the address as plain texts; the server judges them.
  list: (query, signal) => resultOf(warrantyClaimsList({ query: query as WarrantyClaimsListData['query'], signal })),
  detail: (id, signal) => resultOf(warrantyClaimsDetail({ query: { id }, signal })),
  save: (body: WarrantyClaimInput, { idempotencyKey, confirm }) =>
    resultOf(warrantyClaimsSave({ body, query: { confirm }, headers: { 'X-Idempotency-Key': idempotencyKey } })),
});

/** Table name under which the files of a claim are kept. */
export const attachmentTable = 'warranty_claim';

/** How many claims there are in each status. */
export const claimCounts = statusCounts(claims.key, (signal) => resultOf(warrantyClaimsStatusCounts({ signal })));

export const sumUpClaims: SumUp = (asked, signal) => resultOf(warrantyClaimsTotals({ query: asked as WarrantyClaimsTotalsData['query'], signal }));

export const startReview = ({ id, version }: Seen): Promise<unknown> => resultOf(warrantyClaimsStartReview({ body: { id, version }, headers: writeHeaders() }));

export const adjustClaim = ({ id, version }: Seen, lines: WarrantyClaimReviewLines, internalNote: string): Promise<unknown> =>
  resultOf(warrantyClaimsAdjust({ body: { id, version, lines, internalNote: internalNote.trim() || null }, headers: writeHeaders() }));

/** @param dryRun only says which of them can be deleted, and why the others cannot */
export const deleteClaims = (ids: string[], dryRun = false): Promise<BatchResult> =>
  resultOf(warrantyClaimsRemove({ query: { ids: ids.join(','), ...(dryRun && { dryRun: '1' }) }, headers: writeHeaders() }));
