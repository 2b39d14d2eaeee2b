/** What confirmed orders have reserved of the maker's stock. Reservations lock quantities; the database keeps the sum (migration 0724). */
import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { hasDecimals, toHundredths } from '../../shared/decimals.ts';
import { freeOf } from '../../shared/freeOf.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { keyOf, lockRows, lockWarehouses, lockWarehousesFor } from './lockStock.ts';
import './tables.ts';

export interface Reserve {
  orderId: string;
  orderNo: string;
  dealerCode: string;
  lines: readonly { lineId: string; partsCode: string; warehouse: string; qty: number }[];
  /** Handling of a quantity above the available one: as much as possible, or none (E-303). */
  shortfall: 'upTo' | 'refuse';
}

/** A reservation with the row that it locks. */
export interface Held {
  lineId: string;
  stockId: string;
  warehouse: string;
  partsCode: string;
  qty: number;
}

/** Reservations of order lines, by line. They change only in transactions that hold their warehouses. */
export async function reservationsOf({ db }: Pick<TrxContext, 'db'>, lineIds: readonly string[]): Promise<Map<string, Held>> {
  if (lineIds.length === 0) return new Map();
  const { rows } =
    await sql<Held>`select r.line_id, r.stock_id, s.warehouse, s.parts_code, r.qty from maker_reservation r join maker_stock s on s.id = r.stock_id
    where r.line_id = any(${[...lineIds]})`.execute(db);
  return new Map(rows.map((row) => [row.lineId, row]));
}

/**
 * Locks warehouses and rows of the reservations of order lines.
 * @returns the reservations, as they are under the lock; not one that has come meanwhile where nothing is locked, whose change might deadlock
 */
export async function lockReservations(context: TrxContext, lineIds: readonly string[]): Promise<Map<string, Held>> {
  const before = [...(await reservationsOf(context, lineIds)).values()];
  await lockWarehouses(
    context,
    before.map(({ warehouse }) => warehouse),
  );
  const locked = new Set([...(await lockRows(context, before)).values()].map(({ id }) => id));
  return new Map([...(await reservationsOf(context, lineIds))].filter(([, { stockId }]) => locked.has(stockId)));
}

/** A quantity that can be moved or reserved. */
export function checkQuantity(qty: number): void {
  if (!(qty > 0) || !hasDecimals(qty, 2)) throw new RangeError(`${qty} is no quantity of the maker's stock`);
}

/**
 * Reserves parts for lines of a confirmed order; what a line has reserved already is raised. A line reserves in one warehouse, which changes only
 * while nothing is reserved.
 * @returns the quantity that was reserved now, by line
 * @throws E-338 for a warehouse that does not exist, is disabled or blocked; E-303 for too little where `shortfall` says so
 */
export async function reserve(context: TrxContext, { lines, shortfall, ...order }: Reserve): Promise<Map<string, number>> {
  await lockWarehousesFor(
    context,
    'normal',
    lines.map(({ warehouse }) => warehouse),
  );
  const rows = await lockRows(context, lines);
  const held = await reservationsOf(
    context,
    lines.map(({ lineId }) => lineId),
  );
  const reserved = new Map<string, number>();
  const raised: RaisedReservation[] = [];
  for (const { lineId, qty, ...key } of lines) {
    checkQuantity(qty);
    const row = rows.get(keyOf(key));
    const free = row ? freeOf(row) : 0;
    if (qty > free && shortfall === 'refuse') throw refuse('E-303', { n: free });
    const taken = Math.min(qty, free);
    reserved.set(lineId, taken);
    if (!row || taken === 0) continue;
    const own = held.get(lineId);
    if (own && own.stockId !== row.id) throw new Error(`Line ${lineId} has reserved ${own.partsCode} in ${own.warehouse}`);
    row.lockedQty = toHundredths(row.lockedQty + taken);
    raised.push({ ...order, lineId, stockId: row.id, qty: taken });
  }
  await raiseReservations(context, raised);
  return reserved;
}

interface RaisedReservation {
  orderId: string;
  orderNo: string;
  dealerCode: string;
  lineId: string;
  stockId: string;
  qty: number;
}

/** Adds to reservations of locked rows, or makes them. */
export async function raiseReservations({ db, services, user }: TrxContext, raised: readonly RaisedReservation[]): Promise<void> {
  if (raised.length === 0) return;
  const now = services.now();
  const rows = raised.map((row) => ({ ...row, id: newId(now.getTime()) }));
  await sql`insert into maker_reservation (id, line_id, stock_id, order_id, order_no, dealer_code, qty, create_by, create_time)
    select id, "lineId", "stockId", "orderId", "orderNo", "dealerCode", qty, ${user.username}, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${json(rows)}::jsonb) as given(id char(32), "lineId" char(32), "stockId" char(32), "orderId" char(32), "orderNo" text, "dealerCode" text, qty numeric)
    on conflict (line_id) do update set qty = maker_reservation.qty + excluded.qty`.execute(db);
}

/** Lowers reservations of locked rows; one of which nothing is left goes. */
export async function lowerReservations({ db }: TrxContext, held: ReadonlyMap<string, Held>, lines: readonly { lineId: string; qty: number }[]): Promise<void> {
  const lowered = new Map<string, number>();
  for (const { lineId, qty } of lines) {
    checkQuantity(qty);
    const left = toHundredths((lowered.get(lineId) ?? held.get(lineId)?.qty ?? 0) - qty);
    if (left < 0) throw new RangeError(`Line ${lineId} has reserved less than ${qty}`);
    lowered.set(lineId, left);
  }
  const gone = [...lowered].filter(([, left]) => left === 0).map(([lineId]) => lineId);
  if (gone.length > 0) await db.deleteFrom('makerReservation').where('lineId', 'in', gone).execute();
  const kept = [...lowered].filter(([, left]) => left > 0).map(([lineId, qty]) => ({ lineId, qty }));
  if (kept.length === 0) return;
  await sql`update maker_reservation r set qty = given.qty from jsonb_to_recordset(${json(kept)}::jsonb) as given("lineId" char(32), qty numeric)
    where r.line_id = given."lineId"`.execute(db);
}

/** Frees what order lines have reserved. @param input.lines without a quantity: all of it; a line that has reserved nothing stays as it is */
export async function release(context: TrxContext, { lines }: { lines: readonly { lineId: string; qty?: number }[] }): Promise<void> {
  const held = await lockReservations(
    context,
    lines.map(({ lineId }) => lineId),
  );
  await lowerReservations(
    context,
    held,
    lines.flatMap(({ lineId, qty = held.get(lineId)?.qty }) => (qty === undefined ? [] : [{ lineId, qty }])),
  );
}
