import type { MergeResult } from '../merging/mergeRows.ts';
import type { ChangeLog } from '../rowStore/changeLog.ts';
import { insertOperation } from '../rowStore/rowOperation.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import type { Topics } from '../topics/topics.ts';
import type { Lines } from '../view/rowView.ts';
import type { LineState, RowBlocks } from './RowBlocks.types.ts';
import type { RowAnswer } from './RowSource.types.ts';
import { createRemovedPositions } from './removedPositions.ts';
import { positionOfUnloaded, unloadedId } from './unloadedId.ts';

/** Lines that wait for their rows before it is known how many there are. */
const linesAtFirst = 10;

interface Block {
  /** By position in the block; absent where a row has no line here. */
  ids: readonly (string | undefined)[];
  /** Is to be asked for again. */
  isStale: boolean;
}

export interface RowBlocksParts<Row> {
  store: RowStore<Row>;
  changeLog: ChangeLog<Row>;
  topics: Topics;
  /** Takes over the server's rows without losing what the user did. */
  merge: (rows: readonly Row[]) => MergeResult;
}

/**
 * Rows of a source as far as they are loaded, in blocks by their positions at the source. The store has those rows, and besides what the user has changed
 * and added. Lines are the rows of the source without those that the user has removed, and after them the rows that the user has added. A line whose row is not
 * loaded has an id of its own, by which keys and ranges know it.
 */
