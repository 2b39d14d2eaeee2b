import '../../src/modules/vehicle/tables.ts';
import { json, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { products } from './products.ts';
import { warrantyPolicies } from './warrantyPolicies.ts';

/** Loads the product tree and the warranty policies. */
export async function loadProducts(trx: Trx): Promise<void> {
  await insertRows(
    trx,
    'product',
    products.map(({ code, level, parent, name, sortNo }) => ({ code, level, parentCode: parent, name: json(name), sortNo })),
  );
  await insertRows(
    trx,
    'warrantyPolicy',
    warrantyPolicies.map(({ policyCode, product, months, hours, mainMonths, mainHours }) => ({
      policyCode,
      productCode: product,
      months,
      hours,
      noHours: hours === null ? ('Y' as const) : ('N' as const),
      mainMonths,
      mainHours,
    })),
  );
}
