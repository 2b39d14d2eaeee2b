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

/** What lies on the dealers' shelves: counted once, when they began to keep it here. */
async function loadStock(trx: Trx, today: string): Promise<void> {
  const random = createRandom('parts.stock');
  const orderable = parts.filter(({ replacedBy }) => !replacedBy);
  const countedOn = addDays(today, -200);
  const rows = dealers.flatMap((dealer) =>
    random.sample(orderable, stockedParts).map((part) => ({
      id: newId(),
      dealerCode: dealer.dealerCode,
      partsCode: part.partsCode,
      qty: random.integer(0, 40),
      unitCost: dealerPrice(part, dealer) ?? 0,
    })),
  );
  await insertRows(
    trx,
    'partsStock',
    rows.map(({ id, dealerCode, partsCode }) => ({ id, dealerCode, partsCode, warehouse: 'MAIN' })),
  );
  const counted = rows.filter(({ qty }) => qty > 0);
  const numbers = await takeNumbers(
    trx,
    counted.map(({ dealerCode }) => ({ code: 'stockMove', dealerCode, day: countedOn })),
  );
  await insertRows(
    trx,
    'stockMove',
    counted.map(({ id, partsCode, qty, unitCost }, index) => ({
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
      reversesMoveNo: null,
      postingKey: null,
      moveTime: `${countedOn} 09:00:00`,
      createBy: 'system',
    })),
  );
}
