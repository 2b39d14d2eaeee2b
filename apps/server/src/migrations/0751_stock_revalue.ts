import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** A dealer that settles in another currency has its shelves revalued: movements without a quantity, and of each its currency. */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table stock_move add column currency text`,
  // Nobody has been revalued so far: what is there was booked in what the dealer settles in.
  sql`alter table stock_move disable trigger stock_move_kept`,
  sql`update stock_move set currency = d.currency from dealer d where d.dealer_code = stock_move.dealer_code`,
  sql`alter table stock_move enable trigger stock_move_kept`,
  sql`alter table stock_move alter column currency set not null`,
  sql`alter table stock_move drop constraint stock_move_qty_check, drop constraint stock_move_check`,
  sql`alter table stock_move add constraint stock_move_quantity check ((qty = 0) = (move_type = 'revalue')),
    add constraint stock_move_sign check (move_type = 'revalue' or amount = 0 or sign(amount) = sign(qty))`,
  sql`create or replace function book_stock_move() returns trigger language plpgsql as $$
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
      if new.currency is null then
        select currency into strict new.currency from dealer where dealer_code = held.dealer_code;
      end if;
      update parts_stock set inventory_qty = new.balance_after, stock_value = new.value_after, last_move_seq = new.seq,
        avg_cost = case when new.balance_after > 0 then round(new.value_after / new.balance_after, 4) when new.move_type = 'revalue' then new.unit_cost else avg_cost end,
        last_in_date = case when new.qty > 0 then greatest(last_in_date, day) else last_in_date end,
        last_out_date = case when new.qty < 0 then greatest(last_out_date, day) else last_out_date end
        where id = held.id;
      return new;
    end $$`,
];
