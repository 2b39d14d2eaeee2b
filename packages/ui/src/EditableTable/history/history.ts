import { readField } from '../rowStore/field.ts';
import type { RowOperation } from '../rowStore/rowOperation.ts';
import type { Topics } from '../topics/topics.ts';

/** Stacks of undo and redo, one step at a time. Topic `history` after any change. */
export interface History {
  /** False if nothing was taken back. What came from outside later stays: see `skipped`. */
  undo(): boolean;
  redo(): boolean;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Cells that the last undo or redo left alone, because they changed from outside later. Topic `skipped` when there are any. */
  skipped(): readonly SkippedPlace[];
  /** The user left the cell: typing in it again is a step of its own. */
  seal(): void;
}

/** A cell, or a whole row that is back already. */
export interface SkippedPlace {
  rowId: string;
  column?: string;
}

export interface RecordedHistory<Row> extends History {
  /**
   * Notes a step by the operations that take it back, in the order in which they are to be applied.
   * Steps in a row with the same `mergeKey` are one: the key strokes in a cell.
   */
  record(operations: readonly RowOperation<Row>[], mergeKey: string | undefined): void;
  /** Other rows are loaded: nothing can be taken back. */
  clear(): void;
  /** All is saved: rows that came or went are facts now, values can still be taken back. */
  accept(): void;
  /** The row came from outside, or changed there: no step may put something older in its place. */
  keepNewer(rowId: string, before: Row | undefined, after: Row): void;
  /** Everything that could be taken back or done again; for `restore`. */
  state(): HistoryState<Row>;
  restore(state: HistoryState<Row>): void;
}

interface Step<Row> {
  readonly operations: readonly RowOperation<Row>[];
  readonly mergeKey?: string | undefined;
  readonly skipped?: readonly SkippedPlace[] | undefined;
}

export interface HistoryState<Row> {
  readonly done: readonly Step<Row>[];
  readonly undone: readonly Step<Row>[];
}

/** Steps kept; older ones are forgotten. */
export const historyLimit = 200;

/** @param perform applies operations as the user's and answers those that take them back; none if nothing happened. */
export function createHistory<Row extends object>(
  perform: (kind: 'undo' | 'redo', operations: readonly RowOperation<Row>[], before: HistoryState<Row>) => readonly RowOperation<Row>[],
  topics: Topics,
): RecordedHistory<Row> {
  let done: Step<Row>[] = [];
  let undone: Step<Row>[] = [];
  let skipped: readonly SkippedPlace[] = [];
  /** Rows that steps refer to; computed on demand. */
  let mentioned: Set<string> | undefined;

  function changed() {
    mentioned = undefined;
    topics.notify('history');
  }

  const state = (): HistoryState<Row> => ({ done: done.slice(), undone: undone.slice() });

  function replay(kind: 'undo' | 'redo'): boolean {
    const [from, to] = kind === 'undo' ? [done, undone] : [undone, done];
    const before = state();
    let back: readonly RowOperation<Row>[] = [];
    skipped = [];
    // A step whose rows have gone since does nothing; the user means the one before it. One that may do nothing is said, and no other is taken for it.
    while (back.length === 0 && skipped.length === 0 && from.length > 0) {
      const step = from.pop()!;
      back = perform(kind, step.operations, before);
      skipped = step.skipped ?? [];
    }
    if (back.length > 0) to.push({ operations: back });
    seal();
    changed();
    if (skipped.length > 0) topics.notify('skipped');
    return back.length > 0;
  }

  function seal() {
    const last = done.at(-1);
    if (last?.mergeKey !== undefined) done[done.length - 1] = { ...last, mergeKey: undefined };
  }

  return {
    undo: () => replay('undo'),
    redo: () => replay('redo'),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    skipped: () => skipped,
    seal,
    record(operations, mergeKey) {
      undone = [];
      const last = done.at(-1);
      if (last && mergeKey !== undefined && last.mergeKey === mergeKey) {
        done[done.length - 1] = { ...last, operations: mergePatches(operations, last.operations) };
      } else done.push({ operations, mergeKey });
      if (done.length > historyLimit) done.shift();
      changed();
    },
    clear() {
      done = [];
      undone = [];
      changed();
    },
    accept() {
      done = done.slice(done.findLastIndex(changesRows) + 1);
      undone = undone.slice(undone.findLastIndex(changesRows) + 1);
      changed();
    },
    keepNewer(rowId, before, after) {
      if (done.length === 0 && undone.length === 0) return;
      mentioned ??= new Set([...done, ...undone].flatMap(({ operations }) => operations.flatMap(rowsOf)));
      if (!mentioned.has(rowId)) return;
      const fields = before ? Object.keys(after).filter((key) => !Object.is(readField(before, key), readField(after, key))) : 'row';
      const keep = (step: Step<Row>) => withoutOlder(step, rowId, fields);
      [done, undone] = [done.map(keep), undone.map(keep)];
    },
    state,
    restore(wanted) {
      [done, undone] = [wanted.done.slice(), wanted.undone.slice()];
      changed();
    },
  };
}

/** Rows that an operation would change or bring back. */
function rowsOf<Row>(operation: RowOperation<Row>): string[] {
  if (operation.type === 'patch') return [...operation.patches.keys()];
  return operation.type === 'insert' ? operation.entries.map(({ rowId }) => rowId) : [];
}

/** The step without what would put an older value, or an older row, in the place of a newer one. */
function withoutOlder<Row>(step: Step<Row>, rowId: string, fields: readonly string[] | 'row'): Step<Row> {
  const skipped: SkippedPlace[] = [];
  const operations = step.operations.map((operation): RowOperation<Row> => {
    if (operation.type === 'insert' && fields === 'row' && operation.entries.some((entry) => entry.rowId === rowId)) {
      skipped.push({ rowId });
      return { ...operation, entries: operation.entries.filter((entry) => entry.rowId !== rowId) };
    }
    const older = operation.type === 'patch' && fields !== 'row' ? operation.patches.get(rowId) : undefined;
    const newer = older ? Object.keys(older).filter((field) => fields.includes(field)) : [];
    if (operation.type !== 'patch' || newer.length === 0) return operation;
    skipped.push(...newer.map((column) => ({ rowId, column })));
    const rest = Object.fromEntries(Object.entries(older!).filter(([field]) => !newer.includes(field))) as Partial<Row>;
    return { type: 'patch', patches: new Map(operation.patches).set(rowId, rest) };
  });
  return skipped.length === 0 ? step : { ...step, operations, skipped: [...(step.skipped ?? []), ...skipped] };
}

const changesRows = <Row>({ operations }: Step<Row>) => operations.some(({ type }) => type === 'insert' || type === 'remove');

/** As few operations as do the same: a hundred key strokes in a cell are taken back by one value. */
function mergePatches<Row>(later: readonly RowOperation<Row>[], earlier: readonly RowOperation<Row>[]): readonly RowOperation<Row>[] {
  const [a, b] = [later[0], earlier[0]];
  if (later.length > 1 || earlier.length > 1 || a?.type !== 'patch' || b?.type !== 'patch') return [...later, ...earlier];
  const patches = new Map(a.patches);
  for (const [rowId, patch] of b.patches) patches.set(rowId, { ...patches.get(rowId), ...patch });
  return [{ type: 'patch', patches }];
}
