/** Takes documents through actions of their workflow. Nothing else changes a status. */
import { type SqlBool, sql } from 'kysely';
import { writeApprovalStep } from '../shared/approval/approvalLog.ts';
import { changesBetween, writeChangeLog } from '../shared/change-log/changeLog.ts';
import { type Context, transact, type TrxContext } from '../shared/context.ts';
import { json, undone } from '../shared/database/database.ts';
import { refuse } from '../shared/refusal/refusal.ts';
import { isInScope } from '../shared/scope/scope.ts';
import type { CurrentUser } from '../shared/session/currentUser.ts';
import { type ActionInput, type AnyKind, type DocumentKind, effectOf, statusOf, type StoredDocument, transitionOf } from './kind.ts';
import { writeTodo } from './todo/writeTodo.ts';
import { mustAllow, mustGiveReason, systemName, type Transition, type WorkflowState } from './workflow.ts';
import { asOfNow, mustServe, type WhenSuspended } from '../shared/workflow/dealerGate.ts';
import { mustBeCurrent } from '../shared/version.ts';

/** Documents of a kind that are not deleted and that the user may see; the system sees all, also what is its author's alone. */
export const inScopeOf = (kind: AnyKind, user: CurrentUser) =>
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

/**
 * Locks what comes before documents in the order of locks, so that nobody waits in a circle: dealers that staff act for, where it matters how
 * they stand (a suspension, a limit or a currency of the same moment comes before this, or after it), then documents of other kinds that the
 * actions change.
 */
export async function lockBefore(
  context: TrxContext,
  kind: Pick<AnyKind, 'table' | 'locksFirst'>,
  { whenSuspended }: { whenSuspended?: unknown },
  ids: readonly string[],
): Promise<void> {
  if (whenSuspended === 'asks' || whenSuspended === 'refused')
    await sql`select from dealer where dealer_code in (select dealer_code from ${sql.table(kind.table)} where id = any(${[...ids]}::char(32)[]))
      order by dealer_code for share`.execute(context.db);
  await kind.locksFirst?.(context, ids);
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
 * approval log, the change history, tasks and messages. The reason why an action is no longer possible comes before the
 * version: users who are told only that the document has changed would look for the reason in vain.
 * @returns the document as it is afterwards, or would be after a dry run; with `onlyChecks` as it is
 */
export const act = <Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  context: Context,
  kind: DocumentKind<Row, Action, State, Input>,
  action: Action,
  input: Input & { id: string },
): Promise<Row> =>
  transact(context, (inside) => {
    const work = (): Promise<Row> => actInside(inside, kind, action, input);
    return input.dryRun ? undone(inside.db, work) : work();
  });

/** The same in an open transaction; the caller of a dry run takes it back. */
export async function actInside<Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  given: TrxContext,
  kind: DocumentKind<Row, Action, State, Input>,
  action: Action,
  { id, ...input }: Input & { id: string },
): Promise<Row> {
  // A suspension at the same time comes before this, or after it.
  const inside = { ...given, user: await asOfNow(given) };
  const transition = transitionOf(kind, action);
  await lockBefore(inside, kind, transition, [id]);
  const before = await lockDocument<Row>(inside, kind, id);
  const state = (await kind.states(inside))(before);
  return take(inside, kind, { action, transition, input: input as unknown as Input }, { before, state });
}

interface Taken<Action extends string, State extends WorkflowState, Input> {
  action: Action;
  transition: Transition<string, State>;
  input: Input;
}

interface Locked<Row, State> {
  before: Row;
  state: State;
  /** Where the row lies; the change is refused (`Moved`) once it lies elsewhere. Undefined: it has just been read. */
  place?: string;
  /** Called before anything is written. */
  onWrite?: () => void;
}

/** A document is no longer what it was when it was read. */
export class Moved extends Error {}

/** Takes a locked document through an action, with the user's current rights. */
export async function take<Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  inside: TrxContext,
  kind: DocumentKind<Row, Action, State, Input>,
  { action, transition, input }: Taken<Action, State, Input>,
  { before, state, place, onWrite }: Locked<Row, State>,
): Promise<Row> {
  const { services, user } = inside;
  const { column, dictionary } = statusOf(kind);
  const status = String(before[column as keyof Row]);
  const statusText = (): string => services.dictionaries.text(dictionary, status, user.language);
  mustAllow(transition, user, state, statusText);
  mustBeCurrent(before, input.version);
  mustGiveReason(transition, input.opinion);
  await mustServe(inside, transition.whenSuspended as WhenSuspended<never>, { ...dealerOf(before), confirm: input.confirm });
  const step = { context: inside, before, input };
  const parts = effectOf(kind, action);
  const ready = await parts?.prepare?.(step);
  if (input.onlyChecks) return before;

  onWrite?.();
  const to = transition.to === 'same' ? status : transition.to;
  const applied = await parts?.apply?.(step, ready);
  if (applied === null) return before;
  const changes = { ...(to === 'deleted' ? { delFlag: 1 } : { [column]: to }), ...applied };
  const after = await update<Row>(inside, kind, { before, changes, place });
  await log(inside, kind, action, { before, changes, input });
  await writeTodo(inside, kind, before, after);
  await parts?.notify?.(step, after);
  return after;
}

/** The dealer of a document; one of the maker's own has none. */
const dealerOf = (row: StoredDocument) => {
  const { dealerCode = '', subDealerCode = null } = row as { dealerCode?: string; subDealerCode?: string | null };
  return { dealerCode, subDealerCode };
};

/** Values that are objects or lists are stored as JSON. */
const toColumns = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).map(([column, value]) => [column, typeof value === 'object' && value !== null ? json(value) : value]));

async function update<Row extends StoredDocument>(
  { db, user, services }: TrxContext,
  kind: AnyKind,
  { before, changes, place }: { before: Row; changes: object; place: string | undefined },
): Promise<Row> {
  const row = await db
    .updateTable(kind.table)
    .set({ ...toColumns(changes), version: before.version + 1, updateBy: user.username, updateTime: services.now().toISOString() })
    .where('id', '=', before.id)
    .$if(place !== undefined, (query) => query.where(sql<SqlBool>`${sql.ref(`${kind.table}.ctid`)} = ${place}::tid`))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Moved();
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
