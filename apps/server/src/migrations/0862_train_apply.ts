import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows } from '../shared/database/migration.ts';

/** Applications of dealers for a course. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('train_apply').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'train_apply');
}

const statements = [
  sql`alter table train_apply
    add column apply_no ${codeText} not null constraint train_apply_number unique,
    add column title text not null,
    add column topics jsonb not null,
    add column method text,
    add column second_product ${codeText},
    add column expected_date date,
    add column deadline date,
    add column number_of_applicants integer,
    add column number_of_participants integer,
    add column location text,
    add column reason text,
    add column expenses ${money},
    add column currency text,
    add column expense_bearer text,
    add column planned_no ${codeText},
    add column reply_content text,
    add column round integer not null,
    add column resubmit_until date,
    add column reject_reason text,
    add column marks jsonb not null,
    add column close_reason text,
    add column submission_status text generated always as (case when status in ('draft', 'no_pass') then 'draft' else 'submitted' end) stored`,
  // Pages: equality columns, then the sort key with its tie-breaker.
  sql`create index train_apply_newest on train_apply (create_time desc, id desc) where del_flag = 0`,
  sql`create index train_apply_dealer on train_apply (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index train_apply_dealer_status on train_apply (dealer_code, status) where del_flag = 0`,
  sql`create index train_apply_planned on train_apply (planned_no) where planned_no is not null`,
];
