import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { OrderType } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { choice, type ExportedList, number, text } from '../../shared/export/exportedList.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { sixNames } from '../../shared/master/master.ts';
import { masterList } from '../../shared/master/masterList.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';
import './tables.ts';

/** Dealers see what they may choose. */
const inReach = (user: CurrentUser): Filter => (isMaker(user) ? undefined : sql<SqlBool>`(order_type_rule.enabled = 'Y' and order_type_rule.selectable = 'Y')`);

export const orderTypeList = (context: Context): ListDefinition<OrderType> => ({
  ...masterList(context, 'orderTypesList', 'OrderType', { table: 'orderTypeRule', sort: 'sortNo', name: 'name' }),
  scope: inReach,
});

export const orderTypeFilters = ({ bizType }: NonNullable<Operations['orderTypesList']['data']['query']>): Filter[] => [
  equal('orderTypeRule.bizType', bizType),
];

const flags = ['freeOfCharge', 'creditAuto', 'needsReason', 'needsVin', 'needsClaim', 'selectable', 'enabled'] as const;

export const orderTypeExport: ExportedList = {
  name: 'orderType',
  noun: 'order-type',
  columns: [
    choice('bizType'),
    text('orderType'),
    ...['name', ...sixNames].map((name) => text(name, { width: 28 })),
    ...['leadDays', 'surchargePct', 'discountPct'].map((name) => number(name)),
    ...flags.map((flag) => choice(flag, { width: 12 })),
    number('sortNo'),
  ],
};

export const searchedOrderTypes = searchedList('orderTypesList', {
  list: orderTypeList,
  permission: 'orderType:edit',
  page: '/parts/orderType',
  filter: null,
  noun: 'order-type',
  title: 'name',
  about: ['orderType'],
  fields: { orderType: 'code', name: inLanguages('orderTypeRule.name') },
  path: '/parts/orderType?orderType={orderType}',
});
