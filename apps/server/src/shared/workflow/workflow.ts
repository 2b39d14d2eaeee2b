import { writeApprovalStep } from '../approval/approvalLog.ts';
import { changesBetween, writeChangeLog } from '../change-log/changeLog.ts';
import { type Database, type DocumentRow, type DocumentTable, inTransaction, type Trx } from '../database/database.ts';
import { forbidden, refuse } from '../refusal/refusal.ts';
import { inScope } from '../scope/scope.ts';
import type { Services } from '../services.ts';
import { type CurrentUser, isMaker } from '../session/currentUser.ts';

/** Who may do it, besides holding the permission. */
export type Actor =
  /** anybody of the dealer whose document it is */
  | 'owner'
  /** the user who submitted it, or a dealer administrator */
  | 'submitter'
  /** the maker's people, but never the submitter (domain design 1.6) */
  | 'reviewer';

export interface Transition<Status extends string> {
  from: readonly Status[];
  /** Status afterwards; 'same' for actions that only mark something. */
  to: Status | 'same';
  /** `{module}:{action}` */
  permission: string;
  by: Actor;
  /** An opinion of at least 5 characters is needed (E-006). */
  needs?: 'reason';
  /** Name of the step in the approval log, when it is not the action's own; null writes no step. */
  logAs?: string | null;
}

/** The life of a document as a table; missing an action does not compile. */
export type Workflow<Status extends string, Action extends string> = Readonly<Record<Action, Transition<Status>>>;

const actorAllows = (by: Actor, user: CurrentUser, record: Pick<DocumentRow, 'submitBy'>): boolean =>
  by === 'owner'
    ? !isMaker(user)
    : by === 'submitter'
      ? !isMaker(user) && (record.submitBy === user.username || user.roles.includes('DLR_ADMIN'))
      : isMaker(user);

/** The actions that a user sees on a record: status × permission × who. Finer conditions are checked when the action runs. */
export function allowedActions<Status extends string, Action extends string>(
  workflow: Workflow<Status, Action>,
  user: CurrentUser,
  record: { status: Status; submitBy: string | null },
): Action[] {
  return (Object.keys(workflow) as Action[]).filter((action) => {
    const { from, permission, by } = workflow[action];
    const ownDocument = by === 'reviewer' && record.submitBy === user.username;
    return from.includes(record.status) && user.permissions.has(permission) && actorAllows(by, user, record) && !ownDocument;
  });
}

type DocumentName = { [K in keyof Database]: Database[K] extends DocumentTable ? K : never }[keyof Database];

export interface ActionRun<Action extends string, Row> {
  action: Action;
  id: string;
  user: CurrentUser;
  /** Version the user has seen; E-001 when the record has moved on. Left out in batches. */
  version?: number | undefined;
  opinion?: string | null | undefined;
  rejectType?: 'return' | 'final' | null | undefined;
  rejectReason?: string | null | undefined;
  /** Runs every check, then changes nothing. */
  dryRun?: boolean | undefined;
  /** Whether the document, as it is now, lets this user do it at all; refuses by throwing. Runs with the row locked. */
  guard?(trx: Trx, record: Row): Promise<void>;
  /** Rules of this action about what it was given; refuses by throwing. Runs with the row locked. */
  check?(trx: Trx, record: Row): Promise<void>;
  /** Work of this action; what it returns is written to the row along with the new status. */
  apply?(trx: Trx, record: Row): Promise<Partial<Row> | void>;
  /** Status afterwards when the table's `to` does not decide it (e.g. no pass, finally, closes). */
  to?: string;
  /** Notifications (`shared/notify`), after the row is written. */
  notify?(trx: Trx, record: Row): Promise<void>;
}

/** What `createWorkflow` needs to know of a kind of document. */
export interface DocumentKind<Name extends string> {
  /** Dictionary `doc_type`, e.g. `warrantyClaim`. */
  docType: string;
  /** Table name in code, e.g. `warrantyClaim`. */
  table: Name;
  /** Column that holds the number, e.g. `claimNo`. */
  noColumn: string;
}

