/** Approved fees by month and kind, by product line, and in all. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { FeeLink, FeeSums, ServiceFeeStatistic, ServiceFeeType } from '../../../generated/types.gen.ts';
import { addMonths, lastDayOf } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { conditionOf } from '../../../shared/list/filters.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { feeScope } from '../feeScope.ts';
import { feeFilters, withoutMachine } from './feeQueries.ts';

type Query = NonNullable<Operations['serviceFeesStatistic']['data']['query']>;

/** Months that are shown unless asked for, and at most. */
const usualMonths = 12;
const mostMonths = 24;

const monthsAfter = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7);
const endOf = (month: string): string => lastDayOf(`${month}-01`, 1);

/** First and last month, `YYYY-MM`. @throws 422 for a period that ends before it begins, or is too long */
function monthsOf(today: string, { month_begin, month_end }: Query): { first: string; last: string } {
  const last = month_end ?? (month_begin ? monthsAfter(month_begin, usualMonths - 1) : today.slice(0, 7));
  const first = month_begin ?? monthsAfter(last, 1 - usualMonths);
  if (first > last) throw invalid([{ field: 'month_end', code: 'master.periodEnds' }]);
  if (monthsAfter(first, mostMonths) <= last) throw invalid([{ field: 'month_begin', code: 'serviceFee.tooLong', params: { n: mostMonths } }]);
  return { first, last };
}

type Group = FeeSums & { level: 'month' | 'product' | 'total'; month: string | null; feeType: ServiceFeeType | null; secondProduct: string | null };

/** All three in one pass over the fees: they are added up by all that is told apart, and these few rows by what each table shows. */
export async function feeStatistic(context: Context, query: Query): Promise<ServiceFeeStatistic> {
  const { db, services, user } = context;
  const { first, last } = monthsOf(makerDay(services), query);
  const { dealerCode, feeType, currency, secondProduct } = query;
  const period = { feeDate_begin: `${first}-01`, feeDate_end: endOf(last) };
  const asked = feeFilters(context, { status: 'audit_succeeded', ...period, ...query });
  const where = [
    sql<SqlBool>`service_fee.del_flag = 0`,
    isInScope({ table: 'serviceFee', scope: feeScope }, user),
    ...asked.flatMap((filter) => (filter ? [conditionOf(filter)] : [])),
  ];
  const { rows } = await sql<Group>`with cells as (
      select to_char(date_trunc('month', fee_date::timestamp), 'YYYY-MM') as month, fee_type, currency, second_product, count(*) as count, sum(amount) as amount,
        coalesce(sum(amount) filter (where settlement_status = 'settled'), 0) as settled,
        coalesce(sum(amount) filter (where settlement_status = 'settling'), 0) as settling,
        coalesce(sum(amount) filter (where settlement_status = 'unsettled'), 0) as unsettled
      from service_fee where ${sql.join(where, sql` and `)}
      group by date_trunc('month', fee_date::timestamp), fee_type, currency, second_product)
    select case when grouping(month) = 0 then 'month' when grouping(second_product) = 0 then 'product' else 'total' end as level,
      month, fee_type, second_product, currency, sum(count)::int as count, sum(amount) as amount, sum(settled) as settled, sum(settling) as settling, sum(unsettled) as unsettled
    from cells group by grouping sets ((month, fee_type, currency), (second_product, currency), (currency))
    order by month, fee_type, second_product nulls last, currency`.execute(db);
  const linkOf = (row: Group): FeeLink => ({
    status: 'audit_succeeded',
    currency: row.currency,
    ...period,
    ...(feeType && { feeType }),
    ...(secondProduct && { secondProduct }),
    ...(dealerCode && { dealerCode }),
  });
  return {
    byMonth: rows.flatMap((row) =>
      row.level === 'month'
        ? [
            replyOf(context, 'FeeMonth', {
              ...row,
              month: row.month!,
              feeType: row.feeType!,
              filter: { ...linkOf(row), feeDate_begin: `${row.month}-01`, feeDate_end: endOf(row.month!), feeType: row.feeType! },
            }),
          ]
        : [],
    ),
    byProduct: rows.flatMap((row) =>
      row.level === 'product'
        ? [replyOf(context, 'FeeProduct', { ...row, filter: { ...linkOf(row), secondProduct: row.secondProduct ?? withoutMachine } })]
        : [],
    ),
    totals: rows.flatMap(({ level, currency: cur, count, amount, settled, settling, unsettled }) =>
      level === 'total' ? [{ currency: cur, count, amount, settled, settling, unsettled }] : [],
    ),
  };
}
