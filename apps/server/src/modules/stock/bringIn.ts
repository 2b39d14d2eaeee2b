/** Parts that come onto the shelves of a unit together, by as many statements for thousands of them as for one. */
import { sql } from 'kysely';
import { nextNumbers } from '../../documents/numbers/nextNumber.ts';
import type { TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { makerDay } from '../../shared/makerDay.ts';
import type { Move } from './moves.ts';
import { lockShelves, type StockUnit, subDealerOf, warehouseOf } from './warehouses.ts';

type Brought = Pick<Move, 'partsCode' | 'moveType'> & Required<Pick<Move, 'warehouse' | 'qty' | 'unitCost' | 'lineId' | 'postingKey'>>;

/** Movements of a document, each of a quantity above 0 at a cost of its own, booked now and in their order. @throws E-338 for no such warehouse */
export async function bringIn(
  context: TrxContext,
  { source, sourceId, sourceNo, lines, ...unit }: StockUnit & { source: string; sourceId: string; sourceNo: string; lines: readonly Brought[] },
): Promise<void> {
  if (lines.length === 0) return;
  const { db, services, user } = context;
  const now = services.now();
  await lockShelves(context, unit);
  for (const warehouse of new Set(lines.map((line) => line.warehouse))) await warehouseOf(context, unit, warehouse);
  const numbers = await nextNumbers(db, { code: 'stockMove', dealerCode: unit.dealerCode, day: makerDay(services) }, lines.length);
  const rows = json(lines.map((line, at) => ({ ...line, at, id: newId(now.getTime()), stockId: newId(), moveNo: numbers[at] })));
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given(at int, id char(32), "stockId" char(32), "moveNo" text, warehouse text, "partsCode" text,
    "moveType" text, qty numeric, "unitCost" numeric, "lineId" char(32), "postingKey" text)`;
  const ofUnit = sql`dealer_code = ${unit.dealerCode} and sub_dealer_code = ${subDealerOf(unit)}`;
  await sql`insert into parts_stock (id, dealer_code, sub_dealer_code, warehouse, parts_code)
    select distinct on (warehouse, "partsCode") "stockId", ${unit.dealerCode}, ${subDealerOf(unit)}, warehouse, "partsCode" from ${given}
    order by warehouse, "partsCode" on conflict do nothing`.execute(db);
  await sql`select id from parts_stock where ${ofUnit} and (warehouse, parts_code) in (select warehouse, "partsCode" from ${given})
    order by warehouse, parts_code for update`.execute(db);
  await sql`insert into stock_move (id, move_no, stock_id, move_type, qty, unit_cost, amount, source_type, source_id, source_no, line_id, posting_key, move_time, create_by)
    select given.id, "moveNo", stock.id, "moveType", qty, "unitCost", round(qty * "unitCost", 2), ${source}, ${sourceId}, ${sourceNo}, "lineId", "postingKey",
      ${now.toISOString()}::timestamptz, ${user.username}
    from ${given} join parts_stock stock on stock.parts_code = "partsCode" and stock.warehouse = given.warehouse and ${ofUnit} order by at`.execute(db);
}
