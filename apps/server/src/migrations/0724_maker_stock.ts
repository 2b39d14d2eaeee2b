import { sql } from 'kysely';
import { codeText, type MigrationDb, yesNo } from '../shared/database/migration.ts';

/**
 * The maker's stock of parts: warehouses, what lies in them and every movement. Quantities follow from the movements, locked quantities
 * from the reservations of order lines; the database keeps both and lets nobody else write them.
 */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of [...tables, ...keeping]) await statement.execute(db);
}

const quantity = sql`numeric(12, 2)`;

const tables = [
  sql`create table maker_warehouse (
    id char(32) primary key,
    version integer not null default 1,
    code ${codeText} not null unique,
    name jsonb not null,
    country text,
    kind text not null default 'normal' check (kind in ('normal', 'blocked')),
    enabled char(1) not null default 'Y' check (${yesNo('enabled')}),
    sort_no integer not null default 0,
    create_time timestamptz not null default now()
  )`,
  sql`create table maker_stock (
    id char(32) primary key,
    version integer not null default 1,
    warehouse ${codeText} not null references maker_warehouse (code),
    parts_code ${codeText} not null references parts (parts_code),
    bin_location text,
    inventory_qty ${quantity} not null default 0,
    locked_qty ${quantity} not null default 0,
    safety_qty ${quantity} check (safety_qty >= 0),
    last_in_date date,
    last_out_date date,
    last_move_seq integer not null default 0,
    create_time timestamptz not null default now(),
    unique (warehouse, parts_code),
    constraint maker_stock_locked check (0 <= locked_qty and locked_qty <= inventory_qty)
  )`,
  sql`create index maker_stock_part on maker_stock (parts_code)`,
  sql`create index maker_stock_short on maker_stock (warehouse) where inventory_qty - locked_qty < safety_qty`,
  sql`create table maker_stock_move (
    id char(32) primary key,
    move_no text not null unique,
    stock_id char(32) not null references maker_stock (id),
    warehouse ${codeText} not null,
    parts_code ${codeText} not null,
    seq integer not null,
    move_type text not null,
    qty ${quantity} not null check (qty <> 0),
    balance_after ${quantity} not null check (balance_after >= 0),
    source_type text not null,
    source_id char(32) not null,
    source_no text not null,
    line_id char(32),
    dealer_code ${codeText},
    reason text,
    remark text,
    reverses_move_no text references maker_stock_move (move_no),
    posting_key text unique,
    move_time timestamptz not null,
    create_by text not null,
    unique (stock_id, seq)
  )`,
  sql`create unique index maker_stock_move_reversed_once on maker_stock_move (reverses_move_no) where reverses_move_no is not null`,
  sql`create index maker_stock_move_newest on maker_stock_move (move_time desc, id)`,
  sql`create index maker_stock_move_source on maker_stock_move (source_id)`,
  sql`create index maker_stock_move_source_no on maker_stock_move (source_no)`,
  sql`create index maker_stock_move_part on maker_stock_move (parts_code, move_time desc)`,
  // One order line reserves in one warehouse.
  sql`create table maker_reservation (
    id char(32) primary key,
    line_id char(32) not null unique,
    stock_id char(32) not null references maker_stock (id),
    order_id char(32) not null,
    order_no text not null,
    dealer_code ${codeText} not null,
    qty ${quantity} not null check (qty > 0),
    create_by text not null,
    create_time timestamptz not null default now()
  )`,
  sql`create index maker_reservation_stock on maker_reservation (stock_id)`,
  sql`create index maker_reservation_order on maker_reservation (order_id)`,
];

const keeping = [
  sql`create function book_maker_stock_move() returns trigger language plpgsql as $$
    declare
      held maker_stock;
      original maker_stock_move;
      day date := new.move_time::date;
    begin
      select * into strict held from maker_stock where id = new.stock_id for update;
      if new.reverses_move_no is not null then
        select * into strict original from maker_stock_move where move_no = new.reverses_move_no;
        if original.stock_id <> new.stock_id or original.qty <> -new.qty then
          raise exception 'Movement % does not mirror %', new.move_no, new.reverses_move_no using errcode = 'check_violation';
        end if;
      end if;
      new.warehouse := held.warehouse;
      new.parts_code := held.parts_code;
      new.seq := held.last_move_seq + 1;
      new.balance_after := held.inventory_qty + new.qty;
      update maker_stock set inventory_qty = new.balance_after, last_move_seq = new.seq,
        last_in_date = case when new.qty > 0 then day else last_in_date end, last_out_date = case when new.qty < 0 then day else last_out_date end
        where id = held.id;
      return new;
    end $$`,
  sql`create trigger maker_stock_move_booked before insert on maker_stock_move for each row execute function book_maker_stock_move()`,
  sql`create trigger maker_stock_move_kept before update or delete on maker_stock_move for each row execute function refuse_change()`,
  sql`create trigger maker_stock_move_whole before truncate on maker_stock_move for each statement execute function refuse_change()`,
  sql`create function lock_reserved_maker_stock() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update maker_stock set locked_qty = locked_qty - old.qty where id = old.stock_id;
      end if;
      if tg_op <> 'DELETE' then
        update maker_stock set locked_qty = locked_qty + new.qty where id = new.stock_id;
      end if;
      return null;
    end $$`,
  sql`create trigger maker_reservation_locks after insert or update or delete on maker_reservation for each row execute function lock_reserved_maker_stock()`,
  sql`create trigger maker_stock_figures_kept before update on maker_stock for each row
    when (pg_trigger_depth() < 1 and row(new.warehouse, new.parts_code, new.inventory_qty, new.locked_qty, new.last_move_seq)
      is distinct from row(old.warehouse, old.parts_code, old.inventory_qty, old.locked_qty, old.last_move_seq))
    execute function refuse_own_figures()`,
  sql`create trigger maker_stock_begins_empty before insert on maker_stock for each row
    when (new.inventory_qty <> 0 or new.locked_qty <> 0 or new.last_move_seq <> 0) execute function refuse_own_figures()`,
];
