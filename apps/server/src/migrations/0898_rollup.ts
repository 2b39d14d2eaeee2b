import { sql } from 'kysely';
import { codeText, type MigrationDb, rollupTriggers } from '../shared/database/migration.ts';

/**
 * Sums by dealer and month for figures (`shared/rollup`). Triggers note the parts that a change concerns, so that no writer can forget it. Months are
 * those of the maker's zone, which triggers do not know: a moment near the end of a month concerns both.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table rollup_value (
    rollup text collate "C" not null,
    month date not null,
    dealer_code ${codeText} not null,
    measure text collate "C" not null,
    key text collate "C" not null,
    value numeric not null
  )`.execute(db);
  await sql`create unique index rollup_value_part on rollup_value (rollup, month, dealer_code, measure, key) include (value)`.execute(db);
  // Only ever added to by writers, so that none waits for another.
  await sql`create table rollup_stale (rollup text collate "C" not null, month date not null, dealer_code ${codeText} not null)`.execute(db);
  await sql`create index rollup_stale_part on rollup_stale (rollup, month, dealer_code)`.execute(db);
  await sql`create function rollup_months(moment timestamptz) returns setof date language sql immutable as $$
    select distinct date_trunc('month', moment at time zone 'UTC' + shift)::date from unnest(array[interval '-12 hours', interval '14 hours']) as shift where moment is not null
  $$`.execute(db);
  for (const statement of [...claims, ...services, ...covers]) await statement.execute(db);
  for (const statement of figures) await statement.execute(db);
  // What was there before.
  await sql`insert into rollup_stale select rollup, month::date, dealer_code from dealer cross join unnest(array['claim', 'service']) as rollup
    cross join generate_series(date_trunc('month', now() - interval '27 months'), now() + interval '1 month', interval '1 month') as month`.execute(db);
  await sql`insert into rollup_stale select distinct 'cover', date_trunc('month', coalesce(extend_end_date, warranty_end_date))::date, dealer_code from vehicle
    where coalesce(extend_end_date, warranty_end_date) is not null`.execute(db);
}

/** Indexes for figures of machines: warranty ends, stock by age, missed services, services due by date and by hours. */
const figures = [
  sql`create index vehicle_dealer_cover on vehicle (dealer_code, (coalesce(extend_end_date, warranty_end_date))) where vehicle_status = 'delivered' and del_flag = 0`,
  sql`create index vehicle_stock on vehicle (vehicle_status, arrival_date, dealer_code) where vehicle_status in ('in_stock', 'pending_acceptance') and del_flag = 0`,
  sql`create index vehicle_maint_gap on vehicle (dealer_code) where maint_gap = 'Y' and vehicle_status = 'delivered' and del_flag = 0`,
  sql`drop index vehicle_next_maint`,
  sql`create index vehicle_next_maint on vehicle (next_maint_date, dealer_code) where vehicle_status = 'delivered' and del_flag = 0`,
  sql`create index vehicle_hours_left on vehicle ((next_maint_hours - current_hours)) where vehicle_status = 'delivered' and del_flag = 0`,
  // PostgreSQL asks no partial index how many rows an expression finds.
  sql`create statistics vehicle_hours_left_share on (next_maint_hours - current_hours) from vehicle`,
  sql`create statistics vehicle_cover_end_share on (coalesce(extend_end_date, warranty_end_date)) from vehicle`,
];

/** Claims by the months in which they were handed in and approved; and those of the same machine afterwards, in which a fault may have come back. */
const claims = [
  sql`create function claim_rollup(of_vin text, of_dealer text, handed_in timestamptz, audited timestamptz) returns void language sql as $$
    insert into rollup_stale select 'claim', month, of_dealer from rollup_months(handed_in) as month
      union select 'claim', month, of_dealer from rollup_months(audited) as month
      union select 'claim', month, later.dealer_code from warranty_claim later cross join rollup_months(later.submit_time) as month
        where later.vin = of_vin and later.submit_time between handed_in and handed_in + interval '91 days'
  $$`,
  sql`create function warranty_claim_rollup() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform claim_rollup(vin, dealer_code, submit_time, audit_time) from old_rows where submit_time is not null or audit_time is not null;
      end if;
      if tg_op <> 'DELETE' then
        perform claim_rollup(vin, dealer_code, submit_time, audit_time) from new_rows where submit_time is not null or audit_time is not null;
      end if;
      return null;
    end $$`,
  ...rollupTriggers('warranty_claim'),
  sql`create function claim_bug_rollup() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform claim_rollup(vin, dealer_code, submit_time, audit_time) from warranty_claim where submit_time is not null and id in (select claim_id from old_rows);
      end if;
      if tg_op <> 'DELETE' then
        perform claim_rollup(vin, dealer_code, submit_time, audit_time) from warranty_claim where submit_time is not null and id in (select claim_id from new_rows);
      end if;
      return null;
    end $$`,
  ...rollupTriggers('claim_bug'),
  sql`create function approval_log_rollup() returns trigger language plpgsql as $$
    begin
      insert into rollup_stale select distinct 'claim', month, claim.dealer_code from new_rows join warranty_claim claim on claim.id = new_rows.doc_id
        cross join rollup_months(new_rows.create_time) as month where new_rows.doc_type = 'warrantyClaim' and new_rows.action = 'no_pass';
      return null;
    end $$`,
  ...rollupTriggers('approval_log', ['insert']),
];

