import type { ColumnModel } from '../columnModel/column.ts';
import { isSameList } from '../rowStore/listEdits.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import { groupRows } from './groupRows.ts';
import type { RowGroupOptions, TreeOptions } from './NestingOptions.types.ts';
import type { Nesting } from './nesting.ts';
import { treeRows } from './treeRows.ts';

interface NestingOptions<Row> {
  columns: readonly ColumnModel<Row>[];
  rowGroups?: RowGroupOptions | undefined;
  tree?: TreeOptions | undefined;
  /** Of the table that asks: other code, or none, nests nothing in the same way. */
  nestingParts?: object | undefined;
}

/** Nothing for rows that stand side by side. A tree has no groups; groups by no column that is there are none. */
export function nestingOf<Row extends object>(store: RowStore<Row>, { rowGroups, tree, columns }: NestingOptions<Row>): Nesting<Row> | undefined {
  if (tree) return treeRows(store, tree.parentKey);
  const grouped = groupedColumns(rowGroups?.by ?? [], columns);
  return grouped.length > 0 ? groupRows(store, grouped) : undefined;
}

/** Lines that are closed stay closed where nothing of this has changed. */
export function isSameNesting<Row>(a: NestingOptions<Row>, b: NestingOptions<Row>): boolean {
  if (a.nestingParts !== b.nestingParts) return false;
  if (a.tree?.parentKey !== b.tree?.parentKey || !isSameList(a.rowGroups?.by ?? [], b.rowGroups?.by ?? [])) return false;
  if (a.columns === b.columns || !a.rowGroups) return true;
  const [now, before] = [groupedColumns(a.rowGroups.by, a.columns), groupedColumns(a.rowGroups.by, b.columns)];
  return now.length === before.length && now.every(({ value }, at) => value === before[at]!.value);
}

const groupedColumns = <Row>(keys: readonly string[], columns: readonly ColumnModel<Row>[]): ColumnModel<Row>[] =>
  keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
