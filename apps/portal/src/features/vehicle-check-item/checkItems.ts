import {
  type CheckItem,
  checkItemsList,
  type CheckItemsListData,
  type FailedReason,
  failedReasonsList,
  type FailedReasonsListData,
  resultOf,
} from '@harrow/api-client';
import { type ListState, sortedBy } from '../../shared/list/listAddress.ts';
import { resource } from '../../shared/calls/resource.ts';

// Filters come from the address as plain texts; the server judges them.
export const checkItems = resource<CheckItem, never>('vehicleCheckItem', {
  list: (query, signal) => resultOf(checkItemsList({ query: query as CheckItemsListData['query'], signal })),
});
export const failedReasons = resource<FailedReason, never>('failedReason', {
  list: (query, signal) => resultOf(failedReasonsList({ query: query as FailedReasonsListData['query'], signal })),
});

/** The sheet of one product line, in its order. */
export const checkItemDefaults: ListState = { ...sortedBy('sortNo'), filters: { secondProduct: 'tractor', enabled: 'Y' } };
export const failedReasonDefaults = sortedBy('reasonCode');
