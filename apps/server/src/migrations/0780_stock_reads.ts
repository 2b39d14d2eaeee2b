import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * Movements of a warehouse are found by their time, of one dealer and of all: there are hardly any in those of blocked goods. Shortages are
 * worked out from the rows below their safety stock, which an index has: where all that a unit has of a part is too little, one of its rows
 * is. A shortage has the id of that row, of several that of the first one.
 */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create index stock_move_place on stock_move (warehouse, move_time desc, id desc)`.execute(db);
  await sql`create index stock_move_dealer_place on stock_move (dealer_code, warehouse, move_time desc, id desc)`.execute(db);
  await sql`drop view stock_shortage`.execute(db);
  await shortages.execute(db);
}

const shortages = sql`create view stock_shortage as
  select s.id, s.dealer_code, s.sub_dealer_code, s.parts_code, held.available_qty, held.shipping_qty, held.safety_qty, newest.order_code, ordered.open_order_qty,
    ceil((held.safety_qty - held.available_qty - held.shipping_qty - ordered.open_order_qty) / p.min_order_multiple) * p.min_order_multiple as proposed_qty
  from parts_stock s
    cross join lateral (
      select sum(o.inventory_qty - o.locked_qty) as available_qty, sum(o.shipping_qty) as shipping_qty, sum(o.safety_qty) as safety_qty,
        min(o.id) filter (where o.inventory_qty - o.locked_qty < o.safety_qty) as first_id
      from parts_stock o join dealer_warehouse w on w.dealer_code = o.dealer_code and w.sub_dealer_code = o.sub_dealer_code and w.code = o.warehouse
      where o.dealer_code = s.dealer_code and o.sub_dealer_code = s.sub_dealer_code and o.parts_code = s.parts_code and w.kind = 'normal'
    ) as held
    cross join lateral (
      with recursive chain as (
        select c.parts_code, c.replaced_by, 0 as step from parts c where c.parts_code = s.parts_code
        union select c.parts_code, c.replaced_by, chain.step + 1 from parts c join chain on c.parts_code = chain.replaced_by where chain.step < 50
      ) select parts_code as order_code from chain order by step desc limit 1
    ) as newest
    cross join lateral (
      -- Lines first, each with its order: there are few of a part, and many in the orders of a dealer.
      select coalesce(sum(l.qty - l.cancelled_open_qty - l.cancelled_confirmed_qty - l.shipped_qty) filter (where exists (
        select 1 from parts_order o where o.id = l.order_id and o.dealer_code = s.dealer_code and coalesce(o.sub_dealer_code, '') = s.sub_dealer_code
          and o.del_flag = 0 and o.status in ('submitted', 'pass', 'paid'))), 0) as open_order_qty
      from parts_order_line l
      where coalesce(l.substitute_code, l.parts_code) in (s.parts_code, newest.order_code)
        and l.qty > l.cancelled_open_qty + l.cancelled_confirmed_qty + l.shipped_qty
    ) as ordered
    join parts p on p.parts_code = newest.order_code
  where s.inventory_qty - s.locked_qty < s.safety_qty and s.id = held.first_id and held.available_qty + held.shipping_qty < held.safety_qty
    and held.available_qty + held.shipping_qty + ordered.open_order_qty < held.safety_qty`;
