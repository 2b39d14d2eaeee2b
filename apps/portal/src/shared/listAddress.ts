import type { Filters } from './resource.ts';

export interface ListSort {
  column: string;
  order: 'asc' | 'desc';
}

/** What a list shows, as far as it stands in the address. */
export interface ListState {
  page: number;
  pageSize: number;
  sort: ListSort;
  filters: Filters;
}

/** What a list shows when its address says nothing (portal specification, section 9). */
export const defaultListState: ListState = { page: 1, pageSize: 10, sort: { column: 'createTime', order: 'desc' }, filters: {} };

const own = new Set(['page', 'size', 'sort']);

function positive(text: string | null, fallback: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

/** `-createTime` is descending, `vin` ascending. */
function parseSort(text: string | null, fallback: ListSort): ListSort {
  if (!text) return fallback;
  return text.startsWith('-') ? { column: text.slice(1), order: 'desc' } : { column: text, order: 'asc' };
}

/** Reads the state of a list from an address; nonsense counts as not said. */
export function parseListAddress(search: URLSearchParams, defaults: ListState = defaultListState): ListState {
  const filters = [...search].filter(([name, value]) => !own.has(name) && value !== '');
  return {
    page: positive(search.get('page'), defaults.page),
    pageSize: Math.min(positive(search.get('size'), defaults.pageSize), 100),
    sort: parseSort(search.get('sort'), defaults.sort),
    filters: search.size === 0 ? defaults.filters : Object.fromEntries(filters),
  };
}

/** Writes it; what is as usual is left out, so that addresses stay short. */
export function formatListAddress(state: ListState, defaults: ListState = defaultListState): URLSearchParams {
  const sort = (state.sort.order === 'desc' ? '-' : '') + state.sort.column;
  const usual = (defaults.sort.order === 'desc' ? '-' : '') + defaults.sort.column;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(state.filters)) if (value !== '') search.set(name, value);
  if (state.page !== defaults.page) search.set('page', String(state.page));
  if (state.pageSize !== defaults.pageSize) search.set('size', String(state.pageSize));
  if (sort !== usual) search.set('sort', sort);
  // A list that usually filters needs a word for "without filters": any parameter will do.
  if (search.size === 0 && Object.keys(defaults.filters).length > 0) search.set('page', '1');
  return search;
}

/** Filter values as a form has them, made texts: lists are joined by commas, empty ones left out. */
export function toFilters(values: Record<string, unknown>): Filters {
  const texts = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]);
  return Object.fromEntries(texts.filter(([, value]) => value !== undefined && value !== null && value !== '').map(([name, value]) => [name, String(value)]));
}
