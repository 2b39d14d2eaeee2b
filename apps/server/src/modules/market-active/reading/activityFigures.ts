/** Figures about activities for the analysis page. */
import type { QueryLine } from '@harrow/validation/query';
import { sql } from 'kysely';
import type { LinkedAmount, MarketFigures } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { amountsOf, countedList, countOf } from '../../../shared/list/countedList.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { marketActiveStatuses } from '../rules/workflow.ts';
import { activityFilters, activityList } from './activityQueries.ts';

const handedIn = marketActiveStatuses.filter((status) => status !== 'draft').join(',');

const amounts = ['supportAmount', 'approvedAmount', 'settledAmount'] as const;
type Amount = (typeof amounts)[number];
type Sums = Omit<LinkedAmount, 'link'>[];

interface Row extends Record<Amount, Sums> {
  byStatus: Partial<Record<string, number>>;
  due: number;
  late: number;
  leads: number | null;
}

type Asked = Pick<Parameters<typeof activityFilters>[1], 'status' | 'startDate_begin' | 'reportLate'>;

/** @param from first day of the period */
export async function activityFigures(context: Context, { from }: { from: string }): Promise<MarketFigures> {
  const { db, user, services } = context;
  const activities = (asked: Asked, ...query: QueryLine[]) =>
    countedList(context, activityList(context), { page: '/market/active', asked: { ...asked }, filters: activityFilters(context, asked), query });
  const all = activities({});
  const due = activities({ status: 'pass' }, { field: 'endDate', rule: 'lt', val: today(user, services.now()), type: 'date' });
  const late = activities({ reportLate: 'Y' });
  const begun = { startDate_begin: from, status: handedIn };
  /** Those with an amount; it is settled once it was paid with a statement. */
  const withAmount = (amount: Amount, ...more: QueryLine[]) =>
    activities(
      begun,
      ...more,
      { field: amount, rule: 'gt', val: '0', type: 'number' },
      ...(amount === 'settledAmount' ? [{ field: 'settlementStatus', rule: 'eq', val: 'settled', type: 'text' }] : []),
    );
  const sums = amounts.map((amount) => sql`${amountsOf(withAmount(amount), amount)} as ${sql.ref(amount)}`);
  const { rows } = await sql<Row>`select ${countOf(due)} as due, ${countOf(late)} as late, ${sql.join(sums)},
    (select coalesce(json_object_agg(status, n), '{}') from (select status, count(*)::int as n from market_active where ${all.where} group by status) as counted) as by_status,
    (select round(avg(leads_count), 1)::float8 from market_active where ${activities(begun).where}) as leads`.execute(db);
  const found = rows[0]!;
  const linked = (amount: Amount): LinkedAmount[] =>
    found[amount].map((sum) => ({ ...sum, link: withAmount(amount, { field: 'currency', rule: 'eq', val: sum.currency, type: 'text' }).link }));
  return {
    byStatus: marketActiveStatuses.map((status) => ({
      key: status,
      text: services.dictionaries.text('bill_status', status, user.language),
      count: found.byStatus[status] ?? 0,
      link: activities({ status }).link,
    })),
    reportsDue: { count: found.due, link: due.link },
    reportsLate: { count: found.late, link: late.link },
    supportAmount: linked('supportAmount'),
    approvedAmount: linked('approvedAmount'),
    settledAmount: linked('settledAmount'),
    leadsPerActivity: found.leads,
  };
}
