import { addDays } from '../../src/shared/calendarDate.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import '../../src/modules/stock/tables.ts';
import { type Arrived, arrivedParts, type PastShipment } from '../parts-orders/pastOrders.ts';
import { buyers } from '../parts-orders/people.ts';
import { createRandom, type Random } from '../random.ts';
import { takeNumbers } from '../takeNumbers.ts';
import { createOwner } from '../vehicles/owners.ts';
import { type Shelf, shelves } from './shelves.ts';

/** Rows in warehouses of blocked goods, of all dealers, besides those of receipts and claims. */
const blockedRows = 2;
const blockedWarehouses = ['DAMAGED', 'WRONG', 'OVER'] as const;
/** Days since the dealers began to keep their stock here, and since the last movement of what lies still. */
const beganDaysAgo = 393;
const stillDaysAgo = 200;
/** Sales over the counter, of all dealers. */
const sales = 6_500;

interface Row {
  id: string;
  shelf: Shelf;
  warehouse: string;
  qty: number;
}

interface Move {
  row: Row;
  moveType: 'opening' | 'in_arrival' | 'out_sale';
  qty: number;
  day: string;
  arrived?: Arrived;
}

/** What lies on the dealers' shelves: counted when they began to keep it here, brought by past orders, and sold since. */
export async function loadDealerStock(trx: Trx, past: readonly PastShipment[], today: string): Promise<void> {
  const random = createRandom('parts.places.rows');
  const held = shelves.map((shelf): Row => ({ id: newId(), shelf, warehouse: 'MAIN', qty: shelf.qty }));
  const blocked = random
    .sample(
      held.filter(({ qty }) => qty > 0),
      blockedRows,
    )
    .map((row, index): Row => ({ ...row, id: newId(), warehouse: blockedWarehouses[index % blockedWarehouses.length]!, qty: random.integer(1, 3) }));
  await insertRows(
    trx,
    'partsStock',
    [...held, ...blocked].map(({ id, shelf: { dealer, part, isShort, qty }, warehouse }) => ({
      id,
      dealerCode: dealer.dealerCode,
      partsCode: part.partsCode,
      warehouse,
      binLocation: warehouse === 'MAIN' ? `${random.pick(['A', 'B', 'C', 'D'])}-${String(random.integer(1, 40)).padStart(2, '0')}` : null,
      safetyQty: isShort && warehouse === 'MAIN' ? qty + random.integer(1, 6) : null,
    })),
  );
  await book(trx, [
    ...movesOf(random, held, past, today),
    ...blocked.map((row): Move => ({ row, moveType: 'opening', qty: row.qty, day: addDays(today, -60) })),
  ]);
}

function movesOf(random: Random, rows: readonly Row[], past: readonly PastShipment[], today: string): Move[] {
  const brought = Map.groupBy(arrivedParts(past), ({ dealerCode, partsCode }) => `${dealerCode} ${partsCode}`);
  const moving = rows.filter(({ shelf }) => !shelf.isStill);
  const [each, more] = [Math.floor(sales / moving.length), sales % moving.length];
  const selling = new Set(moving.slice(0, more));
  return rows.flatMap((row): Move[] => {
    const { shelf } = row;
    if (shelf.isStill) return [{ row, moveType: 'opening', qty: row.qty, day: addDays(today, -stillDaysAgo) }];
    // Something was sold within the last half year, so that nothing else lies still.
    const sold = Array.from({ length: each + (selling.has(row) ? 1 : 0) }, (_, index): Move => ({
      row,
      moveType: 'out_sale',
      qty: -random.integer(1, 3),
      day: addDays(today, -random.integer(3, index === 0 ? 150 : beganDaysAgo - 5)),
    }));
    const arrived = (brought.get(`${shelf.dealer.dealerCode} ${shelf.part.partsCode}`) ?? []).map((one): Move => ({
      row,
      moveType: 'in_arrival',
      qty: one.qty,
      day: one.day,
      arrived: one,
    }));
    const opening = sold.reduce((sum, { qty }) => sum - qty, row.qty);
    return [{ row, moveType: 'opening', qty: opening, day: addDays(today, -beganDaysAgo) }, ...sold, ...arrived];
  });
}

/** Books movements in the order of their days. */
async function book(trx: Trx, unordered: readonly Move[]): Promise<void> {
  const random = createRandom('parts.sales');
  const moves = unordered.toSorted((one, other) => one.day.localeCompare(other.day));
  const numbers = await takeNumbers(
    trx,
    moves.map(({ row, day }) => ({ code: 'stockMove', dealerCode: row.shelf.dealer.dealerCode, day })),
  );
  await insertRows(
    trx,
    'stockMove',
    moves.map(({ row, moveType, qty, day, arrived }, index) => {
      const { dealer, part, unitCost } = row.shelf;
      const isSale = moveType === 'out_sale';
      const moveNo = numbers[index]!;
      return {
        id: newId(),
        moveNo,
        stockId: row.id,
        moveType,
        qty,
        unitCost,
        amount: Math.round(qty * unitCost * 100) / 100,
        sourceType: arrived ? 'partsArrival' : 'partsStock',
        sourceId: arrived?.arrivalId ?? row.id,
        sourceNo: arrived?.arrivalNo ?? (isSale ? moveNo : part.partsCode),
        lineId: arrived?.lineId ?? null,
        vin: null,
        customer: isSale ? createOwner(random, dealer.country).name : null,
        reason: null,
        remark: null,
        saleDate: isSale ? day : null,
        salePrice: isSale ? Math.round(unitCost * random.integer(118, 135)) / 100 : null,
        reversesMoveNo: null,
        postingKey: arrived ? `partsArrival:${arrived.lineId}:MAIN` : null,
        moveTime: arrived?.bookedTime ?? `${day}T0${6 + (index % 4)}:${10 + (index % 47)}:00Z`,
        createBy: moveType === 'opening' ? 'system' : buyers[dealer.dealerCode as keyof typeof buyers],
      };
    }),
  );
}
