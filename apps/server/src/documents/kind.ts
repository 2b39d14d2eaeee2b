/** Declaration of a kind of document, from which everything that documents share follows. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context, TrxContext } from '../shared/context.ts';
import type { Database } from '../shared/database/database.ts';
import { forbidden } from '../shared/refusal/refusal.ts';
import type { Filter } from '../shared/list/filters.ts';
import { isInScope } from '../shared/scope/scope.ts';
import type { CurrentUser } from '../shared/session/currentUser.ts';
import type { TaskRule } from './todo/task.ts';
import type { Workflow, WorkflowState } from './workflow.ts';

/** Columns that the workflow reads of every document. */
export interface StoredDocument {
  id: string;
  version: number;
  submitBy?: string | null;
}

/** Input of an action. Kinds add fields of their own. */
export interface ActionInput {
  /** Version that the user has seen, E-001 when the document has moved on; left out in batches. */
  version?: number | undefined;
  opinion?: string | null | undefined;
  rejectType?: 'return' | 'final' | null | undefined;
  rejectReason?: string | null | undefined;
  /** The user accepts the warnings. */
  confirm?: boolean | undefined;
  /** Does everything, takes it back, and answers the same. */
  dryRun?: boolean | undefined;
  /** Runs the checks that come before the writing, then changes nothing. */
  onlyChecks?: boolean | undefined;
}

/** One action on its way, with the document locked as it was before. */
export interface Step<Row, Input> {
  readonly context: TrxContext;
  readonly before: Row;
  readonly input: Input;
}

/** Effects of an action besides the change of status; each part is optional. */
export interface Effect<Row, Input, Ready = unknown> {
  /** Rules that need the database, and what the next parts need; refuses by throwing and writes nothing. */
  prepare?(step: Step<Row, Input>): Promise<Ready>;
  /** The work. @returns columns to write along with the new status; `status` itself where the table's `to` does not decide; null when there is nothing to do */
  apply?(step: Step<Row, Input>, ready: Ready): Promise<object | null | void>;
  /** Messages, after the document is written. */
  notify?(step: Step<Row, Input>, after: Row): Promise<void>;
}

/** Names the parts of an effect, so that what `prepare` answers is known to `apply`. */
export const effect =
  <Row, Input>() =>
  <Ready>(parts: Effect<Row, Input, Ready>): Effect<Row, Input> =>
    parts as Effect<Row, Input>;

export interface DocumentKind<
  Row extends StoredDocument = StoredDocument,
  Action extends string = string,
  State extends WorkflowState = WorkflowState,
  Input extends ActionInput = ActionInput,
