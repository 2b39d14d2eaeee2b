/** Locking the maker's stock: first the warehouses of a call by their codes, then rows by warehouse and part. */
import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import './tables.ts';

/** What a warehouse must be: usable for promises, in use, or just there. */
type WarehouseUse = 'normal' | 'enabled' | 'any';

export interface LockedWarehouse {
  code: string;
  kind: 'normal' | 'blocked';
  enabled: 'Y' | 'N';
}

/** Whether a warehouse may be used so. @param warehouse undefined: there is none */
export const serves = (warehouse: LockedWarehouse | undefined, use: WarehouseUse): boolean =>
  warehouse !== undefined && (use === 'any' || (warehouse.enabled === 'Y' && (use === 'enabled' || warehouse.kind === 'normal')));

/**
 * Lets one transaction after the other move or reserve what lies in these warehouses. Movements share a counter, and whoever moves two parts would
 * hold it while waiting for the second. @returns those that exist, by code
 */
export async function lockWarehouses({ db }: TrxContext, codes: Iterable<string>): Promise<Map<string, LockedWarehouse>> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return new Map();
  const found = await db
    .selectFrom('makerWarehouse')
    .select(['code', 'kind', 'enabled'])
    .where('code', 'in', wanted)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
  return new Map(found.map((warehouse) => [warehouse.code, warehouse]));
}

/** Locks warehouses for a use. @throws E-338 for no such warehouse, or one that may not be used so */
export async function lockWarehousesFor(context: TrxContext, use: WarehouseUse, codes: readonly string[]): Promise<void> {
  const found = await lockWarehouses(context, codes);
  const missing = codes.find((code) => !serves(found.get(code), use));
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
  binLocation: string | null;
  safetyQty: number | null;
}

export const keyOf = ({ warehouse, partsCode }: StockKey): string => `${warehouse} ${partsCode}`;

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
  const { rows } = await sql<LockedStock>`select s.id, s.warehouse, s.parts_code, s.inventory_qty, s.locked_qty, s.bin_location, s.safety_qty from maker_stock s
    join jsonb_to_recordset(${json(wanted)}::jsonb) as given(warehouse text, "partsCode" text) on given.warehouse = s.warehouse and given."partsCode" = s.parts_code
    order by s.warehouse, s.parts_code for update of s`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row]));
}
