import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows, yesNo } from '../shared/database/migration.ts';

/** Receipts: what a dealer counted in the boxes of a packing list. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('parts_arrival').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'parts_arrival');
}

const quantity = sql`numeric(12, 2)`;
const total = sql`numeric(14, 2)`;

const statements = [
  sql`alter table parts_arrival
    add column arrival_no ${codeText} not null constraint parts_arrival_number unique,
    add column packing_id char(32) not null references packing_list (id),
    add column packing_no ${codeText} not null,
    add column currency text not null,
    add column arrival_date date,
    add column received_by text,
    add column warehouse ${codeText},
    add column total_packed ${total} not null default 0,
    add column total_received ${total} not null default 0,
    add column total_damaged ${total} not null default 0,
    add column total_short ${total} not null default 0,
    add column total_over ${total} not null default 0,
    add column total_wrong ${total} not null default 0,
    add column result text check (result in ('pass', 'no_pass')),
    add column claim_deadline date,
    add column parts_claim_no ${codeText},
    -- A claim about its differences is with the maker.
    add column claimed char(1) not null default 'N' check (${yesNo('claimed')}),
    add column waive_reason text,
    add column booked_time timestamptz,
    add column close_reason text`,
  sql`create index parts_arrival_newest on parts_arrival (create_time desc, id desc) where del_flag = 0`,
  sql`create index parts_arrival_dealer on parts_arrival (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index parts_arrival_dealer_status on parts_arrival (dealer_code, status, create_time desc, id desc) where del_flag = 0`,
  sql`create index parts_arrival_packing on parts_arrival (packing_id)`,
  sql`create table parts_arrival_box (
    id char(32) primary key,
    arrival_id char(32) not null references parts_arrival (id) on delete cascade,
    line_no integer not null,
    packing_id char(32) not null references packing_list (id),
    wms_box_no ${codeText} not null,
    -- A box is counted in one receipt.
    constraint parts_arrival_box_once unique (packing_id, wms_box_no)
  )`,
  sql`create index parts_arrival_box_document on parts_arrival_box (arrival_id)`,
  sql`create table parts_arrival_line (
    id char(32) primary key,
    arrival_id char(32) not null references parts_arrival (id) on delete cascade,
    line_no integer not null,
    -- Null for a part that is not on the packing list.
    packing_line_id char(32) references packing_line (id),
    wms_box_no ${codeText} not null,
    parts_code ${codeText} not null references parts (parts_code),
    parts_name jsonb not null,
    unit text not null,
    unit_price ${money} not null default 0,
    packed_qty ${quantity} not null default 0 check (packed_qty >= 0),
    -- Null while it is not counted.
    received_qty ${quantity} check (received_qty >= 0),
    damaged_qty ${quantity} not null default 0 check (damaged_qty >= 0),
    wrong_qty ${quantity} not null default 0 check (wrong_qty >= 0),
    wrong_parts_code ${codeText} references parts (parts_code),
    over_qty ${quantity} generated always as (greatest(0, received_qty - packed_qty)) stored,
    short_qty ${quantity} generated always as (greatest(0, packed_qty - received_qty)) stored,
    bin_location text,
    difference_reason text,
    parts_claim_no ${codeText},
    remark text,
    constraint parts_arrival_line_damaged check (damaged_qty <= received_qty)
  )`,
  sql`create index parts_arrival_line_document on parts_arrival_line (arrival_id, line_no)`,
  sql`create unique index parts_arrival_line_once on parts_arrival_line (packing_line_id) where packing_line_id is not null`,
];
