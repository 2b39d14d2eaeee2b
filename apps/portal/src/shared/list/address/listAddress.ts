import { defaultListState as usualState, type ListState, type Sort } from '@harrow/ui';
import { queryFromText, queryToText } from '@harrow/ui/advanced-query';
import { lists } from '../../../platform/installation.ts';

export type { ListState } from '@harrow/ui';

/** A list as every list begins: with as many rows as the installation says, the newest first. */
export const defaultListState: ListState = { ...usualState, pageSize: lists.pageSize };

/** A list as usual, in another order. */
export const sortedBy = (column: string, order: Sort['order'] = 'asc'): ListState => ({ ...defaultListState, sort: { column, order } });

const own = new Set(['page', 'size', 'sort', 'query']);

function positive(text: string | null, fallback: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

/** `-createTime` is descending, `vin` ascending. */
function parseSort(text: string | null, fallback: Sort): Sort {
  if (!text) return fallback;
  return text.startsWith('-') ? { column: text.slice(1), order: 'desc' } : { column: text, order: 'asc' };
}

const sortText = ({ column, order }: Sort): string => (order === 'desc' ? '-' : '') + column;

/**
 * Reads the state of a list from an address; invalid parameters are ignored.
 * @param first state for an address without parameters; default `defaults`
 */
export function parseListAddress(search: URLSearchParams, defaults: ListState = defaultListState, first: ListState = defaults): ListState {
  if (search.size === 0) return first;
  const filters = [...search].filter(([name, value]) => !own.has(name) && value !== '');
  const query = queryFromText(search.get('query'));
  return {
    page: positive(search.get('page'), defaults.page),
    pageSize: Math.min(positive(search.get('size'), defaults.pageSize), 100),
    sort: parseSort(search.get('sort'), defaults.sort),
    filters: Object.fromEntries(filters),
    ...(query && { query }),
  };
}

/** Writes it without default values, so that addresses stay short. Never empty where an empty one means something else. */
export function formatListAddress(state: ListState, defaults: ListState = defaultListState, first: ListState = defaults): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(state.filters)) if (value !== '') search.set(name, value);
  const query = queryToText(state.query);
  if (query !== '') search.set('query', query);
  if (state.page !== defaults.page) search.set('page', String(state.page));
  if (state.pageSize !== defaults.pageSize) search.set('size', String(state.pageSize));
  if (sortText(state.sort) !== sortText(defaults.sort)) search.set('sort', sortText(state.sort));
  // A list that starts with filters or with a view needs a word for "without them": any parameter will do.
  if (search.size === 0 && (first !== defaults || Object.keys(defaults.filters).length > 0)) search.set('page', '1');
  return search;
}
