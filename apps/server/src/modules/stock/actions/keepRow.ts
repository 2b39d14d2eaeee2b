/** What a unit's people keep about a row of their stock: bin, safety stock, what is set aside. */
import { checkVin, readVin } from '@harrow/validation/vin';
import type { Operations } from '../../../generated/operations.gen.ts';
import { changesBetween, writeChangeLogs } from '../../../shared/change-log/changeLog.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { usableGate } from '../blockedGoods.ts';
import { ownUnit } from '../ownUnit.ts';
import { releaseStock, reserveStock } from '../reservations.ts';
import { lockShelves } from '../warehouses.ts';

type Body<Name extends 'partsStocksSave' | 'partsStocksReserve' | 'partsStocksRelease'> = Operations[Name]['data']['body'];

const ownRow = async (context: TrxContext, id: string) => {
  const unit = ownUnit(context.user);
  const row = await context.db
    .selectFrom('partsStock')
    .selectAll()
    .where('id', '=', id)
    .where('dealerCode', '=', unit.dealerCode)
    .where('subDealerCode', '=', unit.subDealerCode)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('E-012');
  return row;
};

/** Changes bin and safety stock; what is left out stays. @throws E-012, E-001 */
export async function saveRow(context: TrxContext, { id, version, binLocation, safetyQty }: Body<'partsStocksSave'>): Promise<{ id: string; version: number }> {
  await lockShelves(context, ownUnit(context.user));
  const row = await ownRow(context, id);
  if (row.version !== version) throw refuse('E-001');
  if (!hasDecimals(safetyQty ?? 0, 2)) throw invalid([{ field: 'safetyQty', code: 'E-016', params: { n: 2 } }]);
  const change = {
    ...(binLocation !== undefined && { binLocation: binLocation?.trim() || null }),
    ...(safetyQty !== undefined && { safetyQty }),
  };
  await context.db
    .updateTable('partsStock')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await writeChangeLogs(context.db, [{ docType: 'partsStock', id, no: row.partsCode, user: context.user, changes: changesBetween(row, change) }]);
  return { id, version: version + 1 };
}

/** Sets parts aside until a day. @throws E-012, E-303, E-339, E-441 for a day that is over */
export async function reserveByHand(context: TrxContext, { id, qty, reason, until, vin }: Body<'partsStocksReserve'>): Promise<{ id: string }> {
  const { user, services } = context;
  const unit = ownUnit(user);
  await lockShelves(context, unit);
  const { warehouse, partsCode } = await ownRow(context, id);
  if (qty <= 0) throw invalid([{ field: 'qty', code: 'E-015' }]);
  if (!hasDecimals(qty, 2)) throw invalid([{ field: 'qty', code: 'E-016', params: { n: 2 } }]);
  const day = today(user, services.now());
  if (until < day) throw invalid([{ field: 'until', code: 'E-441', params: { from: day, to: '2100-12-31' } }]);
  const machine = vin?.trim() ? readVin(vin) : null;
  if (machine !== null && !checkVin(machine).ok) throw invalid([{ field: 'vin', code: 'E-103' }]);
  if (!reason.trim()) throw invalid([{ field: 'reason', code: 'E-013' }]);
  (await usableGate(context, unit))(warehouse);
  const lineId = newId();
  await reserveStock(context, { ...unit, docType: 'partsStock', lines: [{ lineId, warehouse, partsCode, qty, reason: reason.trim(), until, vin: machine }] });
  return { id: lineId };
}

/** Ends reservations by hand. @throws E-012 for those of others, and of documents */
export async function releaseByHand(context: TrxContext, { reservationIds }: Body<'partsStocksRelease'>): Promise<{ released: number }> {
  const unit = ownUnit(context.user);
  const ids = [...new Set(reservationIds)];
  await lockShelves(context, unit);
  const held = await context.db
    .selectFrom('stockReservation')
    .innerJoin('partsStock', 'partsStock.id', 'stockReservation.stockId')
    .select('stockReservation.lineId')
    .where('stockReservation.id', 'in', ids)
    .where('stockReservation.docType', '=', 'partsStock')
    .where('partsStock.dealerCode', '=', unit.dealerCode)
    .where('partsStock.subDealerCode', '=', unit.subDealerCode)
    .execute();
  if (held.length < ids.length) throw refuse('E-012');
  await releaseStock(context, { docType: 'partsStock', lineIds: held.map(({ lineId }) => lineId) });
  return { released: ids.length };
}
