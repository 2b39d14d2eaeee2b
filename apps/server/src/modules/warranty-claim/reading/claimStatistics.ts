/** Figures about claims for the dashboard. */
import { sql } from 'kysely';
import { countedByStatus } from '../../../documents/reading/statusCounts.ts';
import { addMonths } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { hideFields } from '../../../shared/hidden-fields/hideFields.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { rolledUp } from '../../../shared/rollup/rollup.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { underWarranty } from '../../vehicle/service.ts';
import { claimKind } from '../claimKind.ts';
import { type ClaimStatus, claimStatuses } from '../rules/workflow.ts';
import { claimRollup } from './claimRollup.ts';
import { type ClaimStatistics, type ClaimTotal, costsOf, moneyOf, monthsOf, ratesOf, reasonsOf } from './claimTotals.ts';

interface Row {
  byStatus: { status: ClaimStatus; count: number }[];
  totals: ClaimTotal[];
  faults: ClaimStatistics['faults'];
  dealers: ClaimStatistics['dealers'];
  machines: { currency: string; count: number }[];
}

/** How many entries a ranking shows. */
const topCount = 6;

/** @param from first day of the period, the first of a month */
export async function claimStatistics(context: Context, { from }: { from: string }): Promise<ClaimStatistics> {
  const { db, user, services } = context;
  const { dictionaries } = services;
  const day = makerDay(services);
  const figures = rolledUp(context, claimRollup, { from: sql`${from}::date`, to: sql`${day}::date` });
  const none = sql`'[]'::json`;
  const ranking = sql`(select coalesce(json_agg(d order by d.count desc, d.key), '[]') from (select counted.key, dealer.dealer_name as text, counted.count
      from (select dealer_code as key, sum(value)::int as count from figure where measure = 'submitted' group by 1 order by 2 desc, 1 limit ${sql.lit(topCount)}) counted
      join dealer on dealer.dealer_code = counted.key) d)`;
  const covered = sql`(select coalesce(json_agg(m), '[]') from (select dealer.currency, sum(n)::int as count
      from ${underWarranty(context)} as machine join dealer on dealer.dealer_code = machine.dealer_code group by 1) m)`;
  const { rows } = await sql<Row>`
    with figure as materialized (
      select to_char(month, 'YYYY-MM') as month, measure, key, dealer_code, value from (
        select month, measure, key, case when measure = 'submitted' then dealer_code end as dealer_code, sum(value) as value from ${figures} as part group by 1, 2, 3, 4) as summed
    )
    select (select json_agg(s) from (${countedByStatus(context, claimKind, claimStatuses)}) s) as by_status,
      (select coalesce(json_agg(t), '[]') from (select month, measure, key, sum(value) as value from figure where measure <> 'fault' group by 1, 2, 3) t) as totals,
      (select coalesce(json_agg(f order by f.count desc, f.key), '[]') from (select counted.key, coalesce(bug_code.name ->> ${user.language}::text, counted.key) as text, counted.count
          from (select key, sum(value)::int as count from figure where measure = 'fault' group by 1 order by 2 desc, 1 limit ${sql.lit(topCount)}) counted
          left join bug_code on bug_code.code = counted.key) f) as faults,
      ${isMaker(user) ? ranking : none} as dealers, ${isMaker(user) ? covered : none} as machines`.execute(db);
  const { byStatus, totals, faults, dealers, machines } = rows[0]!;
  return {
    byStatus: byStatus.map(({ status, count }) => ({ key: status, text: dictionaries.text('bill_status', status, user.language), count })),
    months: monthsOf(totals, monthsBetween(from, day)),
    money: moneyOf(totals).map((month) => (isMaker(user) ? month : hideFields(month, ['supplierRecoveryAmount']))),
    ...ratesOf(totals),
    ...(isMaker(user) && costsOf(totals, machines)),
    returnReasons: reasonsOf(totals)
      .slice(0, topCount)
      .map(({ key, count }) => ({ key, text: dictionaries.text('reject_reason', key, user.language), count })),
    faults,
    dealers,
  };
}

/** Months from a day to another, `YYYY-MM`. */
function monthsBetween(from: string, to: string): string[] {
  const months = [from.slice(0, 7)];
  while (months.at(-1)! < to.slice(0, 7)) months.push(addMonths(`${months.at(-1)}-01`, 1).slice(0, 7));
  return months;
}
