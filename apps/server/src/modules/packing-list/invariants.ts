/** Checks that orders and shelves agree with the packing lists. */
import { type RawBuilder, sql } from 'kysely';
import type { Invariant } from '../../shared/invariant.ts';

const touched = (since: string | null, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  since === null
    ? sql`true`
    : sql`${id} in (select line.order_line_id from packing_line line join packing_list list on list.id = line.packing_id
        where coalesce(list.update_time, list.create_time) >= ${since}::timestamptz)`;

/** Of each order line, drafts hold what is packed, and lists on their way what is shipped. */
const ofOrders: Invariant = {
  code: 'I8 packed',
  broken: (since) => sql`select ordered.id from parts_order_line ordered
    cross join lateral (select coalesce(sum(line.qty) filter (where list.status = 'draft'), 0) as packed,
        coalesce(sum(line.qty) filter (where list.status <> 'draft'), 0) as shipped
      from packing_line line join packing_list list on list.id = line.packing_id and list.del_flag = 0 where line.order_line_id = ordered.id) sums
    where ${touched(since, sql`ordered.id`)} and (ordered.packed_qty <> sums.packed or ordered.shipped_qty <> sums.shipped)`,
};

/** What a shelf expects lies in boxes that nobody has received. */
const ofShelves: Invariant = {
  code: 'I8 shipping',
  broken: () => sql`with expected as (
      select list.dealer_code, coalesce(list.sub_dealer_code, '') as sub_dealer_code, line.parts_code, sum(line.qty) as qty
      from packing_list list join packing_line line on line.packing_id = list.id
        join packing_box box on box.packing_id = list.id and box.wms_box_no = line.wms_box_no and box.received_in is null
      where list.status in ('shipped', 'pending_acceptance') and list.del_flag = 0 group by 1, 2, 3),
    announced as (select dealer_code, sub_dealer_code, parts_code, min(id) as id, sum(shipping_qty) as qty from parts_stock where shipping_qty <> 0 group by 1, 2, 3)
    select coalesce(announced.id, expected.dealer_code || ' ' || expected.parts_code) as id
    from announced full join expected using (dealer_code, sub_dealer_code, parts_code)
    where coalesce(announced.qty, 0) <> coalesce(expected.qty, 0)`,
};

export const packingInvariants: readonly Invariant[] = [ofOrders, ofShelves];
