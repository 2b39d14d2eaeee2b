import {
  reportAdministrationAdd,
  type ReportAdministrationAddData,
  reportAdministrationEdit,
  reportAdministrationList,
  reportAdministrationPreview,
  reportAdministrationQueryById,
  reportAdministrationRemove,
  reportAdministrationRemoveBatch,
  reportAdministrationSources,
  type ReportItem,
  type ReportRecord,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { removal } from '../../shared/administration/removal.ts';
import { detailOf, listOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { sortedBy } from '../../shared/list/address/listAddress.ts';

/** The calls of reports. */
export const reports = resource<ReportItem, ReportRecord>('report', {
  list: listOf(reportAdministrationList),
  detail: detailOf(reportAdministrationQueryById),
});

/** Data sources for reports; they come with the system. */
export const reportSources = queryOptions({
  queryKey: ['report', 'sources'],
  queryFn: ({ signal }) => resultOf(reportAdministrationSources({ signal })),
  staleTime: Infinity,
});

/** Fields of the designer; code and source of a report never change. */
export type ReportValues = ReportAdministrationAddData['body'];
export type ReportColumn = ReportValues['fields'][number];

/** @returns its id */
export const addReport = async (body: ReportValues): Promise<string> => (await resultOf(reportAdministrationAdd({ body }))).id;
export async function editReport({ id, version }: Pick<ReportRecord, 'id' | 'version'>, values: ReportValues): Promise<string> {
  const { code: _code, source: _source, ...body } = values;
  await resultOf(reportAdministrationEdit({ body: { ...body, id, version } }));
  return id;
}
export const deleteReports = removal(reportAdministrationRemove, reportAdministrationRemoveBatch);

/** The first rows of the report in the form. */
export const preview = ({ code: _code, ...body }: ReportValues) =>
  queryOptions({
    queryKey: ['report', 'preview', body],
    queryFn: ({ signal }) => resultOf(reportAdministrationPreview({ body, headers: writeHeaders(), signal })),
    retry: false,
  });

/** Reports by their codes. */
export const reportOrder = sortedBy('code');
