import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { contains, during, equal, type Filter, oneOf, search } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Selectable } from 'kysely';
import type { SysLogTable } from '../../shared/operation-log/tables.ts';
import { operationTitle } from './operationTitle.ts';

type Item = Operations['operationLogsList']['reply']['result']['records'][number];
type Detail = Operations['operationLogsDetail']['reply']['result'];
type Query = NonNullable<Operations['operationLogsList']['data']['query']>;
type Row = Omit<Selectable<SysLogTable>, 'params' | 'exception' | 'fingerprint'>;

const fields: RawBuilder<Row> = sql`sys_log.id, log_type, operation_id, method, path, doc_type, doc_id, doc_no, username, realname, org_code, dealer_code, ip, browser,
  app_id, outcome, error_code, cost_time, request_id, count, create_time`;

const toItem = (context: Context, row: Row): Item =>
  replyOf(context, 'OperationLog', { ...row, title: operationTitle(context.user.language, row.operationId) });

/** Who did what, from where, and what failed. */
export const operationList = (context: Context): ListDefinition<Item, Row> => ({
  table: 'sysLog',
  columns: listColumns('operationLogsList', 'sysLog'),
  select: fields,
  softDeleted: false,
  scope: () => undefined,
  toReply: (row) => toItem(context, row),
});

export const operationFilters = ({ user }: Context, query: Query): Filter[] => [
  oneOf('sysLog.logType', query.logType),
  contains('sysLog.username', query.username),
  contains('sysLog.operationId', query.operation),
  equal('sysLog.docType', query.docType),
  contains('sysLog.docNo', query.docNo),
  query.ip?.trim() ? search(sql<SqlBool>`starts_with(sys_log.ip, ${query.ip.trim()})`) : undefined,
  oneOf('sysLog.outcome', query.outcome),
  during('sysLog.createTime', query.createTime_begin, query.createTime_end, user),
];

export const operationExport: ExportedList = {
  name: 'operationLog',
  noun: 'log',
  columns: [
    ...exportedFields('operationLogsList', ['createTime', 'logType']),
    text('title', { width: 36 }),
    ...exportedFields('operationLogsList', [
      'operationId',
      'docType',
      'docNo',
      'username',
      'realname',
      'orgCode',
      'dealerCode',
      'ip',
      'browser',
      'appId',
      'outcome',
      'errorCode',
      'costTime',
      'requestId',
      'count',
    ]),
  ],
};

/** One entry with what the call was given and what went wrong. */
export async function operationDetail(context: Context, id: string): Promise<Detail> {
  const row = await context.db.selectFrom('sysLog').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw refuse('E-012');
  return { ...toItem(context, row), params: row.params, exception: row.exception };
}
