import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Coefficient } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { choice, exportedFields, text } from '../../shared/export/exportedList.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { masterExport, masterList, type MasterRow } from '../../shared/master/masterList.ts';
import { validOn } from '../../shared/master/periods.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { type CurrentUser, today } from '../../shared/session/currentUser.ts';
import { coefficientMaster } from './coefficientMaster.ts';
import { isKeptBy } from './keptBy.ts';
import './tables.ts';

/** Those for all, and those of the dealers that the user sees. */
const inReach = (user: CurrentUser): Filter => {
  const dealers = scopeCondition(user, 'dealer');
  return dealers && sql<SqlBool>`(coefficient.dealer_code is null or coefficient.dealer_code in (select dealer_code from dealer where ${dealers}))`;
};

export function coefficientList(context: Context): ListDefinition<Coefficient, MasterRow<'Coefficient'>> {
  const { user, services } = context;
  const day = today(user, services.now());
  const since = sql`${day}::date`;
  const list = masterList(context, 'coefficientsList', 'Coefficient', {
    table: 'coefficient',
    sort: 'validFrom',
    order: 'desc',
    select: sql`dealer.dealer_name, case when coefficient.valid_from > ${since} then 'coming' when coefficient.valid_to < ${since} then 'ended' else 'valid' end as state`,
    joins: sql`left join dealer on dealer.dealer_code = coefficient.dealer_code`,
  });
  const allowed = ({ type, validFrom }: Pick<Coefficient, 'type' | 'validFrom'>): Coefficient['allowedActions'] =>
    (['edit', 'delete'] as const).filter(
      (action) => user.permissions.has(`coefficient:${action}`) && isKeptBy(user, type) && (action === 'edit' || validFrom > day),
    );
  return { ...list, scope: inReach, toReply: (row) => ({ ...list.toReply(row), allowedActions: allowed(row) }) };
}

export const coefficientFilters = (query: NonNullable<Operations['coefficientsList']['data']['query']>): Filter[] => [
  equal('coefficient.type', query.type),
  equal('coefficient.dealerCode', query.dealerCode),
  equal('coefficient.currency', query.currency),
  query.general === undefined
    ? undefined
    : query.general === 'Y'
      ? sql<SqlBool>`coefficient.dealer_code is null`
      : sql<SqlBool>`coefficient.dealer_code is not null`,
  validOn('coefficient', query.validOn),
];

export const coefficientExport = masterExport('coefficientsList', coefficientMaster, [
  text('dealerName', { width: 28 }),
  choice('state'),
  ...exportedFields('coefficientsList', ['createTime']),
]);
