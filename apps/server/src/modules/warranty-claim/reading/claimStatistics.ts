/** Figures about claims for the dashboard. */
import { divide, sum } from '@harrow/validation';
import { sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
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

export type ClaimStatistics = NonNullable<Operations['dashboardsAnalysis']['reply']['result']['claims']>;

/** What claims of a month add up to. */
interface Total {
  /** `YYYY-MM` */
  month: string;
  measure: string;
  /** Currency of amounts, reason of returns; otherwise empty. */
  key: string;
  value: number;
}

interface Row {
  byStatus: { status: ClaimStatus; count: number }[];
  totals: Total[];
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
  const months = monthsBetween(from, makerDay(services));
  const figures = rolledUp(context, claimRollup, { from: sql`${from}::date`, to: sql`${`${months.at(-1)}-01`}::date` });
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
      ${
        isMaker(user)
          ? sql`(select coalesce(json_agg(d order by d.count desc, d.key), '[]') from (select counted.key, dealer.dealer_name as text, counted.count
          from (select dealer_code as key, sum(value)::int as count from figure where measure = 'submitted' group by 1 order by 2 desc, 1 limit ${sql.lit(topCount)}) counted
          join dealer on dealer.dealer_code = counted.key) d)`
          : sql`'[]'::json`
      } as dealers,
      ${
        isMaker(user)
          ? sql`(select coalesce(json_agg(m order by m.currency), '[]') from (select dealer.currency, sum(n)::int as count
          from ${underWarranty(context)} as machine join dealer on dealer.dealer_code = machine.dealer_code group by 1) m)`
          : sql`'[]'::json`
      } as machines`.execute(db);
  const { byStatus, totals, faults, dealers, machines } = rows[0]!;
  return {
    byStatus: byStatus.map(({ status, count }) => ({ key: status, text: dictionaries.text('bill_status', status, user.language), count })),
    months: months.map((month) => ({ month, ...valuesOf(totals, { month }, { submitted: 'submitted', approved: 'approved', returned: 'returned' }) })),
    money: moneyOf(totals).map((month) => (isMaker(user) ? month : hideFields(month, ['supplierRecoveryAmount']))),
    ...ratesOf(totals),
    ...(isMaker(user) && costsOf(totals, machines)),
    returnReasons: reasonsOf(totals).map(({ key, count }) => ({ key, text: dictionaries.text('reject_reason', key, user.language), count })),
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

const valueOf = (totals: readonly Total[], wanted: Partial<Total>): number =>
  sum(totals.filter((total) => Object.entries(wanted).every(([name, value]) => total[name as keyof Total] === value)).map(({ value }) => value));

const valuesOf = <Name extends string>(totals: readonly Total[], wanted: Partial<Total>, measures: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries(measures).map(([name, measure]) => [name, valueOf(totals, { ...wanted, measure: measure as string })])) as Record<
    Name,
    number
  >;

const keysOf = (totals: readonly Total[], measure: string): string[] =>
  [...new Set(totals.filter((total) => total.measure === measure).map(({ key }) => key))].toSorted();

/** Amounts of the months in which claims were approved. */
function moneyOf(totals: readonly Total[]): ClaimStatistics['money'] {
  const measures = { claimed: 'claimed', approved: 'granted', settled: 'settled', supplierRecoveryAmount: 'recovered' };
  const entries = totals.filter(({ measure }) => measure === 'claimed').toSorted((a, b) => a.month.localeCompare(b.month) || a.key.localeCompare(b.key));
  return entries.map(({ month, key: currency }) => ({ month, currency, ...valuesOf(totals, { month, key: currency }, measures) }));
}

function ratesOf(totals: readonly Total[]): Pick<ClaimStatistics, 'averageDays' | 'firstPassRate' | 'repeatRate'> {
  const { approved, firstPass, seconds, withFault, repeated } = valuesOf(
    totals,
    {},
    { approved: 'approved', firstPass: 'firstPass', seconds: 'seconds', withFault: 'withFault', repeated: 'repeated' },
  );
  return {
    averageDays: approved === 0 ? null : divide(seconds, approved * 86_400, 1),
    firstPassRate: approved === 0 ? null : divide(firstPass, approved, 4),
    repeatRate: withFault === 0 ? null : divide(repeated, withFault, 4),
  };
}

/** What claims cost the maker, in currencies in which something was approved. */
function costsOf(totals: readonly Total[], machines: Row['machines']): Required<Pick<ClaimStatistics, 'goodwillShares' | 'costPerMachine'>> {
  const ofCurrency = (key: string) => valuesOf(totals, { key }, { granted: 'granted', goodwill: 'goodwill', chargedBack: 'chargedBack' });
  const currencies = keysOf(totals, 'granted');
  return {
    goodwillShares: currencies.flatMap((currency) => {
      const { granted, goodwill } = ofCurrency(currency);
      return granted > 0 ? [{ currency, share: divide(goodwill, granted, 4) }] : [];
    }),
    costPerMachine: currencies.flatMap((currency) => {
      const { granted, chargedBack } = ofCurrency(currency);
      const count = machines.find((machine) => machine.currency === currency)?.count ?? 0;
      return count > 0 ? [{ currency, amount: divide(sum([granted, -chargedBack]), count) }] : [];
    }),
  };
}

const reasonsOf = (totals: readonly Total[]): { key: string; count: number }[] =>
  keysOf(totals, 'returned')
    .filter((key) => key !== '')
    .map((key) => ({ key, count: valueOf(totals, { measure: 'returned', key }) }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, topCount);
