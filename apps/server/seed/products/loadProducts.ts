import '../../src/modules/product/tables.ts';
import '../../src/modules/service-catalogue/tables.ts';
import { json, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { products } from './products.ts';
import { policiesFrom, warrantyPolicies } from './warrantyPolicies.ts';

/** Days from order to delivery of the models of a line. */
const leadDays = (model: string): number => (model.startsWith('M') ? 30 : model.startsWith('C') ? 60 : 45);

/** Loads the models, whose lines and series every installation has, and the warranty policies. */
export async function loadProducts(trx: Trx): Promise<void> {
  await insertRows(
    trx,
    'product',
    products
      .filter(({ level }) => level === 4)
      .map(({ parent, name, ...model }) => ({ ...model, parentCode: parent, name: json(name), leadDays: leadDays(model.code) })),
  );
  await insertRows(
    trx,
    'warrantyPolicy',
    warrantyPolicies.map(({ policyCode, product, months, hours, mainMonths, mainHours }) => ({
      policyCode,
      productCode: product,
      validFrom: policiesFrom,
      months,
      hours,
      noHours: hours === null ? ('Y' as const) : ('N' as const),
      mainMonths,
      mainHours,
    })),
  );
}