class DryRunDone extends Error {}

/**
 * Takes one document through one action, in one transaction: locks the row, checks scope (E-012), permission, status
 * (E-007), segregation of duties (E-005), the action's guard, version (E-001), reason (E-006) and the action's own rules;
 * then writes the row, the approval log, the change log and the notifications. Why an action is possible no more comes before
 * the version: whoever is told only that the record has changed would look for the reason in vain.
 * @returns the row as it is afterwards
 */
export async function runAction<Status extends string, Action extends string, Row extends DocumentRow>(
  services: Services,
  kind: DocumentKind<string>,
  workflow: Workflow<Status, Action>,
  run: ActionRun<Action, Row>,
): Promise<Row> {
  try {
    return await inTransaction(services.db, (trx) => runIn(trx, services, kind, workflow, run));
  } catch (error) {
    if (error instanceof DryRunDone) return { id: run.id } as Row;
    throw error;
  }
}

/** Reads and locks one document in the user's scope; E-012 when there is none. */
export async function lockDocument<Row extends DocumentRow>(trx: Trx, user: CurrentUser, table: string, id: string): Promise<Row> {
  const record = await trx
    .selectFrom(table as DocumentName)
    .selectAll()
    .where('id', '=', id)
    .where('delFlag', '=', 0)
    .$call(inScope(user, table))
    .forUpdate()
    .executeTakeFirst();
  if (!record) throw refuse('E-012');
  return record as unknown as Row;
}

/** E-001 unless the record is still at the version that the user has seen. */
export function mustBeCurrent(record: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== record.version) throw refuse('E-001');
}

async function runIn<Status extends string, Action extends string, Row extends DocumentRow>(
  trx: Trx,
  services: Services,
  { docType, table, noColumn }: DocumentKind<string>,
  workflow: Workflow<Status, Action>,
  run: ActionRun<Action, Row>,
): Promise<Row> {
  const { user, action } = run;
  const transition = workflow[action];
  const record = await lockDocument<Row>(trx, user, table, run.id);
  if (!user.permissions.has(transition.permission)) throw forbidden('forbidden');
  if (!transition.from.includes(record.status as Status))
    throw refuse('E-007', { status: services.dictionaries.text('bill_status', record.status, user.language) });
  if (transition.by === 'reviewer' && record.submitBy === user.username) throw refuse('E-005');
  if (!actorAllows(transition.by, user, record)) throw forbidden('forbidden');
  await run.guard?.(trx, record);
  mustBeCurrent(record, run.version);
  if (transition.needs === 'reason' && [...(run.opinion ?? '').trim()].length < 5) throw refuse('E-006');
  await run.check?.(trx, record);
  if (run.dryRun) throw new DryRunDone();

  const status = run.to ?? (transition.to === 'same' ? record.status : transition.to);
  const extra = (await run.apply?.(trx, record)) ?? {};
  const changes = { ...extra, status };
  const updated = (await trx
    .updateTable(table as DocumentName)
    .set({ ...changes, version: record.version + 1, updateBy: user.username, updateTime: services.now().toISOString() } as never)
    .where('id', '=', run.id)
    .returningAll()
    .executeTakeFirstOrThrow()) as unknown as Row;
  const docNo = String((record as unknown as Record<string, unknown>)[noColumn]);
  if (transition.logAs !== null)
    await writeApprovalStep(
      trx,
      user,
      {
        docType,
        docId: run.id,
        docNo,
        action: transition.logAs ?? action,
        fromStatus: record.status,
        toStatus: status,
        opinion: run.opinion ?? null,
        rejectType: run.rejectType ?? null,
        rejectReason: run.rejectReason ?? null,
      },
      services.now(),
    );
  await writeChangeLog(trx, { docType, id: run.id, no: docNo, user, changes: changesBetween(record, changes), at: services.now() });
  await run.notify?.(trx, updated);
  return updated;
}
