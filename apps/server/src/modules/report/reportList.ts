import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal, type Filter, mentioned } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { toTextByLanguage } from '../../shared/messages/sixTexts.ts';
import { sourcesOf } from './sources.ts';

type Item = Operations['reportAdministrationList']['reply']['result']['records'][number];
type Query = NonNullable<Operations['reportAdministrationExportXls']['data']['query']>;

type Row = Omit<Item, 'sourceName' | 'permission' | 'status_dictText' | 'builtIn_dictText'>;

/** Reports as administrators see them. */
export function reportList(context: Context): ListDefinition<Item, Row> {
  const { language } = context.user;
  const sources = new Map(sourcesOf(context.services.modules).map((source) => [source.code, source]));
  return {
    table: 'sysReport',
    columns: listColumns('reportAdministrationList', 'sysReport'),
    select: sql`sys_report.id, code, name ->> ${language}::text as name, source, status, built_in, version, create_by, create_time,
      (select count(*)::int from sys_report_field f where f.report_id = sys_report.id and shown) as column_count`,
    softDeleted: false,
    scope: () => undefined,
    defaultSort: { column: 'code', order: 'asc' },
    toReply(row) {
      const source = sources.get(row.source);
      const sourceName = source ? toTextByLanguage(source.name)[language] : row.source;
      return replyOf(context, 'ReportItem', { ...row, sourceName, permission: source?.permission ?? '' });
    },
  };
}

export function reportFilters({ keyword, source, status, builtIn }: Query): Filter[] {
  return [
    mentioned(keyword, 'sysReport.code', sql`sys_report.name::text`),
    equal('sysReport.source', source),
    equal('sysReport.builtIn', builtIn),
    status === undefined ? undefined : sql<SqlBool>`sys_report.status = ${Number(status)}`,
  ];
}

export const reportExport: ExportedList = {
  name: 'report',
  noun: 'report',
  columns: [
    text('name', { width: 32 }),
    ...exportedFields('reportAdministrationList', ['code'], { code: 24 }),
    text('sourceName', { width: 24 }),
    text('permission', { width: 24 }),
    ...exportedFields('reportAdministrationList', ['columnCount', 'status', 'builtIn', 'createBy', 'createTime']),
  ],
};

export const searchedReports = searchedList('reportAdministrationList', {
  list: reportList,
  permission: 'dictionary:query',
  page: '/isystem/report',
  noun: 'report',
  title: 'name',
  about: ['code'],
  fields: { code: 'code', name: inLanguages('sysReport.name') },
  path: '/isystem/report/edit/{id}',
});
