import type { Deletion } from '@harrow/ui';
import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { askDictionaries, askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import type { Resource } from '../../shared/calls/resource.ts';
import type { ListState } from '../../shared/list/address/listAddress.ts';
import type { DocumentStatuses } from './useStatusChips.ts';

/** Declaration of a kind's list, for the page and its first calls; the form of the kind begins with it, too (`partsOf`). */
export interface DocumentListing<Item> {
  resource: Pick<Resource<Item, never>, 'name' | 'key' | 'list'>;
  /** Address of the list: `/service/warrantyClaim`; below it `detail/:id`, `add`, `print/:id`. */
  address: string;
  statuses: Pick<DocumentStatuses, 'filter' | 'dict' | 'order' | 'ofMaker' | 'counts' | 'clears' | 'total'>;
  /** State of the list without parameters in its address. Default: as every list, 10 records, newest first. */
  defaults?: (isMaker: boolean) => ListState;
  /** Module code of the permissions. Default: the noun. */
  module?: string;
  /** Right to begin one. Default: `{module}:add`. */
  begunBy?: string;
  /** Address of its export, which needs `{module}:export`; null: it has none. Default: `exportXls` of the noun's portal calls. */
  exportPath?: string | null;
  /** A document can be printed; needs `{module}:print`. */
  isPrintable?: boolean;
  /** Deletes documents whose `allowedActions` say so; needs `{module}:delete`. */
  remove?: Deletion<Item>['remove'];
  /** Says which of them would be deleted, and why the others would not. */
  mayRemove?: Deletion<Item>['preview'];
}

/** First calls of a list: its records, their counts, and the dictionaries of its columns. */
export const askListing = <Item>({ resource, defaults, statuses }: DocumentListing<Item>, search: URLSearchParams, ...dictionaries: string[]): void => {
  askList(resource, search, defaults?.(isMakerUser(userStore.get())));
  void queryClient.prefetchQuery(statuses.counts);
  if (statuses.total) void queryClient.prefetchQuery(statuses.total);
  askDictionaries(statuses.dict ?? 'bill_status', ...dictionaries);
};

/** The first calls of a kind of which nothing else is asked: its list, and nothing for a single document. */
export const listingCalls =
  <Item>(listing: DocumentListing<Item>, ...dictionaries: string[]): FirstCalls =>
  ({ below, search }) => {
    if (below === '') askListing(listing, search, ...dictionaries);
  };
