import type { ColumnModel } from '../columnModel/column.ts';
import { compareInOrder } from './compareValues.ts';

export interface SortBy {
  /** Key of the column. */
  column: string;
  /** `asc`: smallest first; `desc`: largest first. Empty cells come last. */
  order: 'asc' | 'desc';
}

/** A copy in the order of some columns, the first counting most. Equals keep their order; a column that is not there has no say. */
export function sortRowIds<Row>(
  rowIds: readonly string[],
  sort: readonly SortBy[],
  columns: readonly ColumnModel<Row>[],
  row: (rowId: string) => Row | undefined,
): string[] {
  const keys = sort.flatMap(({ column: key, order }) => {
    const column = columns.find((candidate) => candidate.key === key);
    // Values are worked out once a row, not once a comparison.
    return column ? [{ order, compare: column.compare, values: rowIds.map((rowId) => column.value(row(rowId)!)) }] : [];
  });
  const places = rowIds.map((_, index) => index);
  places.sort((a, b) => {
    for (const { order, compare, values } of keys) {
      const difference = compareInOrder(values[a], values[b], order, compare);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return places.map((place) => rowIds[place]!);
}
