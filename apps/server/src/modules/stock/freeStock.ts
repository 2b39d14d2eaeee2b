import { type RawBuilder, sql } from 'kysely';
import './tables.ts';

/** Owner of the stock: columns of the statement, or the user's own unit. */
interface Unit {
  readonly dealerCode: string | null | RawBuilder<string>;
  readonly subDealerCode: string | null | RawBuilder<string>;
}

/**
 * Free quantity of a part in all warehouses of a unit that may be used; null where nothing was ever stored.
 * @param warehouse column with the one that is asked about, null in it is the default one; omitted: all of them
 */
export const freeStock = ({ dealerCode, subDealerCode }: Unit, partsCode: RawBuilder<unknown>, warehouse?: RawBuilder<unknown>) =>
  sql<number | null>`(select sum(s.inventory_qty - s.locked_qty) from parts_stock s
    join dealer_warehouse w on w.dealer_code = s.dealer_code and w.sub_dealer_code = s.sub_dealer_code and w.code = s.warehouse
    where s.parts_code = ${partsCode} and s.dealer_code = ${dealerCode} and s.sub_dealer_code = ${subDealerCode ?? ''} and w.kind = 'normal'
      ${warehouse ? sql`and case when ${warehouse} is null then w.is_default = 'Y' else w.code = ${warehouse} end` : sql``})`;
