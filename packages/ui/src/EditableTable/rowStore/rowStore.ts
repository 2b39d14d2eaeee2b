import { patchRow, readField } from './field.ts';
import { insertAt, isSameList, removeAt } from './listEdits.ts';
import { createPositions } from './positions.ts';
import type { RowEntry, RowOperation } from './rowOperation.ts';
import { separateIds } from './separateIds.ts';
import { rowTopic, type Topics } from '../topics/topics.ts';

/** Hears of every row that comes (`before` undefined), changes, or goes (`after` undefined), when the store already has it so. */
export type RowObserver<Row> = (rowId: string, before: Row | undefined, after: Row | undefined) => void;

/**
 * The rows, by id. Topics: `row:<id>` when that row changed, `order` when rows came, went or moved, `rows` after any change.
 * Rows are never changed in place: a new row object, and a new array once the last one was asked for.
 * No cost of an edit grows with the number of rows; a row that comes, goes or moves costs a copy of two lists.
 */
export interface RowStore<Row> {
  /** Field that identifies a row. */
  rowKey: string;
  rows(): readonly Row[];
  /** All ids in the rows' own order; the same array until rows come, go or move. */
  ids(): readonly string[];
  row(rowId: string): Row | undefined;
  /** Position in `ids()`, or -1. */
  indexOf(rowId: string): number;
  /** Rows around this position will be asked for next, as when they come into view: then a long list need not be searched. */
  expect(index: number): void;
  /** Id in the row's own field; rows that share one are distinguished by their position in `ids()` only. */
  idOf(row: Row): string;
  /** Rows whose id was taken by a row before them, by the id that they have here, with the one that they say. Topic `errors`. */
  repeated(): ReadonlyMap<string, string>;
  /** Finds repeated ids in a long list, too, of which otherwise only a part is read. */
  findRepeated(): void;
  /**
   * Answers the operation that takes this one back; nothing if nothing changed. Rows that are not there (any more) are
   * passed over. Throws, before anything is changed, if an inserted row has no id or one that is there.
   */
  apply(operation: RowOperation<Row>): RowOperation<Row> | undefined;
  /** Takes over rows from outside; only what differs is announced. Throws if one has no id; those with the same one are `repeated`. */
  replaceAll(rows: readonly Row[]): void;
  /** Answers how to end it. */
  observe(observer: RowObserver<Row>): () => void;
}

type RowChange<Row> = readonly [rowId: string, before: Row | undefined, after: Row | undefined];

