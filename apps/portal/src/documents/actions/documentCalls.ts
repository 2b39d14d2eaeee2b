import { approvalsCheckSubmit, type ApprovalsCheckSubmitData, approvalsSubmit, type ApprovalsSubmitData, type BatchResult, resultOf } from '@harrow/api-client';
import { writeHeaders } from '../../shared/calls/callsOf.ts';
import { single } from '../../shared/calls/notDone.ts';
import type { Trial } from '../../shared/calls/previewed.ts';

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

export type DocType = ApprovalsCheckSubmitData['body']['docType'];
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

/** The same step for several documents. */
export const decideDocuments = (docType: DocType, ids: string[], action: Decision['action'], trial: Trial = {}, words: Words = {}): Promise<BatchResult> =>
  resultOf(approvalsCheckSubmit({ body: { docType, ids, action, ...words }, query: trial, headers: writeHeaders() }));

/** Hands several documents in, or takes them back. */
export const submitDocuments = (docType: DocType, ids: string[], action: 'submit' | 'withdraw', trial: Trial = {}): Promise<BatchResult> =>
  resultOf(approvalsSubmit({ body: { docType, ids, action }, query: trial, headers: writeHeaders() }));
