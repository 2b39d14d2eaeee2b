import { askingLines, type QueryGroup } from '@harrow/validation/query';
import type { ListState } from '../list/address/listAddress.ts';

/** The column that a filter narrows: a period has two filters, `{column}_begin` and `{column}_end`. */
const columnOf = (filter: string): string => filter.replace(/_(begin|end)$/, '');

/**
 * State of a list with another advanced query. Filters and chips on fields of the query are dropped: "status is one of A and B" below the
 * chip A would find less than it says. Other filters stay, and are shown beside the query.
 */
export function withQuery(state: ListState, query: QueryGroup | undefined): ListState {
  const asked = new Set(query && askingLines(query).map(({ field }) => field));
  const filters = Object.fromEntries(Object.entries(state.filters).filter(([name]) => !asked.has(columnOf(name))));
  return { ...state, filters, query, page: 1 };
}
