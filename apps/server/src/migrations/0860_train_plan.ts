import { sql } from 'kysely';
import { codeText, type MigrationDb, money, watchRows } from '../shared/database/migration.ts';

/** Courses of the training centre, with their seats. */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'train_plan');
}

const statements = [
  sql`create table train_plan (
    id char(32) primary key,
    plan_no ${codeText} not null constraint train_plan_number unique,
    title text not null,
    topics jsonb not null,
    method text not null,
    level text not null,
    second_product ${codeText},
    language text not null,
    country text,
    region text,
    location text,
    start_date date not null,
    end_date date not null,
    registration_deadline timestamptz not null,
    capacity integer not null check (capacity > 0),
    max_per_dealer integer,
    seats_taken integer not null default 0 check (seats_taken between 0 and capacity),
    lecturer text,
    organiser text not null,
    expenses ${money},
    currency text,
    expense_bearer text,
    pass_score integer,
    target_scope text not null,
    target_ids jsonb not null,
    content text,
    prerequisites text,
    status text not null,
    publish_time timestamptz,
    finish_time timestamptz,
    close_reason text,
    training_status text not null generated always as (case
      when status = 'draft' then 'planned'
      when finish_time is not null then 'finished'
      when status = 'closed' then 'closed'
      when seats_taken >= capacity then 'full'
      else 'registering' end) stored,
    version integer not null default 1,
    create_by text not null,
    create_time timestamptz not null default now(),
    update_by text,
    update_time timestamptz,
    del_flag smallint not null default 0
  )`,
  sql`create index train_plan_newest on train_plan (create_time desc, id desc) where del_flag = 0`,
  sql`create index train_plan_status on train_plan (training_status, start_date) where del_flag = 0`,
];
