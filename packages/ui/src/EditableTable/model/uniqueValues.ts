import type { ColumnModel } from './column.ts';
import { isEmptyValue } from './field.ts';
import type { RowStore } from './rowStore.ts';
import { isUniqueRule } from './rules.ts';

/** Which rows share a value, per column that must be unique; kept up with every change, so a check costs no scan. */
export interface UniqueValues {
  isUnique(column: string, value: unknown): boolean;
  rowsWith(column: string, value: unknown): readonly string[];
  /** Starts over for other columns. */
  configure(): void;
}

export function createUniqueValues<Row extends object>(store: RowStore<Row>, columns: () => readonly ColumnModel<Row>[]): UniqueValues {
  let indexes = new Map<string, { column: ColumnModel<Row>; rowsByValue: Map<unknown, Set<string>> }>();

  function change(rowId: string, before: Row | undefined, after: Row | undefined) {
    for (const { column, rowsByValue } of indexes.values()) {
      const [old, value] = [before && column.value(before), after && column.value(after)];
      if (before && after && Object.is(old, value)) continue;
      if (before) take(rowsByValue, old, rowId);
      if (after && !isEmptyValue(value)) rowsByValue.set(value, (rowsByValue.get(value) ?? new Set()).add(rowId));
    }
  }

  function configure() {
    const unique = columns().filter((column) => column.rules.some(isUniqueRule));
    indexes = new Map(unique.map((column) => [column.key, { column, rowsByValue: new Map() }]));
    if (indexes.size > 0) for (const rowId of store.ids()) change(rowId, undefined, store.row(rowId));
  }

  const rowsWith = (column: string, value: unknown) => [...(indexes.get(column)?.rowsByValue.get(value) ?? [])];
  store.observe(change);
  configure();
  return { rowsWith, isUnique: (column, value) => rowsWith(column, value).length < 2, configure };
}

function take(rowsByValue: Map<unknown, Set<string>>, value: unknown, rowId: string) {
  const rows = rowsByValue.get(value);
  rows?.delete(rowId);
  if (rows?.size === 0) rowsByValue.delete(value);
}
