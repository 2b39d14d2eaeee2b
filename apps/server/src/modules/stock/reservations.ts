/** Parts that are promised: they lie on the shelf, and nobody else may take them. */
import type { TrxContext } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { freeOf } from '../../shared/freeOf.ts';
import { lockStock } from './stockRow.ts';
import { lockShelves, type StockUnit, subDealerOf, warehouseOf } from './warehouses.ts';

interface ReservedLine {
  /** The line of the document that needs the part; it reserves once. A reservation by hand is its own line. */
  lineId: string;
  /** Default: the unit's default warehouse. */
  warehouse?: string | undefined;
  partsCode: string;
  qty: number;
  reason?: string | null;
  /** Last day, `YYYY-MM-DD`, after which a manual reservation is freed. */
  until?: string | null;
  vin?: string | null;
}

interface Reservation extends StockUnit {
  /** Dictionary `doc_type`. */
  docType: string;
  lines: readonly ReservedLine[];
}

const byPlace = (one: ReservedLine, other: ReservedLine): number =>
  (one.warehouse ?? '').localeCompare(other.warehouse ?? '') || one.partsCode.localeCompare(other.partsCode);

/** Locks what lines of a document need, also in blocked warehouses. @throws E-303 where there is less, E-338 for no such warehouse */
export async function reserveStock(context: TrxContext, { docType, lines, ...unit }: Reservation): Promise<void> {
  await lockShelves(context, unit);
  for (const { warehouse: code, partsCode, qty, lineId, reason = null, until = null, vin = null } of lines.toSorted(byPlace)) {
    const warehouse = await warehouseOf(context, unit, code);
    const stock = await lockStock(context, { dealerCode: unit.dealerCode, subDealerCode: subDealerOf(unit), warehouse, partsCode });
    if (qty > freeOf(stock)) throw refuse('E-303', { n: freeOf(stock) });
    await context.db
      .insertInto('stockReservation')
      .values({ id: lineId, owner: unit.dealerCode, stockId: stock.id, docType, lineId, qty, reason, until, vin, createBy: context.user.username })
      .execute();
  }
}

/** Frees what lines of documents hold; a line that holds nothing stays without. */
export async function releaseStock(context: TrxContext, { docType, lineIds }: { docType: string; lineIds: readonly string[] }): Promise<void> {
  if (lineIds.length === 0) return;
  const held = context.db
    .selectFrom('stockReservation')
    .where('docType', '=', docType)
    .where('lineId', 'in', [...lineIds]);
  const owners = await held.select('owner').distinct().orderBy('owner').execute();
  for (const { owner } of owners) await lockShelves(context, { dealerCode: owner });
  await context.db
    .deleteFrom('stockReservation')
    .where('docType', '=', docType)
    .where('lineId', 'in', [...lineIds])
    .execute();
}
