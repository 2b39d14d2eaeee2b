/** How the approval calls, the logs and the inbox reach a kind of document. */
import { sql } from 'kysely';
import type { Operations } from '../generated/operations.gen.ts';
import type { BatchResult } from '../shared/batch/batch.ts';
import type { LoggedRecord } from '../shared/change-log/loggedRecord.ts';
import type { Context } from '../shared/context.ts';
import { invalid } from '../shared/refusal/refusal.ts';
import { isVisible } from '../shared/scope/scope.ts';
import { checkModel } from '../shared/contract/validators.ts';
import { actOnAll } from './actOnAll.ts';
import type { AnyKind, DocumentKind, StoredDocument } from './kind.ts';
import { allowedActions } from './workflow.ts';

export type SubmitRequest = Omit<Operations['approvalsSubmit']['data']['body'], 'docType' | 'id' | 'ids'> & {
  ids: string[];
  confirm: boolean;
  dryRun: boolean;
};
export type CheckRequest = Omit<Operations['approvalsCheckSubmit']['data']['body'], 'docType'> & { confirm: boolean; dryRun: boolean };

/** Columns of the inbox that are read from the document itself; the others are stored in `todo`. */
export interface TodoDetails {
  version: number;
  /** Subject of the document, e.g. its first fault, in the user's language. */
  subject: string | null;
  /** User who has opened it for review; null: none. */
  reviewer: string | null;
  /** Amount approved so far, for the maker; null before a reviewer has adjusted it. */
  auditTotal: number | null;
  allowedActions: string[];
}

export interface DocumentType extends LoggedRecord {
  readonly kind: AnyKind;
  submit(context: Context, request: SubmitRequest): Promise<BatchResult>;
  check(context: Context, request: CheckRequest): Promise<BatchResult>;
  /** Details of the documents on a page of the inbox, by id. */
  todoDetails(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, TodoDetails>>;
}

export type DocumentTypes = ReadonlyMap<string, DocumentType>;

/** Subject of a document, from several facts; null if none is known. */
export const joined = (...facts: readonly (string | null)[]): string | null => facts.filter(Boolean).join(' · ') || null;

/** Details for the inbox that follow from the rows of a kind and its workflow. @param shown subject and reviewer of a row */
export const detailsOf =
  <Row extends StoredDocument>(
    kind: DocumentKind<Row, never, never, never> | AnyKind,
    shown: (row: Row) => Pick<TodoDetails, 'subject' | 'reviewer'>,
  ): DocumentType['todoDetails'] =>
  async (context, ids) => {
    const { workflow, table, states } = kind as AnyKind;
    const stateOf = await states(context);
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where id = any(${[...ids]}::char(32)[])`.execute(context.db);
    return new Map(
      rows.map((row) => [
        row.id,
        { version: row.version, ...shown(row), auditTotal: null, allowedActions: allowedActions(workflow, context.user, stateOf(row)) },
      ]),
    );
  };

/** The action of the workflow that a result of a review stands for; `no_pass` with `rejectType=final` refuses for good. */
const reviewAction = ({ action, rejectType }: CheckRequest): string =>
  action === 'no_pass' ? (rejectType === 'final' ? 'refuse' : 'noPass') : action === 'audit_succeeded' ? 'auditSucceeded' : action;

/** Checks the lines of a review against the model of the kind. */
function mustBeReviewLines({ reviewLines }: AnyKind, lines: unknown): void {
  if (reviewLines === undefined) throw invalid([{ field: 'lines', code: 'contract.unknown' }]);
  checkModel(reviewLines, 'lines', lines);
}

/**
 * A kind of document for those who work with all kinds.
 * @param reading who may read its logs, and what the inbox shows; visible by scope unless said otherwise
 */
export const documentType = (
  kind: AnyKind,
  reading: Pick<LoggedRecord, 'permission' | 'hiddenFields'> & Partial<Pick<DocumentType, 'visible' | 'todoDetails'>>,
): DocumentType => ({
  kind,
  docType: kind.docType,
  visible: (context, id) => isVisible(context, kind, id),
  todoDetails: () => Promise.resolve(new Map()),
  ...reading,
  submit: (context, { action = 'submit', ...request }) => actOnAll(context, kind, action, request, { alone: true }),
  async check(context, { action: _action, rejectType, ...request }) {
    const { ids, lines, marks } = request;
    if (ids.length > 1 && (lines || marks)) throw invalid([{ field: lines ? 'lines' : 'marks', code: 'E-014' }]);
    if (lines) mustBeReviewLines(kind, lines);
    const action = reviewAction({ ...request, action: _action, ...(rejectType && { rejectType }) });
    // A review that sends back or refuses says so in the log; other results have no type.
    const type = action === 'refuse' ? 'final' : action === 'noPass' ? 'return' : null;
    return actOnAll(context, kind, action, { ...request, rejectType: type }, { alone: true });
  },
});
