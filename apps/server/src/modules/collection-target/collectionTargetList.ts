import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { CollectionTarget } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { exportedFields, text } from '../../shared/export/exportedList.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { masterExport, masterList, type MasterRow } from '../../shared/master/masterList.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { collectionTargetMaster } from './collectionTargetMaster.ts';
import './tables.ts';

/** Those of the dealers that the user sees. */
const inReach = (user: CurrentUser): Filter => {
  const dealers = scopeCondition(user, 'dealer');
  return dealers && sql<SqlBool>`collection_target.dealer_code in (select dealer_code from dealer where ${dealers})`;
};

export const collectionTargetList = (context: Context): ListDefinition<CollectionTarget, MasterRow<'CollectionTarget'>> => ({
  ...masterList(context, 'collectionTargetsList', 'CollectionTarget', {
    table: 'collectionTarget',
    sort: 'period',
    order: 'desc',
    select: sql`dealer.dealer_name`,
    joins: sql`left join dealer on dealer.dealer_code = collection_target.dealer_code`,
  }),
  scope: inReach,
});

export const collectionTargetFilters = ({ dealerCode, currency, period }: NonNullable<Operations['collectionTargetsList']['data']['query']>): Filter[] => [
  equal('collectionTarget.dealerCode', dealerCode),
  equal('collectionTarget.currency', currency),
  equal('collectionTarget.period', period),
];

export const collectionTargetExport = masterExport('collectionTargetsList', collectionTargetMaster, [
  text('dealerName', { width: 28 }),
  ...exportedFields('collectionTargetsList', ['createTime']),
]);
