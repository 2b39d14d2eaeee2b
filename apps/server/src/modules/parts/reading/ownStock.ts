/** The stock of the user's unit, for users who may see it. */
import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../../../shared/session/currentUser.ts';
import { freeStock } from '../../stock/service.ts';

/** Free quantity of the part of a row of `parts`. */
export const ownStock = (user: CurrentUser): RawBuilder<number | null> =>
  user.permissions.has('partsStock:query') ? freeStock(user, sql`parts.parts_code`) : sql`null::numeric`;

/** Quantities of the part of a row of `parts` in the warehouses that may be used, for `ownQuantities`. */
export const ownQuantitiesJoin = ({ dealerCode, subDealerCode, permissions }: CurrentUser): RawBuilder<unknown> =>
  permissions.has('partsStock:query') && dealerCode !== null
    ? sql`left join lateral (select sum(s.inventory_qty) as inventory_qty, sum(s.locked_qty) as locked_qty, sum(s.shipping_qty) as shipping_qty
        from parts_stock s join dealer_warehouse w on w.dealer_code = s.dealer_code and w.sub_dealer_code = s.sub_dealer_code and w.code = s.warehouse
        where s.parts_code = parts.parts_code and s.dealer_code = ${dealerCode} and s.sub_dealer_code = ${subDealerCode ?? ''} and w.kind = 'normal') own on true`
    : sql`left join (select null::numeric as inventory_qty, null::numeric as locked_qty, null::numeric as shipping_qty) own on true`;
export const ownQuantities: RawBuilder<unknown> = sql`own.inventory_qty, own.locked_qty, own.shipping_qty`;
