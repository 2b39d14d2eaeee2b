import { type ListState, parseListAddress } from './listAddress.ts';
import type { Resource } from './resource.ts';

/** The part of a `resource` that a list needs. */
export type Listable<Item> = Pick<Resource<Item, unknown>, 'name' | 'list'>;

/** The call for what a list shows. */
export function listCall<Item>(resource: Listable<Item>, { page, pageSize, sort, filters }: ListState) {
  return resource.list({ pageNo: page, pageSize, ...sort }, filters);
}

/** The call for what a list shows at an address. */
export const listCallAt = <Item>(resource: Listable<Item>, search: URLSearchParams, defaults?: ListState) =>
  listCall(resource, parseListAddress(search, defaults));
