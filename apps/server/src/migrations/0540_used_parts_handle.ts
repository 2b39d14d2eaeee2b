import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows } from '../shared/database/migration.ts';

/** What becomes of the cores that claims leave behind, and the documents by which dealers return, scrap or keep them. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('used_parts_handle').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'used_parts_handle');
  await watchRows(db, 'used_parts_task');
}

/** Until today cores to return waited from the audit on; they have been requested that day, and thirty days were usual. */
const usualDays = 30;

const statements = [
  sql`alter table used_parts_task
    add column dealer_name text,
    add column sub_dealer_code ${codeText},
    add column sub_dealer_name text,
    add column vin ${codeText},
    add column currency text,
    add column core_status text,
    add column requested_date date,
    add column requested_by text,
    add column return_due date,
    add column received_qty numeric(10, 2) not null default 0,
    add column charged_amount ${money},
    add column waived_by text,
    add column waive_reason text,
    add column held_by text,
    add column version integer not null default 1,
    add column create_by text not null default 'system',
    add column update_by text,
    add column update_time timestamptz,
    add column del_flag smallint not null default 0`,
  sql`update used_parts_task t set dealer_name = c.dealer_name, sub_dealer_code = c.sub_dealer_code, sub_dealer_name = c.sub_dealer_name, vin = c.vin,
      currency = c.currency, core_status = case t.core_disposition when 'return' then 'to_return' else 'kept' end,
      requested_date = case t.core_disposition when 'return' then t.create_time::date end,
      requested_by = case t.core_disposition when 'return' then c.audit_by end,
      return_due = case t.core_disposition when 'return' then t.create_time::date + ${sql.lit(usualDays)} end,
      retain_until = case t.core_disposition when 'return' then greatest(t.retain_until, t.create_time::date + ${sql.lit(usualDays)}) else t.retain_until end
    from warranty_claim c where c.id = t.claim_id`,
  sql`alter table used_parts_task
    alter column dealer_name set not null,
    alter column vin set not null,
    alter column currency set not null,
    alter column core_status set not null,
    add constraint used_parts_task_status check (core_status in ('to_return', 'kept', 'shipped', 'received', 'missing', 'scrapped', 'waived', 'charged')),
    add constraint used_parts_task_handled check (handled_qty between 0 and claim_qty)`,
  sql`drop index used_parts_task_dealer`,
  sql`create index used_parts_task_dealer on used_parts_task (dealer_code, core_status, return_due)`,
  sql`create index used_parts_task_newest on used_parts_task (create_time desc, id desc)`,
  sql`create index used_parts_task_due on used_parts_task (return_due) where core_status = 'to_return'`,
  sql`create index used_parts_task_vin on used_parts_task (vin)`,
  sql`alter table used_parts_handle
    add column handle_no ${codeText} not null constraint used_parts_handle_number unique,
    add column handle_method text not null,
    add column handle_date date,
    add column handled_by text,
    add column carrier text,
    add column tracking_no text,
    add column ship_date date,
    add column boxes integer,
    add column weight_kg numeric(10, 2),
    add column freight ${money},
    add column audit_freight ${money},
    add column currency text,
    add column scrap_witness text,
    add column received_date date,
    add column received_by text,
    add column inspect_result text,
    add column charge_amount ${money},
    add column round integer not null default 0,
    add column reject_reason text,
    add column marks jsonb not null default '[]',
    add column close_reason text`,
  // Pages: equality columns, then the sort key with its tie-breaker.
  sql`create index used_parts_handle_newest on used_parts_handle (create_time desc, id desc) where del_flag = 0`,
  sql`create index used_parts_handle_dealer on used_parts_handle (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index used_parts_handle_dealer_status on used_parts_handle (dealer_code, status) where del_flag = 0`,
  sql`create table used_parts_handle_line (
    id char(32) primary key,
    handle_id char(32) not null references used_parts_handle (id) on delete cascade,
    line_no integer not null,
    task_id char(32) not null references used_parts_task (id),
    tag_no text not null,
    handled_qty numeric(10, 2) not null check (handled_qty > 0),
    condition text,
    remark text,
    received_qty numeric(10, 2),
    inspection text,
    inspect_remark text,
    accepted_qty numeric(10, 2) not null default 0,
    misuse_qty numeric(10, 2) not null default 0,
    charged_qty numeric(10, 2) not null default 0,
    waived_qty numeric(10, 2) not null default 0,
    charge_amount ${money},
    unique (handle_id, task_id),
    check (accepted_qty + misuse_qty <= handled_qty),
    check (accepted_qty + charged_qty + waived_qty <= handled_qty)
  )`,
  sql`create index used_parts_handle_line_document on used_parts_handle_line (handle_id, line_no)`,
  sql`create index used_parts_handle_line_task on used_parts_handle_line (task_id)`,
  sql`create index used_parts_handle_line_tag on used_parts_handle_line using gin (tag_no gin_trgm_ops)`,
];
