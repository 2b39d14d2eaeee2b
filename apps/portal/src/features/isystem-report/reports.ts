import {
  reportAdministrationEdit,
  type ReportAdministrationEditData,
  reportAdministrationList,
  type ReportAdministrationListData,
  reportAdministrationQueryById,
  type ReportItem,
  type ReportRecord,
  resultOf,
} from '@harrow/api-client';
import { sortedBy } from '../../shared/list/listAddress.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of reports. */
export const reports = resource<ReportItem, ReportRecord>('report', {
  list: (query, signal) => resultOf(reportAdministrationList({ query: query as ReportAdministrationListData['query'], signal })),
  detail: (id, signal) => resultOf(reportAdministrationQueryById({ query: { id }, signal })),
});

export type ReportValues = Omit<ReportAdministrationEditData['body'], 'id'>;
export const editReport = (id: string, body: ReportValues) => resultOf(reportAdministrationEdit({ body: { ...body, id } }));

/** Reports by their codes. */
export const reportOrder = sortedBy('code');
