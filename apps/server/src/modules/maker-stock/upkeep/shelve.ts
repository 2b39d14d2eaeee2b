/** Where parts lie, and how many should: what staff write of a row. */
import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { recordset, withHistory } from '../../../shared/master/masterHistory.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import type { Saved } from '../../../shared/master/master.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import type { LockedStock, StockKey } from '../lockStock.ts';
import '../tables.ts';

const stockTable = { table: 'makerStock', key: ['warehouse', 'partsCode'] } as const;

export type Shelved = StockKey & Pick<LockedStock, 'binLocation' | 'safetyQty'>;

/** Writes bins and safety stocks of locked rows, with their history. */
export async function shelve(context: TrxContext, rows: readonly Shelved[]): Promise<void> {
  if (rows.length === 0) return;
  await withHistory(context, stockTable, rows.map(shelvedOf), () =>
    sql`update maker_stock s set bin_location = given.bin_location, safety_qty = given.safety_qty, version = s.version + 1
      from ${recordset('makerStock', rows.map(shelvedOf))} given where s.warehouse = given.warehouse and s.parts_code = given.parts_code`.execute(context.db),
  );
}

const shelvedOf = ({ warehouse, partsCode, binLocation, safetyQty }: Shelved) => ({ warehouse, partsCode, binLocation, safetyQty });

/** Changes bin and safety stock of a row. @throws E-012 for none, E-001 when they have changed since */
export async function saveStock(
  context: TrxContext,
  { id, version, binLocation = null, safetyQty = null }: { id: string; version: number; binLocation?: string | null; safetyQty?: number | null },
): Promise<Saved> {
  if (safetyQty !== null && !hasDecimals(safetyQty, 2)) throw invalid([{ field: 'safetyQty', code: 'E-016', params: { n: 2 } }]);
  const row = await context.db.selectFrom('makerStock').select(['warehouse', 'partsCode', 'version']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw refuse('E-012');
  if (row.version !== version) throw refuse('E-001');
  await shelve(context, [{ warehouse: row.warehouse, partsCode: row.partsCode, binLocation: binLocation?.trim() || null, safetyQty }]);
  return { id, version: version + 1 };
}
