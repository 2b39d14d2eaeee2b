import type { ColumnModel } from './column.ts';
import { isEmptyValue } from './field.ts';
import type { RowStore } from './rowStore.ts';

/**
 * Which rows share a value, per column. A column is indexed when it is first asked about and from then on kept up with
 * every change, so neither a table that never asks nor a single check pays for a scan.
 */
export interface ValueIndex {
  isUnique(column: string, value: unknown): boolean;
  /** Empty cells are not indexed. */
  rowsWith(column: string, value: unknown): readonly string[];
  /** Starts over for other columns. */
  configure(): void;
}

/** One row, as most values have, is kept without a set of its own: a hundred thousand of them are heavy. */
type Holders = string | Set<string>;

export function createValueIndex<Row extends object>(store: RowStore<Row>, columns: () => readonly ColumnModel<Row>[]): ValueIndex {
  let indexes = new Map<string, { column: ColumnModel<Row>; holders: Map<unknown, Holders> }>();

  store.observe((rowId, before, after) => {
    for (const { column, holders } of indexes.values()) {
      const [old, value] = [before && column.value(before), after && column.value(after)];
      if (before && after && Object.is(old, value)) continue;
      if (before) take(holders, old, rowId);
      if (after) put(holders, value, rowId);
    }
  });

  function indexOf(key: string): Map<unknown, Holders> | undefined {
    const known = indexes.get(key);
    if (known) return known.holders;
    const column = columns().find((candidate) => candidate.key === key);
    if (!column) return undefined;
    const holders = new Map<unknown, Holders>();
    const rows = store.rows();
    const ids = store.ids();
    for (let index = 0; index < rows.length; index += 1) put(holders, column.value(rows[index]!), ids[index]!);
    indexes.set(key, { column, holders });
    return holders;
  }

  return {
    isUnique: (column, value) => !(indexOf(column)?.get(value) instanceof Set),
    rowsWith(column, value) {
      const found = indexOf(column)?.get(value);
      if (found === undefined) return [];
      return typeof found === 'string' ? [found] : [...found];
    },
    configure: () => void (indexes = new Map()),
  };
}

function put(holders: Map<unknown, Holders>, value: unknown, rowId: string) {
  if (isEmptyValue(value)) return;
  const found = holders.get(value);
  if (found === undefined) holders.set(value, rowId);
  else if (typeof found !== 'string') found.add(rowId);
  else if (found !== rowId) holders.set(value, new Set([found, rowId]));
}

function take(holders: Map<unknown, Holders>, value: unknown, rowId: string) {
  const found = holders.get(value);
  if (found === rowId) holders.delete(value);
  if (!(found instanceof Set) || !found.delete(rowId)) return;
  if (found.size === 1) holders.set(value, [...found][0]!);
}
