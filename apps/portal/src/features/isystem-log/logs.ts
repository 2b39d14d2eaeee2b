import { type DataChange, dataChangesList, type OperationLog, type OperationLogDetail, operationLogsDetail, operationLogsList } from '@harrow/api-client';
import { detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';
import { todayIn } from '../../shared/todayIn.ts';

/** Calls that changed something, took data out, were denied or failed. */
export const operationLogs = resource<OperationLog, OperationLogDetail>('operationLog', {
  list: listOf(operationLogsList),
  detail: detailOf(operationLogsDetail),
});

/** Change history across all records. */
export const dataChanges = resource<DataChange, never>('dataChange', { list: listOf(dataChangesList) });

/** Today and the six days before it. */
const shownDays = 7;

/** Initial filter of a log: the last seven days. */
export function recentDays(): ListState {
  const begin = new Date(`${todayIn(undefined)}T00:00:00Z`);
  begin.setUTCDate(begin.getUTCDate() - (shownDays - 1));
  return { ...defaultListState, filters: { createTime_begin: begin.toISOString().slice(0, 10) } };
}
