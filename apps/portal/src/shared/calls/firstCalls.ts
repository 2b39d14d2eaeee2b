import { queryClient } from '../../platform/queryClient.ts';
import { dictionarySource } from '../sources/sources.ts';
import type { ListState } from '../list/address/listAddress.ts';
import { type Listable, listCallAt } from '../list/listCall.ts';
import { askFirstView } from '../views/views.ts';

/** Address of a page that is about to be opened. */
export interface PageAddress {
  /** The part of the path below the page's own: `''` is the list, `/detail/12` a record. */
  below: string;
  search: URLSearchParams;
}

/**
 * Export `firstCalls` of `features/<noun>/firstCalls.ts`: sends the first calls of the page with the options of the page itself, so that
 * the answers are there or on their way when it is rendered. It runs before the page's code has arrived, at a start and when the user
 * points at a link; so it imports calls and rules, never components. A failure is ignored here: the page asks again and tells the user.
 */
export type FirstCalls = (address: PageAddress) => void;

/** Asks for dictionaries that the page shows. */
export function askDictionaries(...codes: string[]): void {
  for (const code of codes) dictionarySource.items(code).catch(() => undefined);
}

/** Requests the rows of a list at an address, and the user's default view of it if this browser does not know that. */
export function askList<Item>(resource: Listable<Item>, search: URLSearchParams, defaults?: ListState): void {
  void queryClient.prefetchQuery(listCallAt(resource, search, defaults));
  if (search.size === 0) askFirstView(resource.name);
}
