import {
  resultOf,
  warrantyClaimsDetail,
  warrantyClaimsList,
  warrantyClaimsSave,
  type WarrantyClaimInput,
  type WarrantyClaimsListData,
} from '@harrow/api-client';
import { resource } from '../../shared/resource.ts';

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
