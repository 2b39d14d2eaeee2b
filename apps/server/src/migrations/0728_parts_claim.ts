import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows, yesNo } from '../shared/database/migration.ts';

/** Claims of dealers about parts that came wrong, damaged or not at all, or that failed. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('parts_claim').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'parts_claim');
}

const quantity = sql`numeric(12, 2)`;

const statements = [
  sql`alter table parts_claim
    add column parts_claim_no ${codeText} not null constraint parts_claim_number unique,
    add column claim_reason text not null,
    add column order_id char(32),
    add column order_no ${codeText},
    add column packing_id char(32) references packing_list (id),
    add column packing_no ${codeText},
    add column arrival_id char(32) references parts_arrival (id),
    add column arrival_no ${codeText},
    add column arrival_date date,
    add column claim_deadline date,
    add column solution text,
    add column description text,
    add column claim_amount ${money} not null default 0,
    add column approved_amount ${money},
    add column currency text not null,
    add column result_solution text,
    add column credit_no ${codeText},
    add column resend_order_id char(32),
    add column resend_order_no ${codeText},
    add column carrier text,
    add column tracking_no text,
    add column return_ship_date date,
    add column return_boxes integer,
    add column return_received_date date,
    add column return_due date,
    add column goods_expected char(1) not null default 'N' check (${yesNo('goods_expected')}),
    add column returned char(1) not null default 'N' check (${yesNo('returned')}),
    -- What waits to be settled, by whom; null until every line is decided.
    add column settlement text check (settlement in ('money', 'goods')),
    add column first_submit_time timestamptz,
    add column round integer not null default 0,
    add column resubmit_until date,
    add column reject_reason text,
    add column marks jsonb not null default '[]',
    add column close_reason text`,
  sql`create index parts_claim_newest on parts_claim (create_time desc, id desc) where del_flag = 0`,
  sql`create index parts_claim_dealer on parts_claim (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index parts_claim_dealer_status on parts_claim (dealer_code, status, create_time desc, id desc) where del_flag = 0`,
  sql`create index parts_claim_status on parts_claim (status, create_time desc, id desc) where del_flag = 0`,
  sql`create index parts_claim_packing on parts_claim (packing_id)`,
  sql`create index parts_claim_arrival on parts_claim (arrival_id)`,
  sql`create index parts_claim_resend on parts_claim (resend_order_id) where resend_order_id is not null`,
  sql`create table parts_claim_line (
    id char(32) primary key,
    claim_id char(32) not null references parts_claim (id) on delete cascade,
    version integer not null default 1,
    line_no integer not null,
    packing_line_id char(32) references packing_line (id),
    -- Of surplus goods that stand on no packing list.
    arrival_line_id char(32) references parts_arrival_line (id),
    wms_box_no ${codeText},
    parts_code ${codeText} not null references parts (parts_code),
    parts_name jsonb not null,
    unit text not null,
    packed_qty ${quantity} not null default 0,
    received_qty ${quantity} not null default 0,
    unit_price ${money} not null default 0,
    paid_price numeric(18, 4) not null default 0,
    line_reason text not null,
    line_solution text,
    claim_qty ${quantity} not null check (claim_qty > 0),
    amount ${money} not null default 0,
    discount_pct numeric(5, 2) check (discount_pct between 0 and 100),
    wrong_parts_code ${codeText} references parts (parts_code),
    failure_date date,
    vin ${codeText},
    fault_text text,
    on_shelf char(1) check (${yesNo('on_shelf')}),
    approved_qty ${quantity} check (approved_qty between 0 and claim_qty),
    approved_discount_pct numeric(5, 2) check (approved_discount_pct between 0 and 100),
    line_result text,
    -- Of the part that came instead, on the day of the decision.
    wrong_price ${money} check (wrong_price >= 0),
    return_qty ${quantity} not null default 0 check (return_qty >= 0),
    shipped_qty ${quantity} not null default 0 check (shipped_qty >= 0),
    returned_qty ${quantity} not null default 0 check (returned_qty >= 0),
    return_condition text,
    credit_amount ${money} not null default 0,
    resent_qty ${quantity} not null default 0 check (resent_qty >= 0),
    settled char(1) not null default 'N' check (${yesNo('settled')}),
    remark text,
    review_remark text,
    unique (claim_id, line_no) deferrable,
    check (packing_line_id is not null or arrival_line_id is not null)
  )`,
  sql`create index parts_claim_line_packing on parts_claim_line (packing_line_id)`,
  sql`create index parts_claim_line_arrival on parts_claim_line (arrival_line_id)`,
];