export function createRowStore<Row extends object>(rowKey: string, initial: readonly Row[], topics: Topics): RowStore<Row> {
  const observers: RowObserver<Row>[] = [];
  const describeTwice = (rowId: string) => `EditableTable: two rows have the ${rowKey} "${rowId}"`;
  let rows = initial as Row[];
  /** `rows` has been handed out, so that the next change must copy it. */
  let handedOut = true;
  let repeated: ReadonlyMap<string, string> = new Map();
  const initialIds = initial.map(idOf);
  let ids: readonly string[] = initialIds;
  let positions = createPositions(initialIds, noteRepeated);

  function idOf(row: Row): string {
    const id = readField(row, rowKey);
    if (id === undefined || id === null || id === '') throw new Error(`EditableTable: a row has no "${rowKey}"`);
    return String(id);
  }

  function noteRepeated(separated: ReadonlyMap<string, string>) {
    repeated = separated;
    // A long list is read while cells are drawn, which nothing may be announced in.
    queueMicrotask(() => topics.batch(() => ['order', 'errors'].forEach(topics.notify)));
  }

  function announce(changes: readonly RowChange<Row>[], newOrder: boolean) {
    topics.batch(() => {
      for (const [rowId, before, after] of changes) for (const observer of observers) observer(rowId, before, after);
      for (const [rowId, before, after] of changes) if (before && after) topics.notify(rowTopic(rowId));
      if (newOrder) topics.notify('order');
      topics.notify('rows');
    });
  }

  function replaceLists(nextRows: Row[], nextIds: readonly string[]) {
    rows = nextRows;
    ids = nextIds;
    handedOut = false;
  }

  function patch(patches: ReadonlyMap<string, Partial<Row>>): RowOperation<Row> | undefined {
    const changes: RowChange<Row>[] = [];
    const inverse = new Map<string, Partial<Row>>();
    for (const [rowId, fields] of patches) {
      const index = positions.indexOf(rowId);
      const before = rows[index];
      const after = before && patchRow(before, fields);
      if (!before || !after || after === before) continue;
      if (handedOut) replaceLists(rows.slice(), ids);
      rows[index] = after;
      inverse.set(rowId, changedFields(after, before));
      changes.push([rowId, before, after]);
    }
    if (changes.length === 0) return undefined;
    announce(changes, false);
    return { type: 'patch', patches: inverse };
  }

  function insert(given: readonly RowEntry<Row>[]): RowOperation<Row> | undefined {
    if (given.length === 0) return undefined;
    const newIds = given.map(({ rowId }) => rowId);
    const twice = newIds.find(positions.has) ?? (new Set(newIds).size < newIds.length ? newIds.find((id, at) => newIds.indexOf(id) !== at) : undefined);
    if (twice !== undefined) throw new Error(describeTwice(twice));
    const length = rows.length + given.length;
    // Ascending positions within the new list, also where rows are to stand beyond its end.
    const indexes = given.map(({ index }, at) => Math.max(at, Math.min(index, length - given.length + at)));
    const newRows = given.map(({ row }) => row);
    replaceLists(insertAt(rows, indexes, newRows), insertAt(ids, indexes, newIds));
    positions.update(ids, given.length, { ids: newIds, indexes });
    announce(
      newIds.map((rowId, at) => [rowId, undefined, newRows[at]]),
      true,
    );
    return { type: 'remove', rowIds: newIds };
  }

  function remove(rowIds: readonly string[]): RowOperation<Row> | undefined {
    const gone = [...new Set(rowIds)]
      .filter(positions.has)
      .map((rowId) => ({ rowId, index: positions.indexOf(rowId) }))
      .sort((a, b) => a.index - b.index);
    if (gone.length === 0) return undefined;
    const entries = gone.map(({ rowId, index }) => ({ rowId, index, row: rows[index]! }));
    const indexes = gone.map(({ index }) => index);
    replaceLists(removeAt(rows, indexes), removeAt(ids, indexes));
    positions.remove(gone.map(({ rowId }) => rowId));
    positions.update(ids, gone.length);
    announce(
      gone.map(({ rowId }, at) => [rowId, entries[at]!.row, undefined]),
      true,
    );
    return { type: 'insert', entries };
  }

  function move(rowId: string, to: number): RowOperation<Row> | undefined {
    const from = positions.indexOf(rowId);
    if (from < 0 || to === from || to < 0 || to >= ids.length) return undefined;
    const row = rows[from]!;
    replaceLists(insertAt(removeAt(rows, [from]), [to], [row]), insertAt(removeAt(ids, [from]), [to], [rowId]));
    positions.update(ids, 1, { ids: [rowId], indexes: [to] });
    announce([], true);
    return { type: 'move', rowId, to: from };
  }

  function arrange(wanted: readonly string[]): RowOperation<Row> | undefined {
    const named = new Set(wanted.filter(positions.has));
    const nextIds = [...named, ...ids.filter((rowId) => !named.has(rowId))];
    if (isSameList(nextIds, ids)) return undefined;
    const before = ids;
    const nextRows = nextIds.map((rowId) => rows[positions.indexOf(rowId)]!);
    replaceLists(nextRows, nextIds);
    positions.update(ids, Infinity);
    announce([], true);
    return { type: 'arrange', rowIds: before };
  }

  function replaceAll(nextRows: readonly Row[]) {
    if (nextRows === rows) return;
    const nextIds = nextRows.map(idOf);
    const hadRepeated = repeated.size > 0;
    if (hadRepeated) repeated = separateIds(nextIds);
    const sameOrder = isSameList(nextIds, ids);
    const nextPositions = sameOrder ? positions : createPositions(nextIds, noteRepeated);
    if (hadRepeated) topics.notify('errors');
    const changes: RowChange<Row>[] = [];
    if (!sameOrder) ids.forEach((rowId, index) => void (nextPositions.has(rowId) || changes.push([rowId, rows[index]!, undefined])));
    nextIds.forEach((rowId, index) => {
      const before = rows[sameOrder ? index : positions.indexOf(rowId)];
      if (before !== nextRows[index]) changes.push([rowId, before, nextRows[index]!]);
    });
    rows = nextRows as Row[];
    handedOut = true;
    if (!sameOrder) [ids, positions] = [nextIds, nextPositions];
    announce(changes, !sameOrder);
  }

  return {
    rowKey,
    rows() {
      handedOut = true;
      return rows;
    },
    ids: () => ids,
    row: (rowId) => rows[positions.indexOf(rowId)],
    indexOf: (rowId) => positions.indexOf(rowId),
    expect: (index) => positions.expect(index),
    idOf,
    repeated: () => repeated,
    findRepeated: () => positions.findRepeated(),
    replaceAll,
    observe(observer) {
      observers.push(observer);
      return () => void observers.splice(observers.indexOf(observer), 1);
    },
    apply(operation) {
      if (operation.type === 'patch') return patch(operation.patches);
      if (operation.type === 'insert') return insert(operation.entries);
      if (operation.type === 'remove') return remove(operation.rowIds);
      return operation.type === 'move' ? move(operation.rowId, operation.to) : arrange(operation.rowIds);
    },
  };
}

/** Of the fields in which `now` differs from `before`, those of `before`: what takes the change back. */
function changedFields<Row extends object>(now: Row, before: Row): Partial<Row> {
  const keys = Object.keys(now).filter((key) => !Object.is(readField(now, key), readField(before, key)));
  return Object.fromEntries(keys.map((key) => [key, readField(before, key)])) as Partial<Row>;
}
