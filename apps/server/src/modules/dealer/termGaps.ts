/** Dealers for whom no rate, factor or price counts today: told once a week to those who keep it. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { notify, usersWith } from '../../shared/notify/notify.ts';
import { coefficientGap } from '../coefficient/service.ts';
import { labourRateOf } from '../price/service.ts';
import '../parts/tables.ts';
import './tables.ts';

interface Terms {
  day: RawBuilder<unknown>;
  /** After which an exchange rate counts as missing. */
  days: number;
}

/** Terms that a row of `dealer` may lack, and the right of those who maintain them. */
const gaps: Readonly<Record<string, { permission: string; isMissing: (terms: Terms) => RawBuilder<SqlBool> }>> = {
  labourRate: { permission: 'serviceCatalogue:edit', isMissing: ({ day }) => sql<SqlBool>`${labourRateOf({ dealer: 'dealer', day })} is null` },
  priceFactor: { permission: 'parts:edit', isMissing: ({ day }) => coefficientGap('price_factor', { dealer: 'dealer', day }) },
  prices: {
    permission: 'parts:edit',
    isMissing: ({ day }) => sql<SqlBool>`not exists (select from parts_price p where p.currency = dealer.currency
      and ${day} between p.valid_from and coalesce(p.valid_to, 'infinity'))`,
  },
  exchangeRate: {
    permission: 'exchangeRate:add',
    isMissing: ({ day, days }) => sql<SqlBool>`dealer.currency <> 'RMB' and not exists (select from exchange_rate e
      where e.currency = dealer.currency and e.rate_date between ${day} - ${days}::int and ${day})`,
  },
};

/** Most dealers that a message names. */
const most = 20;

interface Gap extends Due {
  n: number;
  dealers: string;
}

export const termGaps: Job = {
  code: 'termGaps',
  cron: '0 0 6 ? * MON',
  timeoutSeconds: 300,
  run({ services, today, transaction }) {
    const terms: Terms = { day: sql`${today}::date`, days: services.parameters.number('fx.maxAgeDays') };
    const rows = Object.entries(gaps).map(
      ([gap, { isMissing }]) => sql`select ${sql.lit(gap)} as id, ${today} as stage, count(*)::int as n,
        array_to_string((array_agg(dealer_code || ' ' || dealer_name order by dealer_code))[1:${sql.lit(most)}], ', ') as dealers
      from dealer where dealer_status = 'active' and ${isMissing(terms)} having count(*) > 0`,
    );
    return remind<Gap>({ transaction }, 'dealer.gap', sql.join(rows, sql` union all `), async (trx, { id: gap, n, dealers }) =>
      notify(trx, await usersWith(trx, gaps[gap]!.permission), {
        event: `dealer.gap.${gap}`,
        params: { n, dealers: n > most ? `${dealers} …` : dealers },
        at: services.now(),
      }),
    );
  },
};