> {
  /** Dictionary `doc_type`: the name of the call family, e.g. `warrantyClaim`. */
  readonly docType: string;
  /** Table in code, e.g. `warrantyClaim`. */
  readonly table: keyof Database;
  /** Of several kinds in one table: the column that tells them apart, and its value. Their `scope` says it as well. */
  readonly part?: { readonly column: keyof Row & string; readonly value: string };
  /** Kind by whose name calls reach this one, too: the approval calls of `forceInsurance` work on services of machines. */
  readonly family?: string;
  /** Column that holds the number, e.g. `claimNo`. */
  readonly noColumn: keyof Row & string;
  /** Column of the status and the dictionary of its values; default `status` with `bill_status`. */
  readonly status?: { readonly column: keyof Row & string; readonly dictionary: string };
  /** Other words for some statuses, where `bill_status` would say the wrong thing: values of another dictionary. */
  readonly statusWords?: { readonly dictionary: string; readonly values: Readonly<Partial<Record<State['status'], string>>> };
  /** Which rows a user may see; default by the document columns. */
  readonly scope?: (user: CurrentUser) => Filter;
  /** The maker's own: it belongs to no dealer. */
  readonly ofMaker?: true;
  readonly workflow: Workflow<State['status'], Action, State>;
  readonly effects: Readonly<Partial<Record<Action, Effect<Row, Input>>>>;
  /** Locks documents of other kinds that come before these in the order of locks, and that their actions change. */
  locksFirst?(context: TrxContext, ids: readonly string[]): Promise<void>;
  /** Reads what guards ask about besides the document, once for a whole page of documents. */
  states(context: Context): Promise<(row: Row) => State>;
  /** Tasks by status; none by default. */
  readonly tasks?: readonly TaskRule<Row>[];
  /** Of a document about a machine: the column of its VIN, and the statuses in which it is not finished. */
  readonly machine?: { readonly vinColumn: keyof Row & string; readonly open: readonly State['status'][] };
  /**
   * Effect of a dealer's termination on its documents: statuses that block it, those whose documents are dropped
   * (row `dropWithDealer` of the workflow) and those that end (row `endWithDealer`, reason `dealer_terminated`).
   */
  readonly dealerEnd?: {
    readonly blocks?: readonly State['status'][];
    readonly drops?: readonly State['status'][];
    readonly ends?: readonly State['status'][];
  };
  /** Model of the contract for what a reviewer hands in per line, e.g. `WarrantyClaimReviewLines`; a kind without takes no lines. */
  readonly reviewLines?: string;
  /**
   * Its lists of lines: what rights over them are called, and what the history of a document calls them (`bug: 'bugList'`). The rights are
   * `{docType}:{name}:{add|save|remove|batch_delete}`, with the title `lines.{docType}.{name}`; users who may edit the document have them all,
   * until one is taken away.
   */
  readonly lineLists?: Readonly<Record<string, string>>;
  /** Whether users may comment on it (`approval/comment`). */
  readonly comments?: boolean;
  /** Changes of these columns say nothing to a reader of the history. */
  readonly silent?: readonly (keyof Row & string)[];
}

/** Any kind, for code that handles all kinds. */
// eslint-disable-next-line typescript/no-explicit-any -- a list of kinds holds rows of different types
export type AnyKind = DocumentKind<any, any, any, any>;

/** The rows of a table that are of a kind, as a condition. @param alias what the statement calls the table; default its name */
export const isOfKind = ({ table, part }: AnyKind, alias: string = table): RawBuilder<SqlBool> =>
  part ? sql<SqlBool>`${sql.ref(`${alias}.${part.column}`)} = ${part.value}` : sql<SqlBool>`true`;

/** The scope of a kind that shares its table: its own rows among those that the user may see. */
export const scopeOfPart =
  ({ table, part }: Required<Pick<AnyKind, 'table' | 'part'>>) =>
  (user: CurrentUser): RawBuilder<SqlBool> =>
    sql<SqlBool>`(${isOfKind({ table, part } as AnyKind)} and ${isInScope({ table }, user)})`;

export const statusOf = ({ status = { column: 'status', dictionary: 'bill_status' } }: AnyKind): { column: string; dictionary: string } => status;

/** Dictionary item that names a status. */
export function wordOf(kind: AnyKind, status: string): { dictionary: string; value: string } {
  const value = kind.statusWords?.values[status];
  return value === undefined ? { dictionary: statusOf(kind).dictionary, value: status } : { dictionary: kind.statusWords!.dictionary, value };
}

/** The row of an action in the workflow of a kind; 403 for an action that the kind does not have. */
export function transitionOf<Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  kind: DocumentKind<Row, Action, State, Input>,
  action: Action,
): Workflow<State['status'], Action, State>[Action] {
  if (!Object.hasOwn(kind.workflow, action)) throw forbidden('forbidden');
  return kind.workflow[action];
}

/** Effect of an action of a kind; undefined where it only changes the status. */
export const effectOf = <Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  kind: DocumentKind<Row, Action, State, Input>,
  action: Action,
): Effect<Row, Input> | undefined => new Map(Object.entries(kind.effects)).get(action) as Effect<Row, Input> | undefined;
