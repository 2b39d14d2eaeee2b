import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows } from '../shared/database/migration.ts';

/** Market activities of dealers: the plan that asks for support, and the report on what took place. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('market_active').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'market_active');
}

const statements = [
  sql`alter table market_active
    add column active_no ${codeText} not null constraint market_active_number unique,
    add column stage text not null check (stage in ('plan', 'report')),
    add column title text not null,
    add column activity_type text not null,
    add column description text,
    add column start_date date,
    add column end_date date,
    add column country text,
    add column region text,
    add column location text,
    add column second_product jsonb not null,
    add column budget_amount ${money},
    add column currency text not null,
    add column support_amount ${money},
    add column expected_participants integer,
    add column contact_name text,
    add column contact_phone text,
    add column actual_participants integer,
    add column leads_count integer,
    add column orders_count integer,
    add column actual_cost ${money},
    add column result_summary text,
    add column approved_amount ${money},
    add column settled_amount ${money},
    add column deduct_reason text,
    add column fee_no text,
    add column settlement_status text,
    add column statement_no text,
    add column report_due date,
    add column round integer not null,
    add column resubmit_until date,
    add column reject_reason text,
    add column marks jsonb not null,
    add column close_reason text,
    add column submission_status text generated always as (case when status in ('draft', 'no_pass') then 'draft' else 'submitted' end) stored`,
  // Pages: equality columns, then the sort key with its tie-breaker.
  sql`create index market_active_newest on market_active (create_time desc, id desc) where del_flag = 0`,
  sql`create index market_active_dealer on market_active (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index market_active_dealer_status on market_active (dealer_code, status) where del_flag = 0`,
  // The calendar and the period of the list.
  sql`create index market_active_start on market_active (start_date) where del_flag = 0`,
  // Reports that are due, and plans whose support lapses.
  sql`create index market_active_open on market_active (end_date) where status in ('pass', 'no_pass') and del_flag = 0`,
];
