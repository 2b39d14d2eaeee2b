import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { ExchangeRate } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { exportedFields } from '../../shared/export/exportedList.ts';
import { between, equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { masterExport, masterList } from '../../shared/master/masterList.ts';
import { isUsed, rateMaster } from './rateMaster.ts';
import './tables.ts';

/** The change against the rate before it, in percent. */
const change = sql`(select round((exchange_rate.rate_to_rmb / before.rate_to_rmb - 1) * 100, 2) from exchange_rate before
  where before.currency = exchange_rate.currency and before.rate_date < exchange_rate.rate_date order by before.rate_date desc limit 1)`;

export const rateList = (context: Context): ListDefinition<ExchangeRate> =>
  masterList(context, 'exchangeRatesList', 'ExchangeRate', {
    table: 'exchangeRate',
    sort: 'rateDate',
    order: 'desc',
    select: sql`${change} as change_pct, case when ${isUsed('exchange_rate')} then 'Y' else 'N' end as used`,
  });

export const rateFilters = (query: NonNullable<Operations['exchangeRatesList']['data']['query']>): Filter[] => [
  equal('exchangeRate.currency', query.currency),
  between('exchangeRate.rateDate', query.rateDate_begin, query.rateDate_end),
];

export const rateExport = masterExport(
  'exchangeRatesList',
  rateMaster,
  exportedFields('exchangeRatesList', ['changePct', 'runNo', 'updateBy', 'used', 'createTime']),
);
