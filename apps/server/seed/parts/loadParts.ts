import '../../src/modules/parts/tables.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import '../../src/modules/stock/tables.ts';
import { dealers } from '../organisations/organisations.ts';
import { partsWarrantyMonths } from '../products/warrantyPolicies.ts';
import { createRandom } from '../random.ts';
import { takeNumbers } from '../takeNumbers.ts';
import { dealerPrice } from './dealerPrice.ts';
import { parts } from './parts.ts';

const yesNo = (value: boolean) => (value ? ('Y' as const) : ('N' as const));
const currencies = ['RMB', 'USD', 'EUR'] as const;
/** Different parts in a dealer's own stock. */
const stockedParts = 450;

/** Loads parts, their prices in three currencies and the dealers' own stock. */
export async function loadParts(trx: Trx, today: string): Promise<void> {
  await insertRows(
    trx,
    'parts',
    parts.map((part) => ({
      id: newId(),
      partsCode: part.partsCode,
      name: json(part.name),
      specification: part.specification,
      unit: part.unit,
      weightKg: part.weightKg,
      minOrderMultiple: part.minOrderMultiple,
      deliveryCycleDays: part.deliveryCycleDays,
      secondProducts: [...part.products],
      applicableModels: [...part.models],
      bugSystems: [part.system],
      partsCategory: part.category,
      replacedBy: part.replacedBy,
      coreReturn: yesNo(part.coreReturn),
      serialised: yesNo(part.serialised),
      warrantyMonthsParts: partsWarrantyMonths,
      supplierCode: part.supplierCode,
      costPrice: part.price.RMB && Math.round(part.price.RMB * 62) / 100,
      enabled: yesNo(part.enabled),
    })),
  );
  const validFrom = addDays(today, -900);
  await insertRows(
    trx,
    'partsPrice',
    parts.flatMap(({ partsCode, price }) =>
      currencies.flatMap((currency) => {
        const amount = price[currency];
        return amount === null ? [] : [{ id: newId(), partsCode, currency, price: amount, validFrom, validTo: null }];
      }),
    ),
  );
  await loadStock(trx, today);
}

/** How many rows of all dealers have less than their safety stock, and how many have not moved for half a year. */
const belowSafety = 60;
const unmoved = 25;
/** Rows in warehouses of blocked goods, of all dealers. */
const blockedRows = 14;
const blockedWarehouses = ['DAMAGED', 'WRONG', 'OVER'] as const;

/** What lies on the dealers' shelves: counted once, when they began to keep it here. */
async function loadStock(trx: Trx, today: string): Promise<void> {
  const random = createRandom('parts.stock');
  const orderable = parts.filter(({ replacedBy }) => !replacedBy);
  const held = dealers.flatMap((dealer) =>
    random.sample(orderable, stockedParts).map((part) => ({
      id: newId(),
      dealerCode: dealer.dealerCode,
      partsCode: part.partsCode,
      warehouse: 'MAIN',
      qty: random.integer(0, 40),
      unitCost: dealerPrice(part, dealer) ?? 0,
    })),
  );
  const placed = createRandom('parts.places');
  const short = new Set(placed.sample(held, belowSafety));
  const still = new Set(
    placed.sample(
      held.filter(({ qty }) => qty > 0),
      unmoved,
    ),
  );
  const blocked = placed
    .sample(
      held.filter(({ qty }) => qty > 0),
      blockedRows,
    )
    .map((row, index) => ({
      ...row,
      id: newId(),
      warehouse: blockedWarehouses[index % blockedWarehouses.length]!,
      qty: placed.integer(1, 3),
    }));
  const rows = [...held, ...blocked];
  await insertRows(
    trx,
    'partsStock',
    rows.map((row) => ({
      id: row.id,
      dealerCode: row.dealerCode,
      partsCode: row.partsCode,
      warehouse: row.warehouse,
      binLocation: row.warehouse === 'MAIN' ? `${placed.pick(['A', 'B', 'C', 'D'])}-${String(placed.integer(1, 40)).padStart(2, '0')}` : null,
      safetyQty: short.has(row) ? row.qty + placed.integer(1, 6) : null,
    })),
  );
  // Numbers count by month, so what was counted earlier comes first.
  const counted = [rows.filter((row) => row.qty > 0 && still.has(row)), rows.filter((row) => row.qty > 0 && !still.has(row))].flatMap((some, index) =>
    some.map((row) => ({ ...row, countedOn: addDays(today, index === 0 ? -200 : -100) })),
  );
  const numbers = await takeNumbers(
    trx,
    counted.map(({ dealerCode, countedOn }) => ({ code: 'stockMove', dealerCode, day: countedOn })),
  );
  await insertRows(
    trx,
    'stockMove',
    counted.map(({ id, partsCode, qty, unitCost, countedOn }, index) => ({
      id: newId(),
      moveNo: numbers[index]!,
      stockId: id,
      moveType: 'opening',
      qty,
      unitCost,
      amount: Math.round(qty * unitCost * 100) / 100,
      sourceType: 'partsStock',
      sourceId: id,
      sourceNo: partsCode,
      lineId: null,
      vin: null,
      customer: null,
      reason: null,
      remark: null,
      saleDate: null,
      salePrice: null,
      reversesMoveNo: null,
      postingKey: null,
      moveTime: `${countedOn} 09:00:00`,
      createBy: 'system',
    })),
  );
}
