/** Figures about claims for the dashboard. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { makerDay, sqlClock, sqlStart } from '../../../shared/makerDay.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { CurrencyAmount, CurrencyShare } from '../../../generated/types.gen.ts';
import { hideFields } from '../../../shared/hidden-fields/hideFields.ts';
import { scopeCondition } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { countedByStatus } from '../../../documents/reading/statusCounts.ts';
import type { Context } from '../../../shared/context.ts';
import { claimKind } from '../claimKind.ts';
import { type ClaimStatus, claimStatuses } from '../rules/workflow.ts';

export type ClaimStatistics = NonNullable<Operations['dashboardsAnalysis']['reply']['result']['claims']>;

interface Row {
  byStatus: { status: ClaimStatus; count: number }[];
  months: ClaimStatistics['months'] | null;
  money: ClaimStatistics['money'] | null;
  averageDays: number | null;
  firstPassRate: number | null;
  returnReasons: { key: string; count: number }[] | null;
  faults: ClaimStatistics['faults'] | null;
  dealers: ClaimStatistics['dealers'] | null;
  repeatRate: number | null;
  goodwillShares: CurrencyShare[] | null;
  costPerMachine: CurrencyAmount[] | null;
}

/** How many entries a ranking shows. */
const topCount = sql.lit(6);
/** A fault that a machine had within so many days before is a repeated one. */
const repeatDays = sql.lit(90);

