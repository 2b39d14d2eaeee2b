import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows, yesNo } from '../shared/database/migration.ts';

/** Packing lists: what leaves the maker for a dealer, box by box, and what became of it on arrival. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('packing_list').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'packing_list');
}

const quantity = sql`numeric(12, 2)`;
const weight = sql`numeric(12, 3)`;

const statements = [
  sql`alter table packing_list
    add column packing_no ${codeText} not null constraint packing_list_number unique,
    add column order_nos text[] not null default '{}',
    add column contract_no text,
    add column consignee text,
    add column delivery_address text,
    add column delivery_method text,
    add column trade_term text,
    add column ship_method text,
    add column carrier text,
    add column bl_no text,
    add column container_no text,
    add column tracking_no text,
    add column shipment_date date,
    add column eta date check (eta >= shipment_date),
    add column delayed char(1) not null default 'N' check (${yesNo('delayed')}),
    add column customs_no text,
    add column box_count integer not null default 0,
    add column boxes_received integer not null default 0 check (boxes_received between 0 and box_count),
    add column gross_weight ${weight} not null default 0,
    add column net_weight ${weight} not null default 0,
    add column volume ${weight} not null default 0,
    add column total_amount ${money} not null default 0,
    add column currency text not null,
    add column arrived_on date,
    add column remark text,
    add column close_reason text`,
  sql`create index packing_list_newest on packing_list (create_time desc, id desc) where del_flag = 0`,
  sql`create index packing_list_dealer on packing_list (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index packing_list_dealer_status on packing_list (dealer_code, status, create_time desc, id desc) where del_flag = 0`,
  sql`create index packing_list_status on packing_list (status, create_time desc, id desc) where del_flag = 0`,
  sql`create index packing_list_eta on packing_list (eta) where status = 'shipped' and del_flag = 0`,
  sql`create index packing_list_orders on packing_list using gin (order_nos)`,
  sql`create table packing_box (
    id char(32) primary key,
    packing_id char(32) not null references packing_list (id) on delete cascade,
    line_no integer not null,
    wms_box_no ${codeText} not null,
    length integer check (length > 0),
    width integer check (width > 0),
    height integer check (height > 0),
    -- Cubic metres, from millimetres.
    volume ${weight} generated always as (round(length::numeric * width * height / 1000000000, 3)) stored,
    gross_weight ${weight} check (gross_weight >= 0),
    net_weight ${weight} check (net_weight >= 0),
    received_in ${codeText},
    unique (packing_id, wms_box_no) deferrable,
    constraint packing_box_weights check (gross_weight >= net_weight)
  )`,
  sql`create table packing_line (
    id char(32) primary key,
    packing_id char(32) not null references packing_list (id) on delete cascade,
    line_no integer not null,
    wms_box_no ${codeText} not null,
    order_id char(32) not null references parts_order (id),
    order_line_id char(32) not null references parts_order_line (id),
    order_no ${codeText} not null,
    order_line_no integer not null,
    -- What is in the box; the substitute where the order line has one.
    parts_code ${codeText} not null references parts (parts_code),
    parts_name jsonb not null,
    qty ${quantity} not null check (qty > 0),
    unit text not null,
    unit_price ${money} not null check (unit_price >= 0),
    amount ${money} generated always as (round(qty * unit_price, 2)) stored,
    hs_code text,
    origin_country text,
    received_qty ${quantity} not null default 0 check (received_qty >= 0),
    damaged_qty ${quantity} not null default 0 check (damaged_qty >= 0),
    over_qty ${quantity} not null default 0 check (over_qty >= 0),
    short_qty ${quantity} not null default 0 check (short_qty >= 0),
    unique (packing_id, wms_box_no, order_line_id) deferrable,
    constraint packing_line_damaged check (damaged_qty <= received_qty),
    constraint packing_line_short check (short_qty <= qty)
  )`,
  sql`create index packing_line_document on packing_line (packing_id, line_no)`,
  sql`create index packing_line_order_line on packing_line (order_line_id)`,
  sql`create index packing_line_order on packing_line (order_id)`,
  sql`create index packing_line_part on packing_line (parts_code)`,
];
