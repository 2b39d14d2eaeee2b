import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows, yesNo } from '../shared/database/migration.ts';

/** Orders of machines, the machines that are assigned to them, and how those travel. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('vehicle_order').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'vehicle_order');
}

const statements = [
  sql`alter table vehicle_order
    add column order_no ${codeText} not null constraint vehicle_order_number unique,
    add column order_type text not null,
    add column contract_no text not null,
    add column contract_signing_date date not null,
    add column delivery_method text,
    add column trade_term text,
    add column destination_port text,
    add column currency text not null,
    add column number_of_orders integer not null default 0,
    add column assigned_qty integer not null default 0 check (assigned_qty between 0 and number_of_orders),
    add column shipped_qty integer not null default 0 check (shipped_qty between 0 and assigned_qty),
    add column arrived_qty integer not null default 0 check (arrived_qty between 0 and shipped_qty),
    add column order_amount ${money} not null default 0,
    -- Of it: for machines that are shipped.
    add column shipped_amount ${money} not null default 0,
    add column deposit_ratio numeric(5, 2) not null check (deposit_ratio between 0 and 100),
    add column deposit_amount ${money} not null default 0,
    add column paid_amount ${money} not null default 0,
    add column pay_status text not null default 'unpaid' check (pay_status in ('unpaid', 'partial', 'paid')),
    add column ship_status text not null default 'not_shipped' check (ship_status in ('not_shipped', 'partial', 'shipped')),
    add column expected_ship_date date,
    add column ship_date date,
    add column eta date,
    add column arrival_date date,
    add column bl_no text,
    add column container_no text,
    add column customs_no text,
    -- Shipments of which machines are under way: number and expected arrival.
    add column open_shipments jsonb not null default '[]',
    add column sales_by text not null,
    add column override_deposit char(1) not null default 'N' check (${yesNo('override_deposit')}),
    add column override_shipment char(1) not null default 'N' check (${yesNo('override_shipment')}),
    add column override_reason text,
    add column remark text,
    add column close_reason text`,
  sql`alter table vehicle_order
    add column purchase_status text not null generated always as (status) stored,
    add column unpaid_amount ${money} not null generated always as (order_amount - paid_amount) stored`,
  sql`create unique index vehicle_order_contract on vehicle_order (dealer_code, contract_no) where del_flag = 0`,
  sql`create index vehicle_order_newest on vehicle_order (create_time desc, id desc) where del_flag = 0`,
  sql`create index vehicle_order_dealer on vehicle_order (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index vehicle_order_dealer_status on vehicle_order (dealer_code, status, create_time desc, id desc) where del_flag = 0`,
  sql`create index vehicle_order_status on vehicle_order (status, create_time desc, id desc) where del_flag = 0`,
  sql`create table vehicle_order_line (
    id char(32) primary key,
    order_id char(32) not null references vehicle_order (id) on delete cascade,
    line_no integer not null,
    fourth_product ${codeText} not null,
    material_code text,
    config text,
    color text,
    -- 0: nothing of it was shipped when the remainder was cut.
    qty integer not null check (qty >= 0),
    list_price ${money} check (list_price >= 0),
    unit_price ${money} check (unit_price >= 0),
    price_source text check (price_source in ('list', 'contract')),
    amount ${money} not null default 0,
    assigned_qty integer not null default 0 check (assigned_qty between 0 and qty),
    shipped_qty integer not null default 0 check (shipped_qty between 0 and assigned_qty),
    arrived_qty integer not null default 0 check (arrived_qty between 0 and shipped_qty),
    remark text
  )`,
  sql`create index vehicle_order_line_document on vehicle_order_line (order_id, line_no)`,
  sql`create index vehicle_order_line_product on vehicle_order_line (fourth_product)`,
  sql`create table vehicle_shipment (
    id char(32) primary key,
    order_id char(32) not null references vehicle_order (id) on delete cascade,
    shipment_no ${codeText} not null unique,
    seq integer not null,
    ship_date date not null,
    eta date not null check (eta >= ship_date),
    delivery_method text not null,
    bl_no text,
    container_no text,
    customs_no text,
    unique (order_id, seq)
  )`,
  sql`create table vehicle_order_machine (
    id char(32) primary key,
    order_id char(32) not null references vehicle_order (id) on delete cascade,
    line_id char(32) not null references vehicle_order_line (id),
    vin ${codeText} not null unique,
    engine_no text not null,
    production_date date not null,
    config text,
    color text,
    certificate_no text,
    key_no text,
    shipment_no ${codeText} references vehicle_shipment (shipment_no),
    vehicle_id char(32) unique,
    -- Y: the machine was entered before it was shipped by the order.
    linked char(1) not null default 'N' check (${yesNo('linked')}),
    check ((shipment_no is null) = (vehicle_id is null))
  )`,
  sql`create index vehicle_order_machine_order on vehicle_order_machine (order_id, line_id)`,
  sql`create index vehicle_order_machine_shipment on vehicle_order_machine (shipment_no)`,
  sql`alter table vehicle add column order_line_id char(32) references vehicle_order_line (id)`,
  sql`create index vehicle_order_line_machines on vehicle (order_line_id) where order_line_id is not null`,
];
