import { patchRow, readField } from './field.ts';
import { rowTopic, type Topics } from './topics.ts';

/** Hears of every row that comes (`before` undefined), changes, or goes (`after` undefined). */
export type RowObserver<Row> = (rowId: string, before: Row | undefined, after: Row | undefined) => void;

/**
 * The rows, by id. Topics: `row:<id>` when that row changed, `order` when rows came, went or moved, `rows` after any change.
 * Rows are never changed in place: a new row object, a new array.
 */
export interface RowStore<Row> {
  rows(): readonly Row[];
  /** Ids in display order; the same array until rows come, go or move. */
  ids(): readonly string[];
  row(rowId: string): Row | undefined;
  /** Display position, or -1. */
  indexOf(rowId: string): number;
  idOf(row: Row): string;
  patch(patches: ReadonlyMap<string, Partial<Row>>): void;
  insert(index: number, rows: readonly Row[]): void;
  remove(rowIds: ReadonlySet<string>): void;
  move(from: number, to: number): void;
  /** Takes over rows from outside; only what differs is announced. Throws if two rows share an id or one has none. */
  replaceAll(rows: readonly Row[]): void;
  observe(observer: RowObserver<Row>): void;
}

export function createRowStore<Row extends object>(rowKey: string, initial: readonly Row[], topics: Topics): RowStore<Row> {
  const observers: RowObserver<Row>[] = [];
  let rows: readonly Row[] = initial;
  let ids: readonly string[] = initial.map(idOf);
  let byId = indexRows(initial, ids);
  /** Built when first asked for after a change of order. */
  let positions: Map<string, number> | undefined;

  function idOf(row: Row): string {
    const id = readField(row, rowKey);
    if (id === undefined || id === null || id === '') throw new Error(`EditableTable: a row has no "${rowKey}"`);
    return String(id);
  }

  const tell = (rowId: string, before: Row | undefined, after: Row | undefined) => {
    for (const observer of observers) observer(rowId, before, after);
  };

  function indexOf(rowId: string): number {
    positions ??= new Map(ids.map((id, index) => [id, index]));
    return positions.get(rowId) ?? -1;
  }

  function reorder(nextRows: readonly Row[], nextIds: readonly string[]) {
    rows = nextRows;
    ids = nextIds;
    positions = undefined;
    topics.notify('order');
    topics.notify('rows');
  }

  return {
    rows: () => rows,
    ids: () => ids,
    row: (rowId) => byId.get(rowId),
    indexOf,
    idOf,
    observe: (observer) => void observers.push(observer),

    patch(patches) {
      const next = rows.slice();
      const changed: string[] = [];
      for (const [rowId, patch] of patches) {
        const before = byId.get(rowId);
        const after = before && patchRow(before, patch);
        if (!before || !after || after === before) continue;
        next[indexOf(rowId)] = after;
        byId.set(rowId, after);
        tell(rowId, before, after);
        changed.push(rowId);
      }
      if (changed.length === 0) return;
      rows = next;
      for (const rowId of changed) topics.notify(rowTopic(rowId));
      topics.notify('rows');
    },

    insert(index, added) {
      const addedIds = added.map(idOf);
      for (const [offset, row] of added.entries()) {
        const rowId = addedIds[offset]!;
        if (byId.has(rowId)) throw new Error(`EditableTable: two rows have the ${rowKey} "${rowId}"`);
        byId.set(rowId, row);
        tell(rowId, undefined, row);
      }
      reorder(rows.toSpliced(index, 0, ...added), ids.toSpliced(index, 0, ...addedIds));
    },

    remove(rowIds) {
      for (const rowId of rowIds) {
        const row = byId.get(rowId);
        if (!row) continue;
        byId.delete(rowId);
        tell(rowId, row, undefined);
      }
      reorder(
        rows.filter((row) => byId.has(idOf(row))),
        ids.filter((rowId) => byId.has(rowId)),
      );
    },

    move(from, to) {
      const [row, rowId] = [rows[from], ids[from]];
      if (row === undefined || rowId === undefined || to < 0 || to >= ids.length) return;
      reorder(rows.toSpliced(from, 1).toSpliced(to, 0, row), ids.toSpliced(from, 1).toSpliced(to, 0, rowId));
    },

    replaceAll(nextRows) {
      if (nextRows === rows) return;
      const nextIds = nextRows.map(idOf);
      const nextById = indexRows(nextRows, nextIds);
      const previous = byId;
      const sameOrder = nextIds.length === ids.length && nextIds.every((rowId, index) => rowId === ids[index]);
      byId = nextById;
      for (const [rowId, row] of previous) if (!nextById.has(rowId)) tell(rowId, row, undefined);
      const changed: string[] = [];
      for (const [rowId, row] of nextById) {
        const before = previous.get(rowId);
        if (before === row) continue;
        tell(rowId, before, row);
        if (before) changed.push(rowId);
      }
      rows = nextRows;
      for (const rowId of changed) topics.notify(rowTopic(rowId));
      if (!sameOrder) return reorder(nextRows, nextIds);
      topics.notify('rows');
    },
  };

  function indexRows(all: readonly Row[], allIds: readonly string[]): Map<string, Row> {
    const map = new Map<string, Row>();
    for (const [index, row] of all.entries()) map.set(allIds[index]!, row);
    if (map.size < all.length) {
      const twice = allIds.find((rowId, index) => allIds.indexOf(rowId) !== index);
      throw new Error(`EditableTable: two rows have the ${rowKey} "${twice}"`);
    }
    return map;
  }
}
