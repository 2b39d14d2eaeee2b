import { sql } from 'kysely';
import { codeText, type MigrationDb, money, yesNo } from '../shared/database/migration.ts';

/**
 * The shelves of dealers: warehouses, what lies in them with its value, and every movement. Quantities and values follow from the
 * movements, locked quantities from the reservations; the database keeps both and lets nobody else write them.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`alter table parts_stock rename to parts_stock_before`.execute(db);
  for (const statement of [...tables, ...keeping]) await statement.execute(db);
  for (const statement of existing) await statement.execute(db);
  await sql`drop table parts_stock_before`.execute(db);
}

const quantity = sql`numeric(12, 2)`;

const tables = [
  // A unit is a dealer (sub_dealer_code '') or one of its sub-dealers.
  sql`create table dealer_warehouse (
    id char(32) primary key,
    version integer not null default 1,
    dealer_code ${codeText} not null references dealer (dealer_code),
    sub_dealer_code ${codeText} not null default '',
    code ${codeText} not null,
    name jsonb not null,
    kind text not null check (kind in ('normal', 'blocked')),
    is_default char(1) not null default 'N' check (${yesNo('is_default')}),
    system char(1) not null default 'N' check (${yesNo('system')}),
    enabled char(1) not null default 'Y' check (${yesNo('enabled')}),
    create_time timestamptz not null default now(),
    unique (dealer_code, sub_dealer_code, code),
    check (is_default = 'N' or (kind = 'normal' and enabled = 'Y'))
  )`,
  sql`create unique index dealer_warehouse_default on dealer_warehouse (dealer_code, sub_dealer_code) where is_default = 'Y'`,
  sql`create table parts_stock (
    id char(32) primary key,
    version integer not null default 1,
    dealer_code ${codeText} not null,
    sub_dealer_code ${codeText} not null default '',
    warehouse ${codeText} not null,
    parts_code ${codeText} not null references parts (parts_code),
    bin_location text,
    inventory_qty ${quantity} not null default 0,
    locked_qty ${quantity} not null default 0,
    shipping_qty ${quantity} not null default 0 check (shipping_qty >= 0),
    safety_qty ${quantity} check (safety_qty >= 0),
    stock_value ${money} not null default 0,
    avg_cost numeric(18, 4),
    last_in_date date,
    last_out_date date,
    abc_class char(1) not null default 'N' check (abc_class in ('A', 'B', 'C', 'N')),
    last_move_seq integer not null default 0,
    create_time timestamptz not null default now(),
    unique (dealer_code, sub_dealer_code, warehouse, parts_code),
    foreign key (dealer_code, sub_dealer_code, warehouse) references dealer_warehouse (dealer_code, sub_dealer_code, code),
    constraint parts_stock_locked check (0 <= locked_qty and locked_qty <= inventory_qty),
    check (stock_value >= 0),
    check (inventory_qty > 0 or stock_value = 0)
  )`,
  sql`create index parts_stock_part on parts_stock (dealer_code, parts_code)`,
  sql`create index parts_stock_code on parts_stock (parts_code)`,
  sql`create index parts_stock_short on parts_stock (dealer_code) where inventory_qty - locked_qty < safety_qty`,
  sql`create table stock_move (
    id char(32) primary key,
    move_no text not null unique,
    stock_id char(32) not null references parts_stock (id),
    dealer_code ${codeText} not null,
    sub_dealer_code ${codeText} not null,
    warehouse ${codeText} not null,
    parts_code ${codeText} not null,
    seq integer not null,
    move_type text not null,
    qty ${quantity} not null check (qty <> 0),
    unit_cost numeric(18, 4) not null check (unit_cost >= 0),
    amount ${money} not null,
    balance_after ${quantity} not null check (balance_after >= 0),
    value_after ${money} not null check (value_after >= 0),
    source_type text not null,
    source_id char(32) not null,
    source_no text not null,
    line_id char(32),
    vin ${codeText},
    customer text,
    reason text,
    reverses_move_no text references stock_move (move_no),
    posting_key text unique,
    move_time timestamptz not null,
    create_by text not null,
    unique (stock_id, seq),
    check (amount = 0 or sign(amount) = sign(qty)),
    check (balance_after > 0 or value_after = 0)
  )`,
  sql`create unique index stock_move_reversed_once on stock_move (reverses_move_no) where reverses_move_no is not null`,
  sql`create index stock_move_dealer on stock_move (dealer_code, move_time desc, id)`,
  sql`create index stock_move_source on stock_move (source_id)`,
  sql`create index stock_move_source_no on stock_move (source_no)`,
  sql`create index stock_move_part on stock_move (parts_code)`,
  sql`create table stock_reservation (
    id char(32) primary key,
    owner ${codeText} not null,
    stock_id char(32) not null references parts_stock (id),
    doc_type text not null,
    line_id char(32) not null,
    qty ${quantity} not null check (qty > 0),
    reason text,
    until date,
    vin ${codeText},
    create_by text not null,
    create_time timestamptz not null default now(),
    unique (owner, doc_type, line_id)
  )`,
  sql`create index stock_reservation_stock on stock_reservation (stock_id)`,
];

const keeping = [
  sql`create function book_stock_move() returns trigger language plpgsql as $$
    declare
      held parts_stock;
      original stock_move;
      day date := new.move_time::date;
    begin
      select * into strict held from parts_stock where id = new.stock_id for update;
      if new.reverses_move_no is not null then
        select * into strict original from stock_move where move_no = new.reverses_move_no;
        if original.stock_id <> new.stock_id or original.qty <> -new.qty then
          raise exception 'Movement % does not mirror %', new.move_no, new.reverses_move_no using errcode = 'check_violation';
        end if;
      end if;
      new.dealer_code := held.dealer_code;
      new.sub_dealer_code := held.sub_dealer_code;
      new.warehouse := held.warehouse;
      new.parts_code := held.parts_code;
      new.seq := held.last_move_seq + 1;
      new.balance_after := held.inventory_qty + new.qty;
      new.value_after := held.stock_value + new.amount;
      update parts_stock set inventory_qty = new.balance_after, stock_value = new.value_after, last_move_seq = new.seq,
        avg_cost = case when new.balance_after > 0 then round(new.value_after / new.balance_after, 4) else avg_cost end,
        last_in_date = case when new.qty > 0 then day else last_in_date end, last_out_date = case when new.qty < 0 then day else last_out_date end
        where id = held.id;
      return new;
    end $$`,
  sql`create trigger stock_move_booked before insert on stock_move for each row execute function book_stock_move()`,
  sql`create trigger stock_move_kept before update or delete on stock_move for each row execute function refuse_change()`,
  sql`create trigger stock_move_whole before truncate on stock_move for each statement execute function refuse_change()`,
  sql`create function lock_reserved_stock() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update parts_stock set locked_qty = locked_qty - old.qty where id = old.stock_id;
      end if;
      if tg_op <> 'DELETE' then
        update parts_stock set locked_qty = locked_qty + new.qty where id = new.stock_id;
      end if;
      return null;
    end $$`,
  sql`create trigger stock_reservation_locks after insert or update or delete on stock_reservation for each row execute function lock_reserved_stock()`,
  sql`create trigger parts_stock_figures_kept before update on parts_stock for each row
    when (pg_trigger_depth() < 1 and row(new.dealer_code, new.sub_dealer_code, new.warehouse, new.parts_code, new.inventory_qty, new.locked_qty, new.stock_value, new.last_move_seq)
      is distinct from row(old.dealer_code, old.sub_dealer_code, old.warehouse, old.parts_code, old.inventory_qty, old.locked_qty, old.stock_value, old.last_move_seq))
    execute function refuse_own_figures()`,
  sql`create trigger parts_stock_begins_empty before insert on parts_stock for each row
    when (new.inventory_qty <> 0 or new.locked_qty <> 0 or new.stock_value <> 0 or new.last_move_seq <> 0) execute function refuse_own_figures()`,
];

/** What was there before: each dealer and sub-dealer gets its warehouses, each quantity begins with an opening movement without a value. */
const existing = [
  sql`insert into dealer_warehouse (id, dealer_code, sub_dealer_code, code, name, kind, is_default, system)
    select replace(gen_random_uuid()::text, '-', ''), unit.dealer_code, unit.sub_dealer_code, w.code, w.name::jsonb, w.kind, w.is_default, 'Y'
    from (select dealer_code, '' as sub_dealer_code from dealer union all
      select dealer_code, sub_dealer_code from sys_depart where org_category = 4 and sub_dealer_code is not null and dealer_code in (select dealer_code from dealer)) as unit,
      (values
        ('MAIN', 'normal', 'Y', '{"zh-cn":"主仓","en":"Main","es":"Principal","ru":"Основной","fr":"Principal","pt":"Principal"}'),
        ('DAMAGED', 'blocked', 'N', '{"zh-cn":"破损","en":"Damaged","es":"Dañados","ru":"Повреждённые","fr":"Endommagés","pt":"Danificados"}'),
        ('WRONG', 'blocked', 'N', '{"zh-cn":"错发","en":"Wrong","es":"Equivocados","ru":"Ошибочные","fr":"Erronés","pt":"Trocados"}'),
        ('OVER', 'blocked', 'N', '{"zh-cn":"多发","en":"Surplus","es":"Excedentes","ru":"Излишки","fr":"Excédents","pt":"Excedentes"}')) as w (code, kind, is_default, name)`,
  sql`insert into parts_stock (id, dealer_code, warehouse, parts_code)
    select replace(gen_random_uuid()::text, '-', ''), dealer_code, 'MAIN', parts_code from parts_stock_before`,
  sql`insert into stock_move (id, move_no, stock_id, move_type, qty, unit_cost, amount, source_type, source_id, source_no, move_time, create_by)
    select replace(gen_random_uuid()::text, '-', ''),
      'SM' || to_char(now(), 'YYMM') || left(before.dealer_code, 4) || '-' || lpad((row_number() over (partition by before.dealer_code order by before.parts_code))::text, 6, '0'),
      stock.id, 'opening', before.inventory_qty, 0, 0, 'partsStock', stock.id, before.parts_code, now(), 'system'
    from parts_stock_before before join parts_stock stock using (dealer_code, parts_code) where before.inventory_qty > 0`,
  sql`insert into sequence (series, last_no)
    select 'SM' || to_char(now(), 'YYMM') || left(dealer_code, 4), count(*) from stock_move group by dealer_code`,
  sql`insert into stock_reservation (id, owner, stock_id, doc_type, line_id, qty, create_by)
    select replace(gen_random_uuid()::text, '-', ''), dealer_code, stock.id, 'partsStock', stock.id, before.locked_qty, 'system'
    from parts_stock_before before join parts_stock stock using (dealer_code, parts_code) where before.locked_qty > 0`,
];
