import {
  reportAdministrationEdit,
  type ReportAdministrationEditData,
  reportAdministrationList,
  reportAdministrationQueryById,
  type ReportItem,
  type ReportRecord,
  resultOf,
} from '@harrow/api-client';
import { sortedBy } from '../../shared/list/listAddress.ts';
import { detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of reports. */
export const reports = resource<ReportItem, ReportRecord>('report', {
  list: listOf(reportAdministrationList),
  detail: detailOf(reportAdministrationQueryById),
});

export type ReportValues = Omit<ReportAdministrationEditData['body'], 'id'>;
export const editReport = (id: string, body: ReportValues) => resultOf(reportAdministrationEdit({ body: { ...body, id } }));

/** Reports by their codes. */
export const reportOrder = sortedBy('code');
