import { type RawBuilder, sql } from 'kysely';
import '../tables.ts';

interface Asked {
  /** Of the statement that asks: columns, or values. */
  readonly partsCode: RawBuilder<unknown>;
  readonly dealerCode: RawBuilder<unknown>;
  /** The empty text for the dealer itself. */
  readonly subDealerCode: RawBuilder<unknown>;
}

/** Quantity of a part that a unit has ordered, and that is not on its way yet. Drafts count for nothing. */
export const openOrderQty = ({ partsCode, dealerCode, subDealerCode }: Asked): RawBuilder<number> => sql`(
  select coalesce(sum(ol.qty - ol.cancelled_qty - ol.shipped_qty), 0) from parts_order_line ol join parts_order o on o.id = ol.order_id
  where coalesce(ol.substitute_code, ol.parts_code) = ${partsCode} and o.dealer_code = ${dealerCode} and coalesce(o.sub_dealer_code, '') = ${subDealerCode}
    and o.status in ('submitted', 'pass', 'paid') and o.del_flag = 0)`;
