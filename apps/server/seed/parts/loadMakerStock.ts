import { sql } from 'kysely';
import { addDays } from '../../src/shared/calendarDate.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import '../../src/modules/maker-stock/tables.ts';
import type { PastShipment } from '../parts-orders/pastOrders.ts';
import { createRandom } from '../random.ts';
import { takeNumbers } from '../takeNumbers.ts';
import { parts } from './parts.ts';

const keeper = 'chen.parts';
/** Parts in the warehouses, and movements of both together but for what was shipped. */
const sizes = { main: 3_000, second: 400, moves: 11_200 };
/** Rows with a safety stock, and those of them that are below it. */
const safety = { kept: 600, below: 25 };
/** Days since the maker began to keep its stock here. */
const beganDaysAgo = 390;

const secondWarehouse = {
  'zh-cn': '华南仓',
  en: 'South warehouse',
  es: 'Almacén sur',
  ru: 'Южный склад',
  fr: 'Entrepôt sud',
  pt: 'Depósito sul',
};

interface Row {
  id: string;
  warehouse: string;
  partsCode: string;
  binLocation: string;
  safetyQty: number | null;
  qty: number;
}

interface Shipped {
  shipment: PastShipment;
  lineId: string;
  partsCode: string;
  qty: number;
}

interface Move {
  stockId: string;
  moveType: string;
  qty: number;
  reason: string | null;
  moveTime: string;
  shipped: Shipped | null;
}

/** The maker's two warehouses with what lies in them, and how it came there. */
export async function loadMakerStock(trx: Trx, past: readonly PastShipment[], today: string): Promise<void> {
  const random = createRandom('parts.makerStock');
  await trx
    .insertInto('makerWarehouse')
    .values({ id: newId(), code: 'WH02', name: json(secondWarehouse), country: 'CN', sortNo: 2 })
    .execute();
  await trx.updateTable('makerWarehouse').set({ country: 'CN' }).where('code', '=', 'WH01').execute();
  const rows = rowsOf(random);
  await sql`insert into maker_stock (id, warehouse, parts_code, bin_location, safety_qty)
    select id, warehouse, "partsCode", "binLocation", "safetyQty" from jsonb_to_recordset(${json(rows)}::jsonb)
      as given(id char(32), warehouse text, "partsCode" text, "binLocation" text, "safetyQty" numeric)`.execute(trx);
  await book(trx, movesOf(random, rows, past, today));
}

