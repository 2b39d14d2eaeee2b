import { approvalsCheckSubmit, type ApprovalsCheckSubmitData, approvalsSubmit, type ApprovalsSubmitData, type BatchResult, resultOf } from '@harrow/api-client';
import { writeHeaders } from '../../shared/calls/callsOf.ts';
import { single } from '../../shared/calls/notDone.ts';

/** A document in the version that the user has seen: if another user has changed it since, the call is refused (E-001). */
export interface Seen {
  id: string;
  version: number;
}
/** Answer to a save: the document in its new version, with warnings where its kind gives any. */
export interface SavedDocument extends Seen {
  warnings?: readonly { text: string }[];
}
export const seen = ({ id, version }: Seen): Seen => ({ id, version });

type DocType = ApprovalsCheckSubmitData['body']['docType'];
/** A reviewer's reason for a decision. */
export type Words = Pick<Decision, 'rejectReason' | 'opinion'>;
/** Decisions by the names of allowed actions, as the call takes them. */
export const decisionActions = { pass: 'pass', auditSucceeded: 'audit_succeeded', noPass: 'no_pass' } as const;

type Decision = Omit<ApprovalsCheckSubmitData['body'], 'docType' | 'ids' | 'version'>;

/** Hands a document in, takes it back, or gives it up. */
export const submitDocument = (docType: DocType, { id, version }: Seen, action: ApprovalsSubmitData['body']['action'], confirm?: '1'): Promise<void> =>
  single(resultOf(approvalsSubmit({ body: { docType, id, version, action }, query: { confirm }, headers: writeHeaders() })));

/** A step of the review. @param query `dryRun` only runs the checks */
export const decideDocument = (docType: DocType, { id, version }: Seen, decision: Decision, query: { confirm?: '1'; dryRun?: '1' } = {}): Promise<void> =>
  single(resultOf(approvalsCheckSubmit({ body: { docType, ids: [id], version, ...decision }, query, headers: writeHeaders() })));

/** The same step for several documents. @param dryRun only reports the outcome for each */
export const decideDocuments = (docType: DocType, ids: string[], action: Decision['action'], dryRun: boolean, words: Words = {}): Promise<BatchResult> =>
  resultOf(approvalsCheckSubmit({ body: { docType, ids, action, ...words }, query: { dryRun: dryRun ? '1' : undefined }, headers: writeHeaders() }));