/** Rows `month` and `n` of one of the parts of the statement. */
const countedByMonth = (services: Context['services'], part: 'handedIn' | 'approved' | 'returned', time: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select to_char(${sqlClock(services, time)}, 'YYYY-MM') as month, count(*) as n from ${sql.table(part)} group by 1)`;

/** @param from first day of the period, the first of a month */
export async function claimStatistics(context: Context, { from }: { from: string }): Promise<ClaimStatistics> {
  const { db, user, services } = context;
  const { dictionaries } = services;
  const begin = sqlStart(services, sql`${from}`);
  const scope: RawBuilder<SqlBool> = scopeCondition(user, 'warrantyClaim') ?? sql<SqlBool>`true`;
  const dealers = isMaker(user)
    ? sql`(select json_agg(d) from (select dealer_code as key, min(dealer_name) as text, count(*)::int as count from handed_in group by dealer_code order by 3 desc, 1 limit ${topCount}) d)`
    : sql`null`;
  const machines = sql`(select dealer.currency, count(*) as n from vehicle join dealer on dealer.dealer_code = vehicle.dealer_code
      where vehicle.vehicle_status = 'delivered' and vehicle.del_flag = 0 and coalesce(vehicle.extend_end_date, vehicle.warranty_end_date) >= ${makerDay(services)}::date
        and ${scopeCondition(user, 'vehicle') ?? sql`true`} group by 1)`;
  const costs = isMaker(user)
    ? sql`(select json_agg(json_build_object('currency', c.currency, 'amount', round(c.cost / m.n, 2)) order by c.currency)
        from (select currency, sum(audit_total - charged_back_amount) as cost from approved group by 1) c join ${machines} m on m.currency = c.currency)`
    : sql`null`;
  const goodwill = isMaker(user)
    ? sql`(select json_agg(g order by g.currency) from (select currency,
        round(coalesce(sum(audit_total) filter (where claim_type = 'goodwill'), 0) / nullif(sum(audit_total), 0), 4)::float8 as share
        from approved group by 1 having sum(audit_total) > 0) g)`
    : sql`null`;
  // One pass over the claims of the period, and of the days before it in which a fault may have been claimed first; everything else reads
  // its result. No claim is approved that was begun more than a year before the period: the bound lets the index on the creation find the rows.
  const { rows } = await sql<Row>`
    with claims as materialized (
      select id, vin, dealer_code, dealer_name, status, submit_time, audit_time, round, currency, total_amount, audit_total, settled_amount, close_reason, supplier_recovery_amount, claim_type, charged_back_amount
      from warranty_claim where del_flag = 0 and ${scope} and create_time >= ${begin} - interval '1 year'
        and (submit_time >= ${begin} - ${repeatDays} * interval '1 day' or audit_time >= ${begin})
    ),
    handed_in as (select * from claims where submit_time >= ${begin}),
    approved as (select * from claims where (status = 'audit_succeeded' or close_reason = 'settled') and audit_time >= ${begin}),
    returned as (
      select l.create_time, l.reject_reason from approval_log l join warranty_claim on warranty_claim.id = l.doc_id
      where l.doc_type = 'warrantyClaim' and l.action = 'no_pass' and l.create_time >= ${begin} and warranty_claim.del_flag = 0 and ${scope}
    ),
    faults as (
      select claims.id, claims.submit_time, claims.submit_time - lag(claims.submit_time) over same_fault as since
      from claims join claim_bug b on b.claim_id = claims.id where claims.submit_time >= ${begin} - ${repeatDays} * interval '1 day'
      window same_fault as (partition by claims.vin, b.bug_code order by claims.submit_time, claims.id)
    ),
    every_month as (select to_char(m, 'YYYY-MM') as month from generate_series(${from}::date, ${makerDay(services)}::date, interval '1 month') m)
    select (select json_agg(s) from (${countedByStatus(context, claimKind, claimStatuses)}) s) as by_status,
      (select json_agg(json_build_object('month', m.month, 'submitted', coalesce(submitted.n, 0), 'approved', coalesce(passed.n, 0), 'returned', coalesce(sent_back.n, 0))
          order by m.month) from every_month m
        left join ${countedByMonth(services, 'handedIn', sql`submit_time`)} submitted on submitted.month = m.month
        left join ${countedByMonth(services, 'approved', sql`audit_time`)} passed on passed.month = m.month
        left join ${countedByMonth(services, 'returned', sql`create_time`)} sent_back on sent_back.month = m.month) as months,
      (select json_agg(json_build_object('month', a.month, 'currency', a.currency, 'claimed', a.claimed, 'approved', a.approved, 'settled', a.settled, 'supplierRecoveryAmount', a.recovery) order by a.month, a.currency)
        from (select to_char(${sqlClock(services, sql`audit_time`)}, 'YYYY-MM') as month, currency, sum(total_amount) as claimed, sum(audit_total) as approved, coalesce(sum(settled_amount), 0) as settled, coalesce(sum(supplier_recovery_amount), 0) as recovery
          from approved group by 1, 2) a) as money,
      (select round(avg(extract(epoch from audit_time - submit_time) / 86400)::numeric, 1)::float8 from approved) as average_days,
      (select round(avg((round = 1)::int), 4)::float8 from approved) as first_pass_rate,
      (select json_agg(r) from (select reject_reason as key, count(*)::int as count from returned where reject_reason is not null group by 1 order by 2 desc, 1 limit ${topCount}) r) as return_reasons,
      (select json_agg(f) from (select b.bug_code as key, coalesce(min(c.name ->> ${user.language}::text), b.bug_code) as text, count(*)::int as count
          from claim_bug b join handed_in on handed_in.id = b.claim_id left join bug_code c on c.code = b.bug_code group by b.bug_code order by 3 desc, 1 limit ${topCount}) f) as faults,
      (select round((count(distinct id) filter (where since between interval '1 second' and ${repeatDays} * interval '1 day'))::numeric / nullif(count(distinct id), 0), 4)::float8
        from faults where submit_time >= ${begin}) as repeat_rate,
      ${costs} as cost_per_machine, ${goodwill} as goodwill_shares, ${dealers} as dealers`.execute(db);
  const { byStatus, months, money, averageDays, firstPassRate, repeatRate, returnReasons, faults, dealers: ranking, costPerMachine, goodwillShares } = rows[0]!;
  return {
    byStatus: byStatus.map(({ status, count }) => ({
      key: status,
      text: dictionaries.text('bill_status', status, user.language),
      count,
    })),
    months: months ?? [],
    money: (money ?? []).map((month) => (isMaker(user) ? month : hideFields(month, ['supplierRecoveryAmount']))),
    averageDays,
    firstPassRate,
    repeatRate,
    ...(isMaker(user) && { costPerMachine: costPerMachine ?? [], goodwillShares: goodwillShares ?? [] }),
    returnReasons: (returnReasons ?? []).map(({ key, count }) => ({ key, text: dictionaries.text('reject_reason', key, user.language), count })),
    faults: faults ?? [],
    dealers: ranking ?? [],
  };
}
