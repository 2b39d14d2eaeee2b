/** Locking the maker's stock: first the warehouses of a call by their codes, then rows by warehouse and part. */
import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import './tables.ts';

/** What a warehouse must be: usable for promises, in use, or just there. */
export type WarehouseUse = 'normal' | 'enabled' | 'any';

/**
 * Lets one transaction after the other move or reserve what lies in these warehouses. Movements share a counter, and whoever moves two parts would
 * hold it while waiting for the second.
 * @throws E-338 for no such warehouse, or one that may not be used so
 */
export async function lockWarehouses({ db }: TrxContext, { codes, use }: { codes: Iterable<string>; use: WarehouseUse }): Promise<void> {
  const wanted = [...new Set(codes)].toSorted();
  if (wanted.length === 0) return;
  const found = await db
    .selectFrom('makerWarehouse')
    .select(['code', 'kind', 'enabled'])
    .where('code', 'in', wanted)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
  const usable = new Set(
    found.filter(({ kind, enabled }) => use === 'any' || (enabled === 'Y' && (use === 'enabled' || kind === 'normal'))).map(({ code }) => code),
  );
  const missing = wanted.find((code) => !usable.has(code));
  if (missing !== undefined) throw refuse('E-338', { code: missing });
}

/** A part in a warehouse. */
export interface StockKey {
  warehouse: string;
  partsCode: string;
}

export interface LockedStock extends StockKey {
  id: string;
  inventoryQty: number;
  lockedQty: number;
}

export const keyOf = ({ warehouse, partsCode }: StockKey): string => `${warehouse} ${partsCode}`;

/** Quantities have two decimals, whose binary fractions add up to more or less than these. */
export const hundredths = (quantity: number): number => Math.round(quantity * 100) / 100;

/** What can still be promised of a row. */
export const freeOf = ({ inventoryQty, lockedQty }: LockedStock): number => hundredths(inventoryQty - lockedQty);

/**
 * Rows of parts in locked warehouses, locked, by {@link keyOf}. @param create makes rows where there are none yet, so that every key has one
 */
export async function lockRows({ db }: TrxContext, keys: readonly StockKey[], create = false): Promise<Map<string, LockedStock>> {
  const wanted = [...new Map(keys.map((key) => [keyOf(key), key])).values()];
  if (wanted.length === 0) return new Map();
  if (create) {
    await sql`insert into maker_stock (id, warehouse, parts_code) select id, warehouse, "partsCode"
      from jsonb_to_recordset(${json(wanted.map(({ warehouse, partsCode }) => ({ id: newId(), warehouse, partsCode })))}::jsonb) as given(id char(32), warehouse text, "partsCode" text)
      order by warehouse, "partsCode" on conflict (warehouse, parts_code) do nothing`.execute(db);
  }
  const { rows } = await sql<LockedStock>`select s.id, s.warehouse, s.parts_code, s.inventory_qty, s.locked_qty from maker_stock s
    join jsonb_to_recordset(${json(wanted)}::jsonb) as given(warehouse text, "partsCode" text) on given.warehouse = s.warehouse and given."partsCode" = s.parts_code
    order by s.warehouse, s.parts_code for update of s`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row]));
}
