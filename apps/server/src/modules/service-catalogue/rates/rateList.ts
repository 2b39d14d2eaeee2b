import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { LabourRate } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { choice, text } from '../../../shared/export/exportedList.ts';
import { equal, type Filter } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { masterExport, masterList } from '../../../shared/master/masterList.ts';
import { validOn } from '../../../shared/master/periods.ts';
import { scopeCondition } from '../../../shared/scope/scope.ts';
import { type CurrentUser, today } from '../../../shared/session/currentUser.ts';
import { labourRateOf } from '../../price/service.ts';
import { rateMaster } from './rateMaster.ts';

/** Rates of the dealers that the user sees, and of their market groups. */
const inReach = (user: CurrentUser): Filter => {
  const dealers = scopeCondition(user, 'dealer');
  if (!dealers) return undefined;
  return sql<SqlBool>`(labour_rate.dealer_code in (select dealer_code from dealer where ${dealers})
    or labour_rate.market_group in (select market_group from dealer where ${dealers}))`;
};

export function rateList(context: Context): ListDefinition<LabourRate> {
  const { user, services } = context;
  const day = sql`${today(user, services.now())}::date`;
  const list = masterList(context, 'labourRatesList', 'LabourRate', {
    table: 'labourRate',
    sort: 'validFrom',
    order: 'desc',
    select: sql`dealer.dealer_name, case when labour_rate.valid_from > ${day} then 'coming' when labour_rate.valid_to < ${day} then 'ended' else 'valid' end as state`,
    joins: sql`left join dealer on dealer.dealer_code = labour_rate.dealer_code`,
  });
  return { ...list, scope: inReach };
}

export const rateFilters = ({ dealerCode, marketGroup, currency, validOn: day }: NonNullable<Operations['labourRatesList']['data']['query']>): Filter[] => [
  equal('labourRate.dealerCode', dealerCode),
  equal('labourRate.marketGroup', marketGroup),
  equal('labourRate.currency', currency),
  validOn('labourRate', day),
];

export const rateExport = masterExport('labourRatesList', rateMaster, [text('dealerName', { width: 28 }), choice('state')]);

type Missing = Operations['labourRatesMissing']['reply']['result'];

/** Active dealers that the user sees for whom no rate counts today. */
export async function dealersWithoutRate({ db, user, services }: Context): Promise<Missing> {
  const day = sql`${today(user, services.now())}::date`;
  const { rows } = await sql<Missing[number]>`select dealer.dealer_code, dealer.dealer_name, dealer.currency from dealer
    where dealer.dealer_status = 'active' and ${scopeCondition(user, 'dealer') ?? sql`true`} and ${labourRateOf({ dealer: 'dealer', day })} is null
    order by dealer.dealer_code`.execute(db);
  return rows;
}
