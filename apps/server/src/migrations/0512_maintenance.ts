import { sql } from 'kysely';
import { codeText, type MigrationDb, money, yesNo } from '../shared/database/migration.ts';

/** Services of machines beside their policies, the plan that says when they are due, and what a machine shows of it. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table force_insurance
    add column maint_level text,
    add column cross_dealer char(1) check (${yesNo('cross_dealer')}),
    add column no_hours char(1) check (${yesNo('no_hours')}),
    add column plan_id char(32),
    add column plan_hours integer,
    add column due_from date,
    add column due_to date,
    add column due_hours_from integer,
    add column due_hours_to integer,
    add column in_time char(1) check (${yesNo('in_time')}),
    add column operating_hours numeric(10, 1),
    add column maint_date date,
    add column technician text,
    add column place text,
    add column override_requested char(1) check (${yesNo('override_requested')}),
    add column override_asked_on date,
    add column window_override char(1) check (${yesNo('window_override')}),
    add column override_reason text,
    add column override_by text,
    add column labour_hours numeric(5, 2),
    add column hour_rate ${money},
    add column labour_fee ${money},
    add column parts_fee ${money},
    add column total_fee ${money},
    add column free_flag char(1) check (${yesNo('free_flag')}),
    add column payable ${money},
    add column audit_labour_hours numeric(5, 2),
    add column audit_parts_fee ${money},
    add column audit_total ${money},
    add column deduct_reason text,
    add column first_reviewer text`.execute(db);
  await sql`create index force_insurance_plan on force_insurance (plan_id) where plan_id is not null`.execute(db);
  await sql`create table maintenance_check (
    id char(32) primary key,
    maintenance_id char(32) not null references force_insurance (id) on delete cascade,
    line_no integer not null,
    item_code ${codeText} not null,
    name jsonb not null,
    action text not null,
    mandatory char(1) not null,
    value_type text not null,
    unit text,
    min_value numeric(10, 2),
    max_value numeric(10, 2),
    done char(1) check (${yesNo('done')}),
    measured_value numeric(10, 2),
    remark text
  )`.execute(db);
  await sql`create index maintenance_check_parent on maintenance_check (maintenance_id, line_no)`.execute(db);
  await sql`create index maintenance_check_code on maintenance_check (item_code)`.execute(db);
  await sql`create table maintenance_part (
    id char(32) primary key,
    maintenance_id char(32) not null references force_insurance (id) on delete cascade,
    line_no integer not null,
    parts_code ${codeText} not null,
    qty numeric(10, 2) not null,
    source_type text not null,
    unit_price ${money},
    amount ${money} not null,
    stock_short_qty numeric(10, 2)
  )`.execute(db);
  await sql`create index maintenance_part_parent on maintenance_part (maintenance_id, line_no)`.execute(db);
  await sql`create index maintenance_part_code on maintenance_part (parts_code)`.execute(db);
  await sql`create table vehicle_plan (
    id char(32) primary key,
    vehicle_id char(32) not null references vehicle (id) on delete cascade,
    vin ${codeText} not null,
    seq integer not null,
    maint_level text not null,
    plan_hours integer,
    due_date date not null,
    status text not null check (status in ('open', 'done', 'missed', 'waived')),
    doc_id char(32),
    done_date date,
    done_hours numeric(10, 1),
    waived_by text,
    reason text,
    create_time timestamptz not null default now(),
    unique (vehicle_id, seq)
  )`.execute(db);
  // A machine has one next service.
  await sql`create unique index vehicle_plan_open on vehicle_plan (vehicle_id) where status = 'open'`.execute(db);
  await sql`create index vehicle_plan_vin on vehicle_plan (vin, seq)`.execute(db);
  await sql`alter table vehicle add column maint_gap char(1) not null default 'N' check (${yesNo('maint_gap')}), add column next_maint_level text`.execute(db);
  await sql`create index vehicle_next_maint on vehicle (next_maint_date) where vehicle_status = 'delivered' and del_flag = 0`.execute(db);
}
