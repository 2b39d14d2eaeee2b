import {
  type UsedPartsHandle,
  type UsedPartsHandleInput,
  type UsedPartsHandleItem,
  usedPartsHandlesDetail,
  usedPartsHandlesList,
  usedPartsHandlesRemove,
  usedPartsHandlesSave,
  usedPartsHandlesStatusCounts,
} from '@harrow/api-client';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Where the menu has the list. */
export const usedPartsHandleAddress = '/service/usedPartsHandle';

/** The calls behind list and page. */
export const usedPartsHandles = resource<UsedPartsHandleItem, UsedPartsHandle, UsedPartsHandleInput>('usedPartsHandle', {
  list: listOf(usedPartsHandlesList),
  detail: detailOf(usedPartsHandlesDetail),
  save: saveOf(usedPartsHandlesSave),
});

/** The statuses in the order of the work. */
export const usedPartsHandleStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'audit_succeeded'] as const;

export const usedPartsHandleCounts = statusCounts(usedPartsHandles.key, usedPartsHandlesStatusCounts);

export const usedPartsHandleDeletion = deletionOf(usedPartsHandlesRemove);
