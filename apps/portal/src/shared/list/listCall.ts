import { firstListState } from '../views/firstListState.ts';
import { defaultListState, type ListState, parseListAddress } from './address/listAddress.ts';
import { queryParams } from './address/queryParams.ts';
import type { Resource } from '../calls/resource.ts';

/** The part of a `resource` that a list needs. */
export type Listable<Item> = Pick<Resource<Item, unknown>, 'name' | 'list'>;

/** The call of a list in a state. */
export function listCall<Item>(resource: Listable<Item>, { page, pageSize, sort, filters, query }: ListState) {
  const { superQueryParams, superQueryMatchType } = queryParams(query);
  const asked = superQueryParams ? { superQueryParams, superQueryMatchType: superQueryMatchType || ('and' as const) } : {};
  return resource.list({ pageNo: page, pageSize, column: sort.column, order: sort.order, ...asked }, filters);
}

/** State of a list at an address; one without parameters means the user's default view, if there is one. */
export const listStateAt = <Item>({ name }: Listable<Item>, search: URLSearchParams, defaults: ListState = defaultListState): ListState =>
  parseListAddress(search, defaults, firstListState(name, defaults));

/** The call of a list at an address. */
export const listCallAt = <Item>(resource: Listable<Item>, search: URLSearchParams, defaults?: ListState) =>
  listCall(resource, listStateAt(resource, search, defaults));
