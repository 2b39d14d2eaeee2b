/** Reading sub-dealers: the list, and one of them. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { SubDealer, SubDealerItem } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList, number, text } from '../../../shared/export/exportedList.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { equal, type Filter, keywords, mentioned, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { statesOf, subDealerKind } from '../subDealerKind.ts';
import { subDealerScope } from '../subDealerStore.ts';
import type { SubDealerRow } from '../tables.ts';
import { type SubDealerState, subDealerWorkflow } from '../workflow.ts';

const vehicles = sql`(select count(*)::int from vehicle v where v.sub_dealer_code = sub_dealer.sub_dealer_code and v.vehicle_status = 'in_stock' and v.del_flag = 0)
  as vehicle_count`;

interface Row extends SubDealerRow {
  vehicleCount: number;
}

const shown = <Shown extends Row>({ services, user }: Context, state: (row: SubDealerRow) => SubDealerState, row: Shown) => ({
  ...row,
  businessScope_dictText: row.businessScope.map((scope) => services.dictionaries.text('business_scope', scope, user.language)).join(', '),
  allowedActions: allowedActions(subDealerWorkflow, user, state(row)) as SubDealerItem['allowedActions'],
});

export const subDealerList = async (context: Context): Promise<ListDefinition<SubDealerItem, Row>> => {
  const state = await statesOf(context);
  return {
    table: 'subDealer',
    columns: listColumns('subDealerRecordsList', 'subDealer'),
    scope: subDealerScope,
    select: sql`sub_dealer.*, ${vehicles}`,
    toReply: (row) => replyOf(context, 'SubDealerItem', shown(context, state, row)),
  };
};

type Query = NonNullable<Operations['subDealerRecordsList']['data']['query']>;

/** Filters of the list and of its workbook. */
export const subDealerFilters = (query: Query): Filter[] => [
  keywords(['subDealer.subDealerCode'], query.keyword, ['subDealer.name']),
  equal('subDealer.dealerCode', query.dealerCode),
  mentioned(query.region, 'subDealer.region'),
  query.businessScope ? sql<SqlBool>`sub_dealer.business_scope ? ${query.businessScope}` : undefined,
  oneOf('subDealer.dealerStatus', query.dealerStatus),
  oneOf('subDealer.status', query.status),
  query.requestOpen === '1' ? sql<SqlBool>`sub_dealer.request_type is not null` : undefined,
];

export const subDealerExport: ExportedList = {
  name: 'subDealer',
  noun: 'sub-dealer',
  columns: [
    ...exportedFields('subDealerRecordsList', ['subDealerCode', 'name', 'dealerCode', 'dealerName', 'country', 'region'], { name: 28, dealerName: 28 }),
    { ...text('businessScope', { width: 28 }), from: 'businessScope_dictText' },
    ...exportedFields('subDealerRecordsList', ['workshopLevel', 'mechanicsCount']),
    number('vehicleCount'),
    ...exportedFields('subDealerRecordsList', [
      'dealerStatus',
      'status',
      'requestType',
      'requestTime',
      'createBy',
      'submitTime',
      'auditTime',
      'auditBy',
      'createTime',
    ]),
  ],
};

interface DetailRow extends Row {
  departId: string | null;
  userCount: number;
}

/** One sub-dealer in the user's scope; E-012 when there is none. */
export async function findSubDealer(context: Context, id: string): Promise<SubDealer> {
  const { rows } = await sql<DetailRow>`select sub_dealer.*, ${vehicles}, (select id from sys_depart where org_code = sub_dealer.unit_org_code) as depart_id,
      (select count(*)::int from sys_user_depart p join sys_user u on u.id = p.user_id where p.org_code = sub_dealer.unit_org_code and u.del_flag = 0) as user_count
    from sub_dealer where id = ${id} and del_flag = 0 and ${isInScope(subDealerKind, context.user)}`.execute(context.db);
  const [row] = rows;
  if (!row) throw refuse('E-012');
  return replyOf(context, 'SubDealer', shown(context, await statesOf(context), row));
}

export const searchedSubDealers = searchedList('subDealerRecordsList', {
  list: subDealerList,
  docType: 'subDealer',
  permission: 'subDealer:query',
  page: '/network/subDealer',
  noun: 'sub-dealer',
  title: 'name',
  about: ['subDealerCode', 'dealerName'],
  fields: { subDealerCode: 'number', name: 'words' },
});
