import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, watchRows } from '../shared/database/migration.ts';

/** Suggestions of dealers for products, and the votes of other dealers for them. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('prod_upgrade_suggest').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'prod_upgrade_suggest');
}

const statements = [
  sql`alter table prod_upgrade_suggest
    add column suggest_no text collate "C" not null constraint prod_upgrade_suggest_number unique,
    add column title text not null,
    add column second_product ${codeText} not null,
    add column third_product ${codeText},
    add column fourth_product ${codeText},
    add column vin ${codeText},
    add column system ${codeText} not null,
    add column suggest_type text not null,
    add column current_problem text not null,
    add column suggestion text not null,
    add column expected_benefit text,
    add column affected_qty integer check (affected_qty >= 0),
    add column priority text,
    add column votes integer not null default 0,
    add column reply_content text,
    add column reply_by text,
    add column reply_time timestamptz,
    -- The submission that was answered last.
    add column reply_round integer,
    add column plan_version text,
    add column plan_date date,
    add column round integer not null default 0,
    add column resubmit_until date,
    add column reject_reason text,
    add column marks jsonb not null default '[]',
    add column close_reason text,
    add column submission_status text generated always as (case when status in ('draft', 'no_pass') then 'draft' else 'submitted' end) stored`,
  // Pages: equality columns, then the sort key with its tie-breaker.
  sql`create index prod_upgrade_suggest_newest on prod_upgrade_suggest (create_time desc, id desc) where del_flag = 0`,
  sql`create index prod_upgrade_suggest_dealer on prod_upgrade_suggest (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index prod_upgrade_suggest_dealer_status on prod_upgrade_suggest (dealer_code, status) where del_flag = 0`,
  // The board.
  sql`create index prod_upgrade_suggest_votes on prod_upgrade_suggest (votes desc, id desc)
    where del_flag = 0 and status in ('submitted', 'pass', 'audit_succeeded')`,
  // A dealer has one vote, whoever of its people gives it.
  sql`create table suggest_vote (
    suggest_id char(32) not null references prod_upgrade_suggest on delete cascade,
    dealer_code ${codeText} not null,
    username text not null,
    create_time timestamptz not null,
    primary key (suggest_id, dealer_code)
  )`,
];
