import type { QueryGroup } from '@harrow/validation/query';

/** Values of filters as they travel: texts, several joined by commas; an empty one is no filter. */
export type ListFilters = Readonly<Record<string, string>>;

export interface Sort {
  /** Key of the column. */
  column: string;
  order: 'asc' | 'desc';
}

/** State of a list: everything that a link to it contains. */
export interface ListState {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: Sort;
  filters: ListFilters;
  /** The advanced query as the user built it, moving periods included; left out when nothing is asked. */
  query?: QueryGroup | undefined;
}

/** Initial state of a list. */
export const defaultListState: ListState = { page: 1, pageSize: 10, sort: { column: 'createTime', order: 'desc' }, filters: {} };

/** Filter values as a form has them, made texts: lists are joined by commas, empty ones left out. */
export function toFilters(values: Readonly<Record<string, unknown>>): ListFilters {
  const texts = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]);
  return Object.fromEntries(texts.filter(([, value]) => value !== undefined && value !== null && value !== '').map(([name, value]) => [name, String(value)]));
}

/** The state with a part changed; anything but the page starts at page 1. */
export function changeState(state: ListState, part: Partial<ListState>): ListState {
  return { ...state, page: 1, ...part };
}

/** Whether two states ask for different records, not only for another page or order of them. */
export const asksForOthers = (before: ListState, after: ListState): boolean =>
  JSON.stringify([before.filters, before.query]) !== JSON.stringify([after.filters, after.query]);

/**
 * The page to show instead of one that turned out to be empty because its last records are gone; undefined when the
 * page stands.
 */
export function pageBefore({ page, pageSize }: ListState, answer: { records: readonly unknown[]; total: number }): number | undefined {
  if (answer.records.length > 0 || page === 1) return undefined;
  return Math.max(1, Math.min(page - 1, Math.ceil(answer.total / pageSize)));
}