/** Steps of plans by the month in which they are due, of the dealers that machines belong to. */
const services = [
  sql`create function vehicle_plan_rollup() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into rollup_stale select distinct 'service', date_trunc('month', due_date)::date, vehicle.dealer_code from old_rows join vehicle on vehicle.id = old_rows.vehicle_id
          where old_rows.status in ('done', 'missed');
      end if;
      if tg_op <> 'DELETE' then
        insert into rollup_stale select distinct 'service', date_trunc('month', due_date)::date, vehicle.dealer_code from new_rows join vehicle on vehicle.id = new_rows.vehicle_id
          where new_rows.status in ('done', 'missed');
      end if;
      return null;
    end $$`,
  ...rollupTriggers('vehicle_plan'),
  sql`create function force_insurance_rollup() returns trigger language plpgsql as $$
    begin
      insert into rollup_stale select distinct 'service', date_trunc('month', step.due_date)::date, vehicle.dealer_code
        from old_rows join new_rows on new_rows.id = old_rows.id and new_rows.in_time is distinct from old_rows.in_time
        join vehicle_plan step on step.doc_id = new_rows.id join vehicle on vehicle.id = step.vehicle_id;
      return null;
    end $$`,
  ...rollupTriggers('force_insurance', ['update']),
  sql`create index vehicle_plan_doc on vehicle_plan (doc_id) where doc_id is not null`,
];

/** Delivered machines by the month in which their warranty or its extension ends; where they go to another dealer, the steps of their plans go with them. */
const covers = [
  sql`create function vehicle_rollup() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        insert into rollup_stale select distinct 'cover', date_trunc('month', cover_end)::date, dealer_code from (
            select unnest(array[coalesce(old_rows.extend_end_date, old_rows.warranty_end_date), coalesce(new_rows.extend_end_date, new_rows.warranty_end_date)]) as cover_end,
              unnest(array[old_rows.dealer_code, new_rows.dealer_code]) as dealer_code
            from old_rows join new_rows on new_rows.id = old_rows.id
            where 'delivered' in (old_rows.vehicle_status, new_rows.vehicle_status)
              and (old_rows.dealer_code, old_rows.vehicle_status, old_rows.del_flag, old_rows.extend_end_date, old_rows.warranty_end_date)
                is distinct from (new_rows.dealer_code, new_rows.vehicle_status, new_rows.del_flag, new_rows.extend_end_date, new_rows.warranty_end_date)) changed
          where cover_end is not null;
        insert into rollup_stale select distinct 'service', date_trunc('month', step.due_date)::date, of_dealer.code from old_rows join new_rows on new_rows.id = old_rows.id
            and (new_rows.dealer_code, new_rows.del_flag) is distinct from (old_rows.dealer_code, old_rows.del_flag)
          join vehicle_plan step on step.vehicle_id = new_rows.id and step.status in ('done', 'missed')
          cross join unnest(array[old_rows.dealer_code, new_rows.dealer_code]) as of_dealer (code);
      elsif tg_op = 'INSERT' then
        insert into rollup_stale select distinct 'cover', date_trunc('month', coalesce(extend_end_date, warranty_end_date))::date, dealer_code from new_rows
          where vehicle_status = 'delivered' and coalesce(extend_end_date, warranty_end_date) is not null;
      else
        insert into rollup_stale select distinct 'cover', date_trunc('month', coalesce(extend_end_date, warranty_end_date))::date, dealer_code from old_rows
          where vehicle_status = 'delivered' and coalesce(extend_end_date, warranty_end_date) is not null;
      end if;
      return null;
    end $$`,
  ...rollupTriggers('vehicle'),
];