function rowsOf(random: ReturnType<typeof createRandom>): Row[] {
  const codes = parts.map(({ partsCode }) => partsCode);
  const places = [
    ...codes.slice(0, sizes.main).map((partsCode) => ({ warehouse: 'WH01', partsCode })),
    ...random.sample(codes, sizes.second).map((partsCode) => ({ warehouse: 'WH02', partsCode })),
  ];
  const shelf = (at: number): string =>
    `${'ABCDEFGH'[at % 8]}-${String((Math.floor(at / 8) % 40) + 1).padStart(2, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
  const rows = random.sample(places, places.length).map((place, at): Row => {
    const share = at / places.length;
    // 80 % in stock, 12 % a few left, 8 % gone.
    const qty = share < 0.8 ? random.integer(11, 220) : share < 0.92 ? random.integer(1, 10) : 0;
    return { ...place, id: newId(), binLocation: shelf(at), safetyQty: null, qty };
  });
  for (const [at, row] of random.sample(rows, safety.kept).entries())
    row.safetyQty = at < safety.below ? row.qty + random.integer(1, 15) : Math.floor((row.qty * random.integer(2, 9)) / 10);
  return rows;
}

/** Every row begins with a count, ends with what lies there now, and has moved in between. */
function movesOf(random: ReturnType<typeof createRandom>, rows: readonly Row[], past: readonly PastShipment[], today: string): Move[] {
  const shipped = Map.groupBy(shippedParts(past), ({ partsCode }) => partsCode);
  const longer = sizes.moves - 3 * rows.length;
  const moves = rows.flatMap((row, at): Move[] => {
    const days = random
      .sample(
        // Some have not moved for long.
        Array.from({ length: at % 12 === 0 ? 180 : beganDaysAgo - 1 }, (_, day) => beganDaysAgo - 1 - day),
        at < longer ? 3 : 2,
      )
      .toSorted((one, other) => other - one);
    // What was shipped lay there from the beginning.
    const sent = row.warehouse === 'WH01' ? (shipped.get(row.partsCode) ?? []) : [];
    const opening = random.integer(5, 120) + sent.reduce((sum, { qty }) => sum + qty, 0);
    const receipts = days.slice(0, -1).map(() => random.integer(1, 60));
    const before = opening + receipts.reduce((sum, qty) => sum + qty, 0) - sent.reduce((sum, { qty }) => sum + qty, 0);
    const rest = row.qty - before;
    // A movement of nothing is none: the last receipt is one more.
    if (rest === 0) receipts[0] = receipts[0]! + 1;
    const last = rest === 0 ? -1 : rest;
    const quantities = [opening, ...receipts, last];
    const kept = [beganDaysAgo, ...days].map((daysAgo, step): Move => {
      const qty = quantities[step]!;
      const isLast = step === days.length;
      return {
        stockId: row.id,
        moveType: step === 0 ? 'opening' : isLast ? (qty > 0 ? 'in_receipt' : 'adjust') : 'in_receipt',
        qty,
        reason: isLast && qty < 0 ? random.pick(['count', 'own_use', 'damage', 'correction']) : null,
        moveTime: new Date(`${addDays(today, -daysAgo)}T0${random.integer(0, 9)}:${String(random.integer(10, 59))}:00Z`).toISOString(),
        shipped: null,
      };
    });
    return [
      ...kept,
      ...sent.map((one): Move => ({ stockId: row.id, moveType: 'out_ship', qty: -one.qty, reason: null, moveTime: one.shipment.shippedTime, shipped: one })),
    ];
  });
  return moves.toSorted((one, other) => one.moveTime.localeCompare(other.moveTime));
}

const shippedParts = (past: readonly PastShipment[]): Shipped[] =>
  past.flatMap((shipment) =>
    shipment.parts.map(({ id: lineId, line: { part, qty, missing } }) => ({ shipment, lineId, partsCode: part.partsCode, qty: qty - missing })),
  );

async function book(trx: Trx, moves: readonly Move[]): Promise<void> {
  const numbers = await takeNumbers(
    trx,
    moves.map(({ moveTime }) => ({ code: 'makerStockMove', dealerCode: null, day: moveTime.slice(0, 10) })),
  );
  const rows = moves.map(({ shipped, ...move }, at) => {
    const id = newId();
    const moveNo = numbers[at]!;
    const source = shipped
      ? { sourceType: 'packingList', sourceId: shipped.shipment.id, sourceNo: shipped.shipment.packingNo, dealerCode: shipped.shipment.dealerCode }
      : { sourceType: 'makerStock', sourceId: id, sourceNo: moveNo, dealerCode: null };
    return { ...move, ...source, at, id, moveNo, lineId: shipped?.lineId ?? null, postingKey: shipped && `packingShip:${shipped.lineId}:2` };
  });
  await sql`insert into maker_stock_move (id, move_no, stock_id, move_type, qty, source_type, source_id, source_no, line_id, dealer_code, posting_key, reason, move_time, create_by)
    select id, "moveNo", "stockId", "moveType", qty, "sourceType", "sourceId", "sourceNo", "lineId", "dealerCode", "postingKey", reason, "moveTime"::timestamptz, ${keeper}
    from jsonb_to_recordset(${json(rows)}::jsonb) as given(at int, id char(32), "moveNo" text, "stockId" char(32), "moveType" text, qty numeric,
      "sourceType" text, "sourceId" char(32), "sourceNo" text, "lineId" char(32), "dealerCode" text, "postingKey" text, reason text, "moveTime" text)
    order by at`.execute(trx);
}
