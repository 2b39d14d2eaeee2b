import { type RawBuilder, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { MakerQuantity, OwnQuantity, PartQuantity, StockLight } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { hideFields } from '../../../shared/hidden-fields/hideFields.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { buyerOf } from '../buyer.ts';
import { askedCodes } from './askedCodes.ts';
import { availabilityOf, seesNumbers } from './availability.ts';

type Query = Operations['partsQueryQuantity']['data']['query'];
interface Unit {
  dealerCode: string | null;
  subDealerCode: string | null;
}
interface Found {
  partsCode: string;
  availability: StockLight;
  maker: Required<MakerQuantity>;
  own: OwnQuantity | null;
}

/** Warehouses of a unit with the part of a row of `parts`, as a list of `PartStock`. */
export const shelvesOf = ({ user }: Pick<Context, 'user'>, { dealerCode, subDealerCode }: Unit): RawBuilder<unknown> =>
  sql`coalesce((select json_agg(json_build_object('warehouse', s.warehouse, 'warehouseName', coalesce(w.name ->> ${user.language}::text, w.name ->> 'en'),
      'binLocation', s.bin_location, 'inventoryQty', s.inventory_qty, 'lockedQty', s.locked_qty,
      'availableQty', case when w.kind = 'normal' then s.inventory_qty - s.locked_qty else 0 end, 'shippingQty', s.shipping_qty)
      order by w.is_default desc, s.warehouse)
    from parts_stock s join dealer_warehouse w on w.dealer_code = s.dealer_code and w.sub_dealer_code = s.sub_dealer_code and w.code = s.warehouse
    where s.parts_code = parts.parts_code and s.dealer_code = ${dealerCode} and s.sub_dealer_code = ${subDealerCode ?? ''}), '[]')`;

/** What the maker has of the part of a row of `parts` in warehouses that it delivers from. */
const makerQuantity = (day: string): RawBuilder<unknown> =>
  sql`(select json_build_object('inventoryQty', coalesce(sum(m.inventory_qty), 0), 'lockedQty', coalesce(sum(m.locked_qty), 0),
      'availableQty', coalesce(sum(m.inventory_qty - m.locked_qty), 0),
      'nextInDate', (select min(l.promised_date) from parts_order_line l join parts_order o on o.id = l.order_id
        where l.parts_code = parts.parts_code and l.backorder_qty > 0 and l.promised_date >= ${day}::date and o.status in ('pass', 'paid', 'shipped') and o.del_flag = 0))
    from maker_stock m join maker_warehouse w on w.code = m.warehouse where m.parts_code = parts.parts_code and w.kind = 'normal' and w.enabled = 'Y')`;

const sumOf = (warehouses: OwnQuantity['warehouses'], of: 'inventoryQty' | 'lockedQty' | 'shippingQty' | 'availableQty'): number =>
  Math.round(warehouses.reduce((sum, warehouse) => sum + (warehouse[of] ?? 0), 0) * 100) / 100;

/** Quantities of parts at the maker and on the shelves of the own unit, or of the dealer that staff name. @throws E-012 */
export async function quantitiesOf(context: Context, { partsCode, dealerCode }: Query): Promise<PartQuantity[]> {
  const { db, services, user } = context;
  const codes = askedCodes(partsCode);
  const buyer = await buyerOf(context, dealerCode === undefined ? {} : { dealerCode });
  const unit: Unit = { dealerCode: buyer.dealerCode, subDealerCode: isMaker(user) ? null : user.subDealerCode };
  const hasShelves = unit.dealerCode !== null && user.permissions.has('partsStock:query');
  const { rows } = await sql<Omit<Found, 'own'> & { shelves: OwnQuantity['warehouses'] | null }>`select parts.parts_code,
      ${availabilityOf(context, sql`parts.parts_code`)} as availability, ${makerQuantity(today(user, services.now()))} as maker,
      ${hasShelves ? shelvesOf(context, unit) : sql`null::json`} as shelves
    from unnest(${codes}::text[]) with ordinality as wanted(code, place) join parts on parts.parts_code = wanted.code
    order by wanted.place`.execute(db);
  const isTold = seesNumbers(context);
  return rows.map(({ shelves, maker, availability, ...row }) => ({
    ...row,
    availability,
    availability_dictText: services.dictionaries.text('stock_light', availability, user.language),
    // From inventory and availability anybody could work out what is locked.
    maker: !isTold ? null : isMaker(user) ? maker : hideFields(maker, ['inventoryQty', 'lockedQty']),
    own: shelves && {
      inventoryQty: sumOf(shelves, 'inventoryQty'),
      lockedQty: sumOf(shelves, 'lockedQty'),
      shippingQty: sumOf(shelves, 'shippingQty'),
      availableQty: sumOf(shelves, 'availableQty'),
      warehouses: shelves,
    },
  }));
}
