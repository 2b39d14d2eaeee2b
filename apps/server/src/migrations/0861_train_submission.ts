import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, watchRows, yesNo } from '../shared/database/migration.ts';

/** Registrations for courses, with their people. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('train_submission').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'train_submission');
}

const statements = [
  sql`alter table train_submission
    add column submission_no ${codeText} not null constraint train_submission_number unique,
    add column plan_no ${codeText} not null references train_plan (plan_no),
    add column start_date date not null,
    add column number_of_applicants integer,
    add column number_of_participants integer,
    add column waiting_flag char(1) not null check (${yesNo('waiting_flag')}),
    add column seat_confirm_time timestamptz,
    add column late_cancel char(1) not null check (${yesNo('late_cancel')}),
    add column remark text,
    add column round integer not null,
    add column resubmit_until date,
    add column reject_reason text,
    add column marks jsonb not null,
    add column close_reason text,
    add column submission_status text generated always as (case when status in ('draft', 'no_pass') then 'draft' else 'submitted' end) stored`,
  // Pages: equality columns, then the sort key with its tie-breaker.
  sql`create index train_submission_newest on train_submission (create_time desc, id desc) where del_flag = 0`,
  sql`create index train_submission_dealer on train_submission (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index train_submission_dealer_status on train_submission (dealer_code, status) where del_flag = 0`,
  sql`create index train_submission_plan on train_submission (plan_no, status) where del_flag = 0`,
  sql`create unique index train_submission_active on train_submission (plan_no, org_code) where del_flag = 0 and status <> 'closed'`,
  sql`create table train_participant (
    id char(32) primary key,
    submission_id char(32) not null references train_submission on delete cascade,
    line_no integer not null,
    contact_id char(32),
    name text not null,
    position text,
    phone text not null,
    email text,
    role text,
    language text,
    experience_years integer,
    passport_no text,
    arrival_info text,
    attended char(1) check (${yesNo('attended')}),
    score integer,
    certificate_no ${codeText} constraint train_participant_certificate unique,
    valid_to date
  )`,
  sql`create index train_participant_document on train_participant (submission_id, line_no)`,
  sql`create index train_participant_valid on train_participant (valid_to) where valid_to is not null`,
];
