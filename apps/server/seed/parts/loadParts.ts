import '../../src/modules/parts/tables.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { partsWarrantyMonths } from '../products/warrantyPolicies.ts';
import { parts } from './parts.ts';

const yesNo = (value: boolean) => (value ? ('Y' as const) : ('N' as const));
const currencies = ['RMB', 'USD', 'EUR'] as const;

/** Loads parts and their prices in three currencies. */
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
}
