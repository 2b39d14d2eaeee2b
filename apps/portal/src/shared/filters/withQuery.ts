import { askingLines, type QueryGroup } from '@harrow/validation/query';
import type { ListState } from '../list/listAddress.ts';

/** The column that a filter narrows: a period has two filters, `{column}_begin` and `{column}_end`. */
const columnOf = (filter: string): string => filter.replace(/_(begin|end)$/, '');

/**
 * A list asked by another advanced query. What the query asks about, filters and chips narrow no longer: "status is one of
 * A and B" would find less than it says below a chip that stands at A. Other filters stay, and are shown beside the query.
 */
export function withQuery(state: ListState, query: QueryGroup | undefined): ListState {
  const asked = new Set(query && askingLines(query).map(({ field }) => field));
  const filters = Object.fromEntries(Object.entries(state.filters).filter(([name]) => !asked.has(columnOf(name))));
  return { ...state, filters, query, page: 1 };
}
