import { sql } from 'kysely';
import { codeText, type MigrationDb, money } from '../shared/database/migration.ts';

/** Dealers become records that the maker keeps: what is known of them, their status with its reason, and changes that are planned. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table dealer
    add column id char(32),
    add column version integer not null default 1,
    add column del_flag smallint not null default 0,
    add column create_by text not null default 'system',
    add column create_time timestamptz not null default now(),
    add column update_by text,
    add column update_time timestamptz,
    add column short_name text not null default '',
    add column region text not null default '',
    add column province text,
    add column address text not null default '',
    add column lat numeric(9, 6) check (lat between -90 and 90),
    add column lng numeric(9, 6) check (lng between -180 and 180),
    add column attribute text not null default 'general',
    add column industry jsonb not null default '[]',
    add column authorised_products jsonb not null default '[]',
    add column phone text not null default '',
    add column email text not null default '',
    add column website text,
    add column contract_no text,
    add column contract_start date,
    add column contract_end date,
    add column status_date date not null default current_date,
    add column status_time timestamptz not null default now(),
    add column status_reason text,
    add column status_opinion text,
    add column terminate_date date,
    add column next_currency text,
    add column next_currency_from date,
    add column next_credit_limit ${money},
    add column pending_bank jsonb,
    add column missing jsonb not null default '[]',
    add constraint dealer_status_known check (dealer_status in ('active', 'suspended', 'terminated')),
    add constraint dealer_contract check (contract_end >= contract_start)`.execute(db);
  await sql`update dealer set short_name = left(dealer_name, 30), id = depart.id from sys_depart depart where depart.org_code = dealer.org_code`.execute(db);
  // A dealer and its place in the tree are one record with one id.
  await sql`create function name_dealer() returns trigger language plpgsql as $$
    begin
      new.id := (select id from sys_depart where org_code = new.org_code);
      return new;
    end $$`.execute(db);
  await sql`create trigger dealer_named before insert on dealer for each row execute function name_dealer()`.execute(db);
  await sql`alter table dealer alter column id set not null, add constraint dealer_id unique (id)`.execute(db);
  await sql`create index dealer_group on dealer (market_group)`.execute(db);
  // A dealer may lack several things, each the task of others.
  await sql`alter table todo drop constraint todo_task, add constraint todo_task unique (doc_id, task, permission)`.execute(db);
  await sql`create table contact (
    id char(32) primary key,
    version integer not null default 1,
    org_code ${codeText} not null,
    dealer_code ${codeText} not null references dealer (dealer_code),
    dealer_name text not null,
    sub_dealer_code ${codeText},
    sub_dealer_name text,
    contact_type text not null,
    name text not null,
    position text,
    email text,
    phone text not null,
    mobile text,
    whatsapp text,
    language text not null,
    is_primary char(1) not null default 'N' check (is_primary in ('Y', 'N')),
    receives_mail text[] not null default '{}',
    remark text,
    create_by text not null,
    create_time timestamptz not null default now(),
    update_by text,
    update_time timestamptz,
    check (email is not null or receives_mail = '{}')
  )`.execute(db);
  await sql`create unique index contact_primary on contact (dealer_code, coalesce(sub_dealer_code, ''), contact_type) where is_primary = 'Y'`.execute(db);
  await sql`create unique index contact_email on contact (dealer_code, contact_type, lower(email)) where email is not null`.execute(db);
  await sql`create index contact_dealer on contact (dealer_code, create_time desc, id)`.execute(db);
}
