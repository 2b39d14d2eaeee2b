import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { lockShelves, type StockUnit, subDealerOf, warehouseOf } from './warehouses.ts';

interface Shipping extends StockUnit {
  /** Above 0 is on its way, below 0 has come or is recalled. */
  lines: readonly { partsCode: string; qty: number }[];
}

/** What the maker has sent to a unit and has not arrived yet; it stands on the row of the default warehouse. */
export async function inShipping(context: TrxContext, { lines, ...unit }: Shipping): Promise<void> {
  const byPart = new Map<string, number>();
  for (const { partsCode, qty } of lines) byPart.set(partsCode, (byPart.get(partsCode) ?? 0) + qty);
  const changes = [...byPart].filter(([, qty]) => qty !== 0);
  if (changes.length === 0) return;
  await lockShelves(context, unit);
  const warehouse = await warehouseOf(context, unit, undefined);
  await sql`insert into parts_stock (id, dealer_code, sub_dealer_code, warehouse, parts_code)
    select id, ${unit.dealerCode}, ${subDealerOf(unit)}, ${warehouse}, parts_code from unnest(${changes.map(() => newId())}::text[], ${changes.map(([code]) => code)}::text[]) as wanted (id, parts_code)
    on conflict do nothing`.execute(context.db);
  await sql`update parts_stock set shipping_qty = shipping_qty + changed.qty
    from unnest(${changes.map(([code]) => code)}::text[], ${changes.map(([, qty]) => qty)}::numeric[]) as changed (parts_code, qty)
    where dealer_code = ${unit.dealerCode} and sub_dealer_code = ${subDealerOf(unit)} and warehouse = ${warehouse}
      and parts_stock.parts_code = changed.parts_code`.execute(context.db);
}
