/** Takes documents through actions of their workflow. Nothing else changes a status. */
import { sql } from 'kysely';
import { writeApprovalStep } from '../shared/approval/approvalLog.ts';
import { type BatchResult, runBatch } from '../shared/batch/batch.ts';
import { changesBetween, writeChangeLog } from '../shared/change-log/changeLog.ts';
import { type Context, transact, type TrxContext } from '../shared/context.ts';
import { json } from '../shared/database/database.ts';
import { together } from '../shared/database/together.ts';
import { refuse } from '../shared/refusal/refusal.ts';
import { isInScope } from '../shared/scope/scope.ts';
import type { CurrentUser } from '../shared/session/currentUser.ts';
import { type ActionInput, type AnyKind, type DocumentKind, effectOf, statusOf, type StoredDocument, transitionOf } from './kind.ts';
import { writeTodo } from './todo/writeTodo.ts';
import { mustAllow, mustGiveReason, mustHold, systemName, type WorkflowState } from './workflow.ts';
import { asOfNow, mustServe, type WhenSuspended } from '../shared/workflow/dealerGate.ts';
import { mustBeCurrent } from '../shared/version.ts';

/** Documents of a kind that are not deleted and that the user may see; the system sees all, also what is its author's alone. */
const inScopeOf = (kind: AnyKind, user: CurrentUser) =>
  sql`${sql.table(kind.table)} where ${sql.ref(`${kind.table}.delFlag`)} = 0 and ${user.username === systemName ? sql`true` : isInScope(kind, user)}`;

/** Reads and locks one document in the user's scope; E-012 when there is none: missing and foreign look the same. */
export async function lockDocument<Row extends StoredDocument>(
  { db, user }: TrxContext,
  kind: DocumentKind<Row, never, never, never> | AnyKind,
  id: string,
): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${inScopeOf(kind as AnyKind, user)} and id = ${id} for update`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  return rows[0];
}

/** The document's number for the answer of a batch; empty for one out of scope, of which nothing may be revealed. */
export async function numberOf({ db, user }: Context, kind: AnyKind, id: string): Promise<string> {
  const { rows } = await sql<{ no: string }>`select ${sql.ref(`${kind.table}.${kind.noColumn}`)} as no from ${inScopeOf(kind, user)} and id = ${id}`.execute(
    db,
  );
  return rows[0]?.no ?? '';
}

/**
 * Takes one document through one action, in one transaction: locks it, checks scope (E-012), the row of the workflow
 * (`mustAllow`), version (E-001), reason (E-006) and the action's own rules; then does its work and writes the document, the
 * approval log, the change history, what waits for whom, and the messages. Why an action is no longer possible comes before the
 * version: users who are told only that the document has changed would look for the reason in vain.
 * @returns the document as it is afterwards; in a dry run, as it is
 */
export const act = <Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  context: Context,
  kind: DocumentKind<Row, Action, State, Input>,
  action: Action,
  { id, ...input }: Input & { id: string },
): Promise<Row> =>
  transact(context, async (given) => {
    // A suspension at the same time comes before this, or after it.
    const inside = { ...given, user: await asOfNow(given) };
    const { services, user } = inside;
    const { column, dictionary } = statusOf(kind);
    const transition = transitionOf(kind, action);
    const before = await lockDocument<Row>(inside, kind, id);
    const status = String(before[column as keyof Row]);
    const state = (await kind.states(inside))(before);
    const statusText = (): string => services.dictionaries.text(dictionary, status, user.language);
    mustAllow(transition, user, state, statusText);
    mustBeCurrent(before, input.version);
    mustGiveReason(transition, input.opinion);
    await mustServe(inside, transition.whenSuspended as WhenSuspended<never>, { ...dealerOf(before), confirm: input.confirm });
    const step = { context: inside, before, input: input as unknown as Input };
    const parts = effectOf(kind, action);
    const ready = await parts?.prepare?.(step);
    if (input.dryRun) return before;

    const to = transition.to === 'same' ? status : transition.to;
    const applied = await parts?.apply?.(step, ready);
    if (applied === null) return before;
    const changes = { ...(to === 'deleted' ? { delFlag: 1 } : { [column]: to }), ...applied };
    const after = await update<Row>(inside, kind, before, changes);
    await log(inside, kind, action, { before, changes, input });
    await writeTodo(inside, kind, before, after);
    await parts?.notify?.(step, after);
    return after;
  });

/** The dealer of a document; one of the maker's own has none. */
const dealerOf = (row: StoredDocument) => {
  const { dealerCode = '', subDealerCode = null } = row as { dealerCode?: string; subDealerCode?: string | null };
  return { dealerCode, subDealerCode };
};

/** Values that are objects or lists are stored as JSON. */
const toColumns = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).map(([column, value]) => [column, typeof value === 'object' && value !== null ? json(value) : value]));

async function update<Row extends StoredDocument>({ db, user, services }: TrxContext, kind: AnyKind, before: Row, changes: object): Promise<Row> {
  const row = await db
    .updateTable(kind.table)
    .set({ ...toColumns(changes), version: before.version + 1, updateBy: user.username, updateTime: services.now().toISOString() })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as Row;
}

/** The step in the approval log, and what changed besides. */
async function log<Row extends StoredDocument>(
  context: TrxContext,
  kind: AnyKind,
  action: string,
  { before, changes, input }: { before: Row; changes: Readonly<Record<string, unknown>>; input: ActionInput },
): Promise<void> {
  const { db, user, services } = context;
  const transition = transitionOf(kind, action);
  const { column } = statusOf(kind);
  const stored = before as Readonly<Record<string, unknown>>;
  const no = String(stored[kind.noColumn]);
  const at = services.now();
  if (transition.to === 'deleted') return;
  if (transition.logAs !== null)
    await writeApprovalStep(context, {
      docType: kind.docType,
      docId: before.id,
      docNo: no,
      action: transition.logAs ?? action,
      fromStatus: String(stored[column]),
      toStatus: String(changes[column] ?? stored[column]),
      opinion: input.opinion ?? null,
      rejectType: input.rejectType ?? null,
      rejectReason: input.rejectReason ?? null,
      at,
    });
  const silent: readonly string[] = kind.silent ?? [];
  const told = changesBetween(stored, changes).filter(({ field }) => !silent.includes(field));
  await writeChangeLog(db, { docType: kind.docType, id: before.id, no, user, changes: told, at });
}

/**
 * Takes several documents through one action, in one transaction; those that are refused stay as they were. A user who may never
 * do this gets 403 at once.
 * @throws the refusal itself where only one document was named and `alone` is set; warnings of any document
 */
export async function actOnAll<Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  context: Context,
  kind: DocumentKind<Row, Action, State, Input>,
  action: Action,
  { ids, ...input }: Omit<Input, 'id'> & { ids: readonly string[] },
  { alone = false }: { alone?: boolean } = {},
): Promise<BatchResult> {
  mustHold(transitionOf(kind, action), context.user);
  const one = (inside: Context, id: string): Promise<Row> => act(inside, kind, action, { ...(input as unknown as Input), id });
  const [only] = ids;
  if (alone && ids.length === 1 && only !== undefined) {
    await one(context, only);
    return { ok: [only], failed: [] };
  }
  return transact(context, (inside) =>
    together(inside.db, () =>
      runBatch(
        inside,
        ids,
        async (id) => void (await one(inside, id)),
        (id) => numberOf(inside, kind, id),
      ),
    ),
  );
}
