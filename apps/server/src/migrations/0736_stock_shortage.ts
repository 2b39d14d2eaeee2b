import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** What lies in the normal warehouses of a unit, is on its way and ordered, against its safety stock. */
export async function up(db: MigrationDb): Promise<void> {
  await view.execute(db);
}

const view = sql`create view stock_shortage as
  select md5(short.dealer_code || '/' || short.sub_dealer_code || '/' || short.parts_code) as id, short.*,
    ceil((short.safety_qty - short.available_qty - short.shipping_qty - short.open_order_qty) / p.min_order_multiple) * p.min_order_multiple as proposed_qty
  from (
    select placed.*, coalesce((
      select sum(l.qty - l.cancelled_open_qty - l.cancelled_confirmed_qty - l.shipped_qty) from parts_order_line l join parts_order o on o.id = l.order_id
      where o.dealer_code = placed.dealer_code and coalesce(o.sub_dealer_code, '') = placed.sub_dealer_code and o.del_flag = 0 and o.status in ('submitted', 'pass', 'paid')
        and coalesce(l.substitute_code, l.parts_code) in (placed.parts_code, placed.order_code)), 0) as open_order_qty
    from (
      select held.*, (
        with recursive chain as (
          select p.parts_code, p.replaced_by, 0 as step from parts p where p.parts_code = held.parts_code
          union select p.parts_code, p.replaced_by, chain.step + 1 from parts p join chain on p.parts_code = chain.replaced_by where chain.step < 50
        ) select parts_code from chain order by step desc limit 1) as order_code
      from (
        select s.dealer_code, s.sub_dealer_code, s.parts_code, sum(s.inventory_qty - s.locked_qty) as available_qty, sum(s.shipping_qty) as shipping_qty,
          sum(s.safety_qty) as safety_qty
        from parts_stock s join dealer_warehouse w on w.dealer_code = s.dealer_code and w.sub_dealer_code = s.sub_dealer_code and w.code = s.warehouse
        where w.kind = 'normal' group by 1, 2, 3 having sum(s.safety_qty) > 0
      ) as held
    ) as placed
  ) as short join parts p on p.parts_code = short.order_code
  where short.available_qty + short.shipping_qty + short.open_order_qty < short.safety_qty`;
