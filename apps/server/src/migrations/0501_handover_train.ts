import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, watchRows } from '../shared/database/migration.ts';

/** Handovers of machines to their owners, with the people who were trained and what was explained to them. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('handover_train').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'handover_train');
}

const statements = [
  sql`alter table handover_train
    add column handover_no ${codeText} not null constraint handover_train_number unique,
    add column vehicle_id char(32) not null references vehicle (id),
    add column vin ${codeText} not null,
    add column engine_no text,
    add column second_product text not null,
    add column third_product text not null,
    add column fourth_product text not null,
    add column delivery_date date,
    add column invoice_no text,
    add column invoice_date date,
    add column retail_price numeric(14, 2),
    add column currency text,
    add column owner_name text,
    add column owner_phone text,
    add column owner_email text,
    add column owner_id_no text,
    add column owner_country text,
    add column owner_region text,
    add column owner_address text,
    add column end_user_same char(1) not null check (end_user_same in ('Y', 'N')),
    add column end_user_name text,
    add column end_user_type text,
    add column end_user_phone text,
    add column industry text,
    add column crop_type text,
    add column farm_size_ha numeric(10, 2),
    add column operating_hours numeric(10, 1),
    add column training_date date,
    add column training_place text,
    add column trainer text,
    add column training_hours numeric(4, 1),
    add column customer_satisfaction integer check (customer_satisfaction between 1 and 5),
    add column policy_code text,
    add column warranty_months integer,
    add column warranty_hours integer,
    add column warranty_start_date date,
    add column warranty_end_date date,
    add column late_days integer not null,
    add column first_submit_date date,
    add column print_language text not null,
    add column remark text,
    add column registered char(1) not null check (registered in ('Y', 'N')),
    add column round integer not null,
    add column resubmit_until date,
    add column reject_reason text,
    add column marks jsonb not null,
    add column close_reason text`,
  // Pages: equality columns, then the sort key with its tie-breaker.
  sql`create index handover_train_newest on handover_train (create_time desc, id desc) where del_flag = 0`,
  sql`create index handover_train_dealer on handover_train (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index handover_train_dealer_status on handover_train (dealer_code, status) where del_flag = 0`,
  sql`create index handover_train_vin on handover_train (vin)`,
  sql`create index handover_train_cover on handover_train (warranty_end_date) where status = 'pass' and del_flag = 0`,
  // A machine is handed over once.
  sql`create unique index handover_train_open on handover_train (vehicle_id) where status <> 'closed' and del_flag = 0`,
  sql`create unique index handover_train_invoice on handover_train (dealer_code, invoice_no)
    where invoice_no is not null and del_flag = 0 and (status <> 'closed' or registered = 'Y')`,
  sql`create table handover_trainee (
    id char(32) primary key,
    handover_id char(32) not null references handover_train on delete cascade,
    line_no integer not null,
    name text,
    phone text,
    role text,
    licence_no text
  )`,
  sql`create index handover_trainee_document on handover_trainee (handover_id, line_no)`,
  sql`create table handover_topic (
    id char(32) primary key,
    handover_id char(32) not null references handover_train on delete cascade,
    line_no integer not null,
    topic_code text not null,
    mandatory char(1) not null check (mandatory in ('Y', 'N')),
    done char(1) not null check (done in ('Y', 'N')),
    remark text
  )`,
  sql`create index handover_topic_document on handover_topic (handover_id, line_no)`,
];
