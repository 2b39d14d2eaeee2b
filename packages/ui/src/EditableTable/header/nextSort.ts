import type { SortBy } from '../view/sortRowIds.ts';

/**
 * The sort after a press on a heading: upwards, downwards, not at all. A press alone sorts by that column only,
 * `further` (Shift) keeps the others, which count more than a column that is added.
 */
export function nextSort(sort: readonly SortBy[], column: string, further: boolean): SortBy[] {
  const before = sort.find((by) => by.column === column);
  const next: SortBy | undefined = before ? (before.order === 'asc' ? { column, order: 'desc' } : undefined) : { column, order: 'asc' };
  if (!further) return next ? [next] : [];
  if (!before) return [...sort, next!];
  return sort.flatMap((by) => (by.column === column ? (next ? [next] : []) : [by]));
}
