import {
  approvalsCheckSubmit,
  type ApprovalsCheckSubmitData,
  approvalsSubmit,
  type BatchResult,
  newIdempotencyKey,
  resultOf,
  type WarrantyClaimReviewLines,
  warrantyClaimsAdjust,
  warrantyClaimsRemove,
  warrantyClaimsStartReview,
} from '@harrow/api-client';

/** A claim as the user has seen it: somebody else's change in between is refused (E-001). */
export interface Seen {
  id: string;
  version: number;
}

const headers = (): { 'X-Idempotency-Key': string } => ({ 'X-Idempotency-Key': newIdempotencyKey() });

/** A batch of one says why it failed in its only entry: made the error that a single call would be. */
export class NotDone extends Error {
  override readonly name = 'NotDone';
}

async function single(call: Promise<BatchResult>): Promise<void> {
  const { failed } = await call;
  if (failed[0]) throw new NotDone(failed[0].text);
}

export const submitClaim = ({ id, version }: Seen, action: 'submit' | 'withdraw' | 'giveUp', confirm?: '1'): Promise<void> =>
  single(resultOf(approvalsSubmit({ body: { docType: 'warrantyClaim', id, version, action }, query: { confirm }, headers: headers() })));

type Decision = Omit<ApprovalsCheckSubmitData['body'], 'docType' | 'ids' | 'version'>;

/** @param query `dryRun` only runs the checks */
export const decideClaim = ({ id, version }: Seen, decision: Decision, query: { confirm?: '1'; dryRun?: '1' } = {}): Promise<void> =>
  single(resultOf(approvalsCheckSubmit({ body: { docType: 'warrantyClaim', ids: [id], version, ...decision }, query, headers: headers() })));

export const startReview = ({ id, version }: Seen): Promise<unknown> => resultOf(warrantyClaimsStartReview({ body: { id, version }, headers: headers() }));

export const adjustClaim = ({ id, version }: Seen, lines: WarrantyClaimReviewLines, internalNote: string): Promise<unknown> =>
  resultOf(warrantyClaimsAdjust({ body: { id, version, lines, internalNote: internalNote.trim() || null }, headers: headers() }));

/** @param dryRun only says which of them can be deleted, and why the others cannot */
export const deleteClaims = (ids: string[], dryRun = false): Promise<BatchResult> =>
  resultOf(warrantyClaimsRemove({ query: { ids: ids.join(','), ...(dryRun && { dryRun: '1' }) }, headers: headers() }));

/** What can be done with several claims at once. */
export type BatchAction = 'pass' | 'audit_succeeded';

/** @param dryRun only says what would be done. */
export function batchClaims(action: BatchAction, ids: string[], dryRun: boolean): Promise<BatchResult> {
  const query = { dryRun: dryRun ? '1' : undefined } as const;
  return resultOf(approvalsCheckSubmit({ body: { docType: 'warrantyClaim', ids, action }, query, headers: headers() }));
}
