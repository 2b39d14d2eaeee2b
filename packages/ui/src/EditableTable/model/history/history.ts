import type { RowOperation } from '../rows/rowOperation.ts';
import type { Topics } from '../topics.ts';

/** What the user can take back, one step at a time. Topic `history` after any change. */
export interface History {
  /** False if there is nothing to take back. */
  undo(): boolean;
  redo(): boolean;
  canUndo(): boolean;
  canRedo(): boolean;
  /** The user left the cell: typing in it again is a step of its own. */
  seal(): void;
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
}

interface Step<Row> {
  operations: readonly RowOperation<Row>[];
  mergeKey?: string | undefined;
}

/** Steps kept; older ones are forgotten. */
export const historyLimit = 200;

/** @param perform applies operations as the user's and answers those that take them back; none if nothing happened. */
export function createHistory<Row>(
  perform: (kind: 'undo' | 'redo', operations: readonly RowOperation<Row>[]) => readonly RowOperation<Row>[],
  topics: Topics,
): RecordedHistory<Row> {
  let done: Step<Row>[] = [];
  let undone: Step<Row>[] = [];

  function replay(kind: 'undo' | 'redo'): boolean {
    const [from, to] = kind === 'undo' ? [done, undone] : [undone, done];
    let back: readonly RowOperation<Row>[] = [];
    // A step whose rows have gone since does nothing; the user means the one before it.
    while (back.length === 0 && from.length > 0) back = perform(kind, from.pop()!.operations);
    if (back.length > 0) to.push({ operations: back });
    seal();
    topics.notify('history');
    return back.length > 0;
  }

  function seal() {
    const last = done.at(-1);
    if (last) last.mergeKey = undefined;
  }

  return {
    undo: () => replay('undo'),
    redo: () => replay('redo'),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    seal,
    record(operations, mergeKey) {
      undone = [];
      const last = done.at(-1);
      if (last && mergeKey !== undefined && last.mergeKey === mergeKey) last.operations = mergePatches(operations, last.operations);
      else done.push({ operations, mergeKey });
      if (done.length > historyLimit) done.shift();
      topics.notify('history');
    },
    clear() {
      done = [];
      undone = [];
      topics.notify('history');
    },
    accept() {
      done = done.slice(done.findLastIndex(changesRows) + 1);
      undone = undone.slice(undone.findLastIndex(changesRows) + 1);
      topics.notify('history');
    },
  };
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