export function createRowBlocks<Row extends object>({ store, changeLog, topics, merge }: RowBlocksParts<Row>, blockSize: number): RowBlocks<Row> {
  if (!Number.isInteger(blockSize) || blockSize < 1) throw new RangeError('EditableTable: a block has one row at least');
  const blocks = new Map<number, Block>();
  /** Of all rows in blocks, those that the user has removed among them. */
  const positions = new Map<string, number>();
  const failures = new Map<number, string>();
  /** Rows that came twice, by the position of the second one. */
  const repeated = new Map<number, string>();
  let removed = createRemovedPositions();
  /** Rows that came by the user, and stand in no block. */
  const own = new Set<string>();
  /** Rows that the user has changed since all was saved. */
  const touched = new Set<string>();
  let total: number | undefined;
  let version = 0;
  let generation = 0;
  let isMerging = false;
  let known: { lines: Lines; own: readonly string[]; rowIds: readonly string[] } | undefined;

  store.observe((rowId, before, after) => {
    if (isMerging) return;
    const position = positions.get(rowId);
    if (before && after) {
      if (changeLog.isByUser()) touched.add(rowId);
    } else if (position !== undefined) removed = after ? removed.without(position) : removed.with(position);
    else if (after) own.add(rowId);
    else own.delete(rowId);
    if (!before || !after) known = undefined;
  });

  const inOrder = (): Block[] => [...blocks].sort(([a], [b]) => a - b).map(([, block]) => block);
  const sourceLines = () => Math.max(0, (total ?? linesAtFirst) - removed.count);
  const now = () => (known ??= listed());

  function listed() {
    const ownIds = store.ids().filter((rowId) => own.has(rowId));
    const count = sourceLines();
    const idAt = (line: number) => (line < count ? idAtPosition(removed.positionOf(line)) : ownIds[line - count]);
    const length = count + ownIds.length;
    const lines: Lines = {
      length,
      at: (index) => (index < -length || index >= length ? undefined : idAt(index < 0 ? length + index : index)),
      slice: (start = 0, end = length) => Array.from({ length: Math.max(0, Math.min(end, length) - start) }, (_, index) => idAt(start + index)!),
    };
    const loaded = inOrder().flatMap(({ ids }) => ids.flatMap((rowId) => (rowId !== undefined && store.row(rowId) ? [rowId] : [])));
    return { lines, own: ownIds, rowIds: [...loaded, ...ownIds] };
  }

  const idAtPosition = (position: number): string => blocks.get(Math.floor(position / blockSize))?.ids[position % blockSize] ?? unloadedId(position);

  function indexOf(id: string): number {
    const position = positions.get(id) ?? positionOfUnloaded(id);
    if (position === undefined) {
      const at = own.has(id) ? now().own.indexOf(id) : -1;
      return at < 0 ? -1 : sourceLines() + at;
    }
    return position >= (total ?? linesAtFirst) || removed.has(position) ? -1 : removed.lineOf(position);
  }

  function changed() {
    known = undefined;
    version += 1;
    topics.notify('order');
    topics.notify('blocks');
  }

  function drop(number: number) {
    blocks.get(number)?.ids.forEach((rowId, at) => {
      if (rowId !== undefined) positions.delete(rowId);
      repeated.delete(number * blockSize + at);
    });
    blocks.delete(number);
  }

  /** Of rows of an answer, the ids that have their line here. */
  function place(number: number, rows: readonly Row[]): (string | undefined)[] {
    return rows.map((row, at) => {
      const [rowId, position] = [store.idOf(row), number * blockSize + at];
      if (positions.has(rowId)) {
        repeated.set(position, rowId);
        return undefined;
      }
      positions.set(rowId, position);
      return rowId;
    });
  }

  /** The store gets the rows of the blocks, and keeps what the user has changed or added. @param fresh rows of the source by id, newer than those here */
  function mergeBlocks(fresh: ReadonlyMap<string, Row>): MergeResult {
    // Added rows, which the source does not know, stay anyway.
    const saved = store.ids().filter((rowId) => own.has(rowId) && !changeLog.isAdded(rowId));
    const lineless = [...fresh.keys()].filter((rowId) => !positions.has(rowId) && !own.has(rowId) && store.row(rowId));
    const rowIds = [...inOrder().flatMap(({ ids }) => ids), ...saved, ...lineless];
    return quietly(() =>
      merge(rowIds.flatMap((rowId) => (rowId === undefined ? [] : (fresh.get(rowId) ?? changeLog.original(rowId) ?? store.row(rowId) ?? [])))),
    );
  }

  /** What happens to the store within `action` is not the user's doing. */
  function quietly<Result>(action: () => Result): Result {
    isMerging = true;
    try {
      return action();
    } finally {
      isMerging = false;
    }
  }

  /** Rows of a block that was not here go behind those of the blocks before it: cheaper than a merge of all rows. */
  function insertBlock(number: number, rows: readonly Row[]) {
    const before = [...blocks].filter(([other]) => other < number).sort(([one], [other]) => other - one);
    const last = before.flatMap(([, { ids }]) => ids.findLast((rowId) => rowId !== undefined && store.row(rowId)) ?? [])[0];
    quietly(() => store.apply(insertOperation(last === undefined ? 0 : store.indexOf(last) + 1, rows, store.idOf)));
  }

  function take(number: number, { rows: given, total: count }: RowAnswer<Row>) {
    const rows = given.slice(0, blockSize);
    const end = number * blockSize + rows.length;
    total = Math.max(count, end);
    const gone = [...blocks.keys()].filter((other) => other === number || other * blockSize >= total!);
    gone.forEach(drop);
    const ids = place(number, rows);
    blocks.set(number, { ids, isStale: false });
    if (end < Math.min(total, (number + 1) * blockSize)) failures.set(number, '');
    else failures.delete(number);
    const deleted = new Set(changeLog.changes().deletedIds);
    removed = removed.within(total);
    ids.forEach((rowId, at) => {
      if (rowId === undefined) return;
      own.delete(rowId);
      if (deleted.has(rowId)) removed = removed.with(number * blockSize + at);
    });
    const isNew = gone.length === 0 && ids.every((rowId) => rowId === undefined || !store.row(rowId));
    if (isNew)
      insertBlock(
        number,
        rows.filter((_, at) => ids[at] !== undefined && !deleted.has(ids[at]!)),
      );
    else mergeBlocks(byId(rows));
  }

  function forget() {
    generation += 1;
    for (const number of blocks.keys()) drop(number);
    failures.clear();
    repeated.clear();
    removed = createRemovedPositions();
    mergeBlocks(new Map());
  }

  const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [store.idOf(row), row]));

  const isKept = ({ ids }: Block, isInUse: (rowId: string) => boolean) =>
    ids.some((rowId) => rowId !== undefined && (touched.has(rowId) || store.row(rowId) === undefined || isInUse(rowId)));

  return {
    blockSize,
    lines: () => now().lines,
    rowIds: () => now().rowIds,
    indexOf,
    total: () => total,
    version: () => version,
    generation: () => generation,

    rowsBetween: (first, last) =>
      now().rowIds.filter((rowId) => {
        const index = indexOf(rowId);
        return index >= first && index <= last;
      }),

    blocksBetween(first, last) {
      const end = Math.min(last, sourceLines() - 1);
      if (end < first) return [];
      const [from, to] = [first, end].map((line) => Math.floor(removed.positionOf(line) / blockSize)) as [number, number];
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    },

    isMissing(number) {
      const block = blocks.get(number);
      return (block === undefined || block.isStale) && !failures.has(number) && number >= 0 && (number === 0 || number * blockSize < (total ?? 0));
    },

    stateOf(id): LineState {
      const position = positionOfUnloaded(id);
      if (position === undefined) return { type: 'loading' };
      const rowId = repeated.get(position);
      if (rowId !== undefined) return { type: 'repeated', line: indexOf(rowId) };
      const number = Math.floor(position / blockSize);
      const message = failures.get(number);
      return message === undefined ? { type: 'loading' } : { type: 'failed', block: number, message };
    },

    take(number, answer) {
      topics.batch(() => {
        take(number, answer);
        changed();
      });
    },

    merge: (rows) => mergeBlocks(byId(rows)),

    fail(number, message) {
      failures.set(number, message);
      changed();
    },

    retry(number) {
      failures.delete(number);
      const block = blocks.get(number);
      if (block) block.isStale = true;
      changed();
    },

    forgetFar(isWanted, most, isInUse) {
      if (blocks.size <= most) return;
      const far = [...blocks].filter(([number, block]) => !isWanted(number) && !isKept(block, isInUse)).map(([number]) => number);
      const [first] = [...blocks.keys()].filter(isWanted);
      far.sort((a, b) => Math.abs(b - (first ?? 0)) - Math.abs(a - (first ?? 0)));
      const gone = far.slice(0, blocks.size - most);
      if (gone.length === 0) return;
      topics.batch(() => {
        const rowIds = gone.flatMap((number) => blocks.get(number)!.ids.filter((rowId) => rowId !== undefined));
        gone.forEach(drop);
        quietly(() => store.apply({ type: 'remove', rowIds }));
        changed();
      });
    },

    restart() {
      topics.batch(() => {
        forget();
        changed();
      });
    },

    replace() {
      topics.batch(() => {
        total = undefined;
        forget();
        changed();
      });
    },

    reload() {
      generation += 1;
      for (const block of blocks.values()) block.isStale = true;
      failures.clear();
      changed();
    },

    accepted() {
      touched.clear();
      const added = store.ids().filter((rowId) => own.has(rowId) && changeLog.isAdded(rowId));
      if (added.length === 0 && removed.count === 0) return;
      topics.batch(() => {
        // The source has them now, under ids of its own.
        store.apply({ type: 'remove', rowIds: added });
        forget();
        changed();
      });
    },
  };
}
