/** Saving a document: read with what its rules ask about, laid over by its own pure functions, written in one statement. */
import { type RawBuilder, sql } from 'kysely';
import { makerDay } from '../../shared/makerDay.ts';
import { changesBetween } from '../../shared/change-log/changeLog.ts';
import type { LineChange } from '../../shared/change-log/lineChanges.ts';
import type { Context } from '../../shared/context.ts';
import type { KeepResult } from '../../shared/contract/commit.ts';
import { textOf } from '../../shared/messages/messages.ts';
import { withoutMasks } from '../../shared/hidden-fields/withoutMasks.ts';
import { snake } from '../../shared/database/columnNames.ts';
import { toldLater } from '../../shared/database/writtenRows.ts';
import { askFirst, type Coded, invalid, Refusal, refuse } from '../../shared/refusal/refusal.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import { mustAllowLines } from '../lineRights.ts';
import { type AnyKind, statusOf, transitionOf } from '../kind.ts';
import { type DocumentStore, type HeaderColumns, isCurrent, type Whole } from './store.ts';
import { putTodo } from '../todo/writeTodo.ts';
import { guardRefusal, mustBeIn, mustHold } from '../workflow.ts';

/** Columns of a header that a save sets itself. */
interface SavedHeader extends HeaderColumns {
  status: string;
  updateBy: string | null;
  updateTime: string | null;
}

type Lists = Record<string, { id: string }>;
type Row = Readonly<Record<string, unknown>>;

/** Parameters of a save, besides the kind. */
export interface SavedKind<Header extends SavedHeader, Lines extends Lists, Input, Facts> {
  readonly kind: AnyKind;
  /** Row of the workflow that says who may save it, and when. Default `edit`. */
  readonly action?: string;
  readonly store: DocumentStore<Header, Lines>;
  /** An empty document of the user's, without its number; 403 for users who may not create one. */
  create(context: Context): Whole<Header, Lines>;
  /** Reads the document, unless it is new, with what the rules of this save ask about. */
  read(context: Context, id: string | null, input: Input): Promise<{ document: Whole<Header, Lines> | null; facts: Facts }>;
  /** Lays the input over the document; throws 422 with everything that cannot be stored. Pure but for its context's parameters. */
  compose(context: Context, base: Whole<Header, Lines>, input: Input, facts: Facts): Composed<Header, Lines>;
  /** Changes of lines for the change history. */
  lineHistory(before: Whole<Header, Lines>, after: Whole<Header, Lines>): LineChange[];
}

export interface Composed<Header, Lines extends Lists> {
  document: Whole<Header, Lines>;
  /** Warnings that have to be confirmed before anything is stored. */
  toConfirm?: readonly Coded[];
  /** Stand in the answer, and stop nothing. */
  hints?: readonly Coded[];
}

export interface SavedAnswer {
  id: string;
  no: string;
  version: number;
  status: string;
  warnings: { code: string; text: string }[];
}

interface Identity {
  id?: string | null;
  version?: number | null;
}

/**
 * Creates a document, or changes one that may be edited.
 * @param options.confirm the user accepts the warnings
 * @param options.keep makes the answer part of the statement that writes, so that no transaction is needed around it
 * @throws E-012 out of scope, E-001 stale, the kind's refusal (E-002) when not editable, 422 with every wrong field, 202 with warnings, 403
 * for lines that the user may not touch
 */
export async function saveDocument<Header extends SavedHeader, Lines extends Lists, Input extends Identity, Facts>(
  context: Context,
  saved: SavedKind<Header, Lines, Input, Facts>,
  input: Input,
  { confirm, keep }: { confirm: boolean; keep?: KeepResult | undefined },
): Promise<SavedAnswer> {
  const id = input.id ?? null;
  if (id !== null && !input.version) throw invalid([{ field: 'version', code: 'E-013' }]);
  mustHold(editOf(saved), context.user);
  const { document: stored, facts } = await saved.read(context, id, input);
  if (stored) mustBeEditable(context, saved, stored.header, input.version ?? undefined);
  const typed = withoutMasks(saved.kind.docType, stored ?? undefined, input);
  if (typed.errors.length > 0) throw invalid(typed.errors);
  const { document, toConfirm = [], hints = [] } = saved.compose(context, stored ?? saved.create(context), typed.input, facts);
  await mustGoOn(context, saved, document.header);
  if (toConfirm.length > 0 && !confirm) throw askFirst(toConfirm);
  mustAllowLines(saved.kind, context.user, () => saved.lineHistory(stored ?? withoutLines(saved.store, document), document));
  const warnings = hints.map((hint) => ({ code: hint.code, text: textOf(context.user.language, hint) }));
  const answer = (header: Header): SavedAnswer => ({
    id: header.id,
    no: String(header[saved.store.tables.no]),
    version: header.version,
    status: header.status,
    warnings,
  });
  if (!keep) return answer(await write(context, saved, stored, document));
  const header = await write(context, saved, stored, document, (next, known) => sql`(${toldLater}, ${keep(answer(next), known)})`);
  context.services.writtenRows.add(snake(saved.store.tables.table), header.id);
  return answer(header);
}

