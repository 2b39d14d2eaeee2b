import {
  type __Name__Input,
  __name__sDetail,
  __name__sList,
  type __Name__sListData,
  __name__sRemove,
  __name__sSave,
  __name__sStatusCounts,
  type BatchResult,
  resultOf,
} from '@harrow/api-client';
import { writeHeaders } from '../../documents/actions/documentCalls.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Where the menu has the list. */
export const __name__Address = '/service/__name__';

/** The calls behind list and page. */
export const __name__s = resource('__name__', {
  // Filters come from the address as plain texts; the server judges them.
  list: (query, signal) => resultOf(__name__sList({ query: query as __Name__sListData['query'], signal })),
  detail: (id, signal) => resultOf(__name__sDetail({ query: { id }, signal })),
  save: (body: __Name__Input, { idempotencyKey, confirm }) =>
    resultOf(__name__sSave({ body, query: { confirm }, headers: { 'X-Idempotency-Key': idempotencyKey } })),
});

/** The statuses in the order of the work. */
export const __name__Statuses = ['draft', 'submitted', 'no_pass', 'pass', 'audit_succeeded'] as const;

export const __name__Counts = statusCounts(__name__s.key, (signal) => resultOf(__name__sStatusCounts({ signal })));

/** @param dryRun only says which of them can be deleted, and why the others cannot */
export const delete__Name__s = (ids: string[], dryRun = false): Promise<BatchResult> =>
  resultOf(__name__sRemove({ query: { ids: ids.join(','), ...(dryRun && { dryRun: '1' }) }, headers: writeHeaders() }));
