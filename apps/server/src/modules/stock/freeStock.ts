import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import './tables.ts';

/** Free quantity of a part in all warehouses of the user's unit that may be used; null where nothing was ever stored. */
export const freeStock = ({ dealerCode, subDealerCode }: Pick<CurrentUser, 'dealerCode' | 'subDealerCode'>, partsCode: RawBuilder<unknown>) =>
  sql<number | null>`(select sum(s.inventory_qty - s.locked_qty) from parts_stock s
    join dealer_warehouse w on w.dealer_code = s.dealer_code and w.sub_dealer_code = s.sub_dealer_code and w.code = s.warehouse
    where s.parts_code = ${partsCode} and s.dealer_code = ${dealerCode} and s.sub_dealer_code = ${subDealerCode ?? ''} and w.kind = 'normal')`;
