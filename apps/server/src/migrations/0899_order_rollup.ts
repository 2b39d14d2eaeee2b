import { sql } from 'kysely';
import { type MigrationDb, rollupTriggers } from '../shared/database/migration.ts';

/** Sums of parts orders by the month in which they were confirmed, and in which their goods arrived (`shared/rollup`). */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create function parts_order_rollup() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into rollup_stale select distinct 'partsOrder', month, dealer_code from old_rows cross join rollup_months(confirm_time) as month
          union select 'partsOrder', date_trunc('month', arrival_date)::date, dealer_code from old_rows where arrival_date is not null;
      end if;
      if tg_op <> 'DELETE' then
        insert into rollup_stale select distinct 'partsOrder', month, dealer_code from new_rows cross join rollup_months(confirm_time) as month
          union select 'partsOrder', date_trunc('month', arrival_date)::date, dealer_code from new_rows where arrival_date is not null;
      end if;
      return null;
    end $$`,
  ...rollupTriggers('parts_order'),
  sql`create function parts_order_line_rollup() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into rollup_stale select distinct 'partsOrder', month, dealer_code from parts_order cross join rollup_months(confirm_time) as month
          where confirm_time is not null and id in (select order_id from old_rows);
      end if;
      if tg_op <> 'DELETE' then
        insert into rollup_stale select distinct 'partsOrder', month, dealer_code from parts_order cross join rollup_months(confirm_time) as month
          where confirm_time is not null and id in (select order_id from new_rows);
      end if;
      return null;
    end $$`,
  ...rollupTriggers('parts_order_line'),
  sql`create index parts_order_confirmed on parts_order (dealer_code, confirm_time) where confirm_time is not null and del_flag = 0`,
  // What was there before.
  sql`insert into rollup_stale select 'partsOrder', month::date, dealer_code from dealer
    cross join generate_series(date_trunc('month', now() - interval '27 months'), now() + interval '1 month', interval '1 month') as month`,
];
