/** Takes several documents through one action of their workflow. */
import { sql } from 'kysely';
import { type BatchResult, refusedOf, runBatch, warningsOf } from '../shared/batch/batch.ts';
import { type Context, transact, type TrxContext } from '../shared/context.ts';
import { inSavepoint, undone } from '../shared/database/database.ts';
import { together } from '../shared/database/together.ts';
import { askFirst, type Coded, Refusal, refuse } from '../shared/refusal/refusal.ts';
import { asOfNow } from '../shared/workflow/dealerGate.ts';
import { act, actInside, inScopeOf, lockBefore, Moved, numberOf, take } from './act.ts';
import { type ActionInput, type AnyKind, type DocumentKind, type StoredDocument, transitionOf } from './kind.ts';
import { mustHold, type WorkflowState } from './workflow.ts';

/**
 * Takes several documents through one action, in one transaction; those that are refused stay as they were. A dry run does the same and
 * takes it back. A user who may never do this gets 403 at once.
 * @throws the refusal itself where only one document was named and `alone` is set; the warnings of all documents
 */
export async function actOnAll<Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  context: Context,
  kind: DocumentKind<Row, Action, State, Input>,
  action: Action,
  { ids, ...rest }: Omit<Input, 'id'> & { ids: readonly string[] },
  { alone = false }: { alone?: boolean } = {},
): Promise<BatchResult> {
  mustHold(transitionOf(kind, action), context.user);
  const input = rest as unknown as Input;
  const [only] = ids;
  if (only === undefined) throw refuse('E-010');
  if (alone && ids.length === 1) {
    await act(context, kind, action, { ...input, id: only });
    return { ok: [only], failed: [] };
  }
  return transact(context, (inside) => {
    const work = (): Promise<BatchResult> => several(inside, kind, action, { ids, input });
    return input.dryRun ? undone(inside.db, work) : work();
  });
}

async function several<Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  inside: TrxContext,
  kind: DocumentKind<Row, Action, State, Input>,
  action: Action,
  { ids, input }: { ids: readonly string[]; input: Input },
): Promise<BatchResult> {
  try {
    return await inSavepoint(inside.db, () => together(inside.db, () => allAtOnce(inside, kind, action, { ids, input })));
  } catch (error) {
    if (!isToBeRepeated(error)) throw error;
  }
  const one = async (id: string): Promise<void> => void (await actInside(inside, kind, action, { ...input, id }));
  return together(inside.db, () => runBatch(inside, ids, one, (id) => numberOf(inside, kind, id)));
}

/** Something was written of a document that is refused after all. */
class Written extends Error {}

/** SQLSTATE: an earlier statement of the transaction failed, and its error was caught. */
const transactionFailed = '25P02';

const isToBeRepeated = (error: unknown): boolean =>
  error instanceof Written || error instanceof Moved || (error as { code?: unknown }).code === transactionFailed;

/**
 * The usual way, with few statements: all documents are locked in one, and none has a savepoint. Each is decided as it was before the
 * batch; where that may matter (one was changed by another, or has to be undone) it throws, and everything is done again, one by one.
 */
async function allAtOnce<Row extends StoredDocument, Action extends string, State extends WorkflowState, Input extends ActionInput>(
  given: TrxContext,
  kind: DocumentKind<Row, Action, State, Input>,
  action: Action,
  { ids, input }: { ids: readonly string[]; input: Input },
): Promise<BatchResult> {
  const inside = { ...given, user: await asOfNow(given) };
  const transition = transitionOf(kind, action);
  await lockBefore(inside, kind, transition, ids);
  const { rows } = await sql<Row & { place: string }>`select *, ${sql.ref(`${kind.table}.ctid`)}::text as place from ${inScopeOf(kind, inside.user)}
    and id = any(${[...ids]}::char(32)[]) order by id for update`.execute(inside.db);
  const locked = new Map(rows.map(({ place, ...row }) => [row.id, { place, before: row as unknown as Row }]));
  const stateOf = await kind.states(inside);
  const result: BatchResult = { ok: [], failed: [] };
  const unchanged: string[] = [];
  const warnings: Coded[] = [];
  for (const id of new Set(ids)) {
    const document = locked.get(id);
    let isWritten = false;
    try {
      if (!document) throw refuse('E-012');
      const { before, place } = document;
      const state = stateOf(before);
      const after = await take(inside, kind, { action, transition, input }, { before, state, place, onWrite: () => void (isWritten = true) });
      if (after === before) unchanged.push(place);
      result.ok.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isWritten) throw new Written();
      const no = document ? String(document.before[kind.noColumn]) : '';
      if (error.warnings) warnings.push(...warningsOf(error, no));
      if (document) unchanged.push(document.place);
      result.failed.push(refusedOf(inside, error, { id, no }));
    }
  }
  if (warnings.length > 0) throw askFirst(warnings);
  await mustLie(inside, kind, unchanged);
  return result;
}

/** A document left unchanged must not have been changed by another one of the batch. @throws Moved */
async function mustLie({ db }: TrxContext, { table }: AnyKind, places: readonly string[]): Promise<void> {
  if (places.length === 0) return;
  const { rows } = await sql`select from ${sql.table(table)} where ctid = any(${[...places]}::tid[])`.execute(db);
  if (rows.length < places.length) throw new Moved();
}