/** A document as it is before its first lines. */
const withoutLines = <Header extends HeaderColumns, Lines extends Lists>(
  { tables }: DocumentStore<Header, Lines>,
  { header }: Whole<Header, Lines>,
): Whole<Header, Lines> => ({ header, ...Object.fromEntries(Object.keys(tables.lines).map((list) => [list, []])) }) as unknown as Whole<Header, Lines>;

/** How often a change of lines is laid over a document that others change at the same time. */
const mostAttempts = 5;
const isStale = (error: unknown): boolean => error instanceof Refusal && error.text.code === 'E-001';

/**
 * Changes a stored document by what it is; calls for single lines are built on it.
 * @param change gets the document and answers what a save would have been sent
 */
export async function changeDocument<Header extends SavedHeader, Lines extends Lists, Input extends Identity, Facts>(
  context: Context,
  saved: SavedKind<Header, Lines, Input, Facts>,
  { id, version }: { id: string; version: number | undefined },
  change: (document: Whole<Header, Lines>) => Input,
): Promise<{ document: Whole<Header, Lines>; version: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await saved.store.find(context, id);
    mustHold(editOf(saved), context.user);
    mustBeEditable(context, saved, before.header, version);
    const input = change(before);
    const { document: stored, facts } = await saved.read(context, id, input);
    try {
      // The change was computed from the document as read with the facts, unless another save came in between.
      mustBeCurrent(stored!.header, before.header.version);
      const { document } = saved.compose(context, stored!, input, facts);
      await mustGoOn(context, saved, document.header);
      mustAllowLines(saved.kind, context.user, () => saved.lineHistory(stored!, document));
      return { document, version: (await write(context, saved, stored, document)).version };
    } catch (error) {
      // A caller that named no version wants the change on top of whatever the document is by now.
      if (version !== undefined || attempt === mostAttempts || !isStale(error)) throw error;
    }
  }
}

type Edited = Pick<SavedKind<never, never, never, never>, 'kind' | 'action'>;

const editOf = ({ kind, action = 'edit' }: Edited) => transitionOf(kind, action);

/** While the dealer is suspended only some documents may be written (`whenSuspended` of `edit`). */
async function mustGoOn(context: Context, saved: Edited, header: SavedHeader): Promise<void> {
  if (context.user.standstill === null) return;
  const stateOf = await saved.kind.states(context);
  const refusal = guardRefusal({ ...editOf(saved), guards: [] }, stateOf(header), context.user);
  if (refusal) throw refuse(refusal.code, refusal.params);
}

function mustBeEditable({ services, user }: Context, saved: Edited, header: SavedHeader, version: number | undefined): void {
  mustBeCurrent(header, version);
  const statusText = (): string => services.dictionaries.text(statusOf(saved.kind).dictionary, header.status, user.language);
  mustBeIn(editOf(saved), header, statusText);
}

/** Writes the document in one statement; a new one gets its number, a changed one its next version and its change history. */
async function write<Header extends SavedHeader, Lines extends Lists, Input, Facts>(
  context: Context,
  { kind, store, lineHistory }: SavedKind<Header, Lines, Input, Facts>,
  stored: Whole<Header, Lines> | null,
  document: Whole<Header, Lines>,
  keep: (header: Header, known?: RawBuilder<unknown>) => RawBuilder<unknown> = () => sql`null`,
): Promise<Header> {
  const { services, user, db } = context;
  const now = services.now();
  const todo = (options: Parameters<typeof putTodo>[4]) =>
    [putTodo(context, kind, stored?.header ?? null, document.header, options)].filter((one) => one !== undefined);
  if (!stored) {
    const no = await store.insert(db, document, makerDay(services), {
      others: todo({ docNo: sql`(select no from number)` }),
      kept: keep(document.header, sql`jsonb_build_object('no', ${sql.ref(snake(store.tables.no))})`),
    });
    return { ...document.header, [store.tables.no]: no };
  }
  const { id, version } = stored.header;
  const changed = {
    ...differences(stored.header, document.header),
    version: version + 1,
    updateBy: user.username,
    updateTime: now.toISOString(),
  } as Partial<Header>;
  const changes = [...changesBetween(stored.header as object as Row, document.header as object as Row), ...lineHistory(stored, document)];
  const history = { docType: kind.docType, id, no: String(stored.header[store.tables.no]), user, at: now, changes };
  const header = { ...document.header, ...changed };
  await store.update(db, stored, document, { changed, history, others: todo({ when: isCurrent }), kept: keep(header) });
  return header;
}

/** The columns whose value is another one than before. */
export const differences = <Header extends object>(before: Header, after: Header): Partial<Header> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => {
      const old = before[field as keyof Header];
      return !Object.is(value, old) && JSON.stringify(value) !== JSON.stringify(old);
    }),
  ) as Partial<Header>;
