import { type CheckItem, checkItemsList, type FailedReason, failedReasonsList } from '@harrow/api-client';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

export const checkItems = resource<CheckItem, never>('vehicleCheckItem', { list: listOf(checkItemsList) });
export const failedReasons = resource<FailedReason, never>('failedReason', { list: listOf(failedReasonsList) });

/** The sheet of one product line, in its order. */
export const checkItemDefaults: ListState = { ...sortedBy('sortNo'), filters: { secondProduct: 'tractor', enabled: 'Y' } };
export const failedReasonDefaults = sortedBy('reasonCode');
