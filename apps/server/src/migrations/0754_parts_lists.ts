import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** Lists of parts among millions of rows: indexes for what orders are searched by, and shortages that are worked out row by row. */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of [...indexes, sql`drop view stock_shortage`, shortages]) await statement.execute(db);
}

const indexes = [
  sql`create index parts_order_search on parts_order using gin (order_no gin_trgm_ops, dealer_ref gin_trgm_ops)`,
  sql`create index parts_order_pay_status on parts_order (pay_status, create_time desc, id desc) where del_flag = 0`,
  sql`create index parts_order_ship_status on parts_order (ship_status, create_time desc, id desc) where del_flag = 0`,
  sql`create index parts_order_required on parts_order (required_date) where del_flag = 0`,
  sql`create index parts_order_cancel_asked on parts_order (create_time desc, id desc) where cancel_requested = 'Y' and del_flag = 0`,
  // What is still wanted of a part; lines of orders that are through are not in it.
  sql`create index parts_order_line_wanted on parts_order_line (coalesce(substitute_code, parts_code))
    where qty > cancelled_open_qty + cancelled_confirmed_qty + shipped_qty`,
  sql`create index stock_move_newest on stock_move (move_time desc, id desc)`,
  sql`create index stock_move_type on stock_move (move_type, move_time desc, id desc)`,
  sql`create index parts_stock_safety on parts_stock (dealer_code, parts_code) where safety_qty > 0`,
];

/**
 * What lies in the normal warehouses of a unit, is on its way and ordered, against its safety stock. A shortage has the id of the row with
 * the safety stock, of several that of the first one, so that it is found without working out all others.
 */
const shortages = sql`create view stock_shortage as
  select s.id, s.dealer_code, s.sub_dealer_code, s.parts_code, held.available_qty, held.shipping_qty, held.safety_qty, newest.order_code, ordered.open_order_qty,
    ceil((held.safety_qty - held.available_qty - held.shipping_qty - ordered.open_order_qty) / p.min_order_multiple) * p.min_order_multiple as proposed_qty
  from parts_stock s
    cross join lateral (
      select sum(o.inventory_qty - o.locked_qty) as available_qty, sum(o.shipping_qty) as shipping_qty, sum(o.safety_qty) as safety_qty,
        min(o.id) filter (where o.safety_qty > 0) as first_id
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
  where s.safety_qty > 0 and s.id = held.first_id and held.available_qty + held.shipping_qty < held.safety_qty
    and held.available_qty + held.shipping_qty + ordered.open_order_qty < held.safety_qty`;
