import { type UsedPartsTask, usedPartsTasksList, usedPartsTasksRequest, usedPartsTasksWaive } from '@harrow/api-client';
import { batchOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

/** Cores of approved claims. */
export const cores = resource<UsedPartsTask, never>('usedPartsTask', { list: listOf(usedPartsTasksList) });

/** Initial list: open cores, by due date. */
export const coreDefaults: ListState = {
  ...defaultListState,
  sort: { column: 'returnDue', order: 'asc' },
  filters: { coreStatus: 'to_return,kept,missing' },
};

/** Asks dealers for cores that they keep, within `returnDays`; default: the usual ones. */
export const requestCores = batchOf(usedPartsTasksRequest);

export const waiveCores = batchOf(usedPartsTasksWaive);
