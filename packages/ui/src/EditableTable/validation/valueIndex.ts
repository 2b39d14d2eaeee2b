import type { ColumnModel } from '../columnModel/column.ts';
import { isEmptyValue } from '../rowStore/field.ts';
import { isRising } from '../rowStore/isRising.ts';
import type { RowStore } from '../rowStore/rowStore.ts';

/**
 * Which rows share a value, per column. A column is indexed when it is first asked about and from then on kept up with
 * every change, so neither a table that never asks nor a single check pays for a scan.
 */
export interface ValueIndex {
  isUnique(column: string, value: unknown): boolean;
  /** No two rows have the same value. Where the values of all rows show that at once, the column is not indexed for it. */
  allDiffer(column: string, values: readonly unknown[]): boolean;
  /** Empty cells are not indexed. */
  rowsWith(column: string, value: unknown): readonly string[];
  /** Starts over for other columns. */
  configure(): void;
}

/** One row, as most values have, is kept without a set of its own: a hundred thousand of them are heavy. */
type Holders = string | Set<string>;

export function createValueIndex<Row extends object>(store: RowStore<Row>, columns: () => readonly ColumnModel<Row>[]): ValueIndex {
  let indexes = new Map<string, ColumnIndex<Row>>();

  store.observe((rowId, before, after) => {
    for (const index of indexes.values()) {
      const [old, value] = [before && index.column.value(before), after && index.column.value(after)];
      if (before && after && Object.is(old, value)) continue;
      if (before) take(index, old, rowId);
      if (after) put(index, value, rowId);
    }
  });

  function indexOf(key: string): ColumnIndex<Row> | undefined {
    const known = indexes.get(key);
    if (known) return known;
    const column = columns().find((candidate) => candidate.key === key);
    if (!column) return undefined;
    const index = createColumnIndex(column, store.rows(), store.ids());
    indexes.set(key, index);
    return index;
  }

  return {
    isUnique(column, value) {
      const index = indexOf(column);
      return !index || index.shared === 0 || !(index.holders.get(value) instanceof Set);
    },
    allDiffer: (column, values) => (!indexes.has(column) && isRising(values)) || indexOf(column)?.shared === 0,
    rowsWith(column, value) {
      const found = indexOf(column)?.holders.get(value);
      if (found === undefined) return [];
      return typeof found === 'string' ? [found] : [...found];
    },
    configure: () => void (indexes = new Map()),
  };
}

interface ColumnIndex<Row> {
  column: ColumnModel<Row>;
  holders: Map<unknown, Holders>;
  /** Values that more than one row has. While there are none, nothing has to be looked up. */
  shared: number;
}

function createColumnIndex<Row>(column: ColumnModel<Row>, rows: readonly Row[], ids: readonly string[]): ColumnIndex<Row> {
  const holders = new Map<unknown, Holders>();
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const value = column.value(rows[at]!);
    if (isEmptyValue(value)) continue;
    holders.set(value, ids[at]!);
    count += 1;
  }
  const index = { column, holders, shared: 0 };
  if (holders.size === count) return index;
  // Some value came twice, and its first holder was lost: slower, once more.
  holders.clear();
  for (let at = 0; at < rows.length; at += 1) put(index, column.value(rows[at]!), ids[at]!);
  return index;
}

function put<Row>(index: ColumnIndex<Row>, value: unknown, rowId: string) {
  if (isEmptyValue(value)) return;
  const found = index.holders.get(value);
  if (found === undefined) index.holders.set(value, rowId);
  else if (typeof found !== 'string') found.add(rowId);
  else if (found !== rowId) {
    index.holders.set(value, new Set([found, rowId]));
    index.shared += 1;
  }
}

function take<Row>(index: ColumnIndex<Row>, value: unknown, rowId: string) {
  const found = index.holders.get(value);
  if (found === rowId) index.holders.delete(value);
  if (!(found instanceof Set) || !found.delete(rowId) || found.size > 1) return;
  index.holders.set(value, [...found][0]!);
  index.shared -= 1;
}
