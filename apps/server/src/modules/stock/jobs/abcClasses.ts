import { sql } from 'kysely';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Job } from '../../../shared/jobs/job.ts';
import { loadExchangeRates } from '../../exchange-rate/service.ts';

/**
 * Classes parts by the value of what went out in the last 365 days, unit by unit: A up to 80 % of the sum, B up to 95 %, C the rest, N
 * without any. What was given back did not go out, and a transfer within a dealer is no use. What went out before the dealer settled in
 * another currency counts at the rates of the day; where one is missing, the classes of the unit stay as they are.
 */
export const abcClasses: Job = {
  code: 'abcClasses',
  cron: '0 0 3 1 * ?',
  timeoutSeconds: 1800,
  run: ({ today, services, transaction }) =>
    transaction(async (trx) => {
      const rates = Object.entries({ RMB: 1, ...(await loadExchangeRates({ db: trx, services }, { day: today })) });
      const { rows } = await sql<{ n: number }>`with rate as (
          select * from unnest(${rates.map(([currency]) => currency)}::text[], ${rates.map(([, rate]) => rate)}::numeric[]) as rate (currency, to_rmb)
        ), spent as (
          select move.dealer_code, move.sub_dealer_code, move.parts_code, move.currency, -sum(move.amount) as value from stock_move move
          where move.qty < 0 and move.reverses_move_no is null and move.move_type in ('out_sale', 'claim_use', 'maint_use')
            and move.move_time >= ${addDays(today, -365)}::date
            and not exists (select 1 from stock_move counter where counter.reverses_move_no = move.move_no)
          group by 1, 2, 3, 4
        ), unit as (
          select dealer_code, sub_dealer_code, min(currency) <> max(currency) as is_mixed, bool_or(to_rmb is null) as lacks_rate
          from spent left join rate using (currency) group by 1, 2
        ), used as (
          select spent.dealer_code, spent.sub_dealer_code, spent.parts_code, sum(case when unit.is_mixed then spent.value * rate.to_rmb else spent.value end) as value
          from spent join unit using (dealer_code, sub_dealer_code) left join rate using (currency) group by 1, 2, 3
        ), ranked as (
          select *, sum(value) over (unit order by value desc, parts_code) - value as before, sum(value) over (partition by dealer_code, sub_dealer_code) as total
          from used window unit as (partition by dealer_code, sub_dealer_code)
        ), classed as (
          select stock.id, case when ranked.total is null or ranked.value = 0 then 'N' when ranked.before < ranked.total * 0.8 then 'A'
            when ranked.before < ranked.total * 0.95 then 'B' else 'C' end as class
          from parts_stock stock left join unit using (dealer_code, sub_dealer_code) left join ranked using (dealer_code, sub_dealer_code, parts_code)
          where (unit.is_mixed and unit.lacks_rate) is not true
        ), changed as (
          update parts_stock set abc_class = classed.class from classed where parts_stock.id = classed.id and parts_stock.abc_class <> classed.class returning 1
        ) select count(*)::int as n from changed`.execute(trx);
      return rows[0]?.n ?? 0;
    }),
};
