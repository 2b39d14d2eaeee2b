import { sql } from 'kysely';
import type { VehiclePriceInput } from '../../generated/types.gen.ts';
import type { Db } from '../../shared/database/database.ts';
import { joinFindings } from '../../shared/master/findings.ts';
import type { Master } from '../../shared/master/master.ts';
import { endOpenPeriods, periodFindings, type PeriodTable } from '../../shared/master/periods.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import './tables.ts';

/** Rules of list prices, for their form and their import. */
export const vehiclePriceMaster: Master<VehiclePriceInput> & PeriodTable = {
  name: 'vehiclePrice',
  noun: 'vehicle-price',
  table: 'vehiclePrice',
  form: 'vehiclePricesAdd',
  key: ['fourthProduct', 'currency', 'validFrom'],
  owner: ['fourthProduct', 'currency'],
  keyField: 'validFrom',
  keyOf: ({ fourthProduct, currency, validFrom }) => [fourthProduct, currency, validFrom].join(' '),
  check: async ({ db }, inputs) => joinFindings(await noModels(db, inputs), await periodFindings(db, vehiclePriceMaster, inputs.map(vehiclePriceMaster.toRow))),
  toRow: ({ fourthProduct, currency, price, validFrom, validTo = null }) => ({ fourthProduct, currency, price, validFrom, validTo }),
  afterStore: (context, inputs) => endOpenPeriods(context, vehiclePriceMaster, inputs.map(vehiclePriceMaster.toRow)),
};

/** Prices are those of models, the lowest level of products. */
async function noModels(db: Db, inputs: readonly VehiclePriceInput[]): Promise<InvalidField[][]> {
  const { rows } = await sql<{
    code: string;
  }>`select code from product where level < 4 and code = any(${inputs.map(({ fourthProduct }) => fourthProduct)}::text[])`.execute(db);
  const groups = new Set(rows.map(({ code }) => code));
  return inputs.map(({ fourthProduct: code }) => (groups.has(code) ? [{ field: 'fourthProduct', code: 'master.unknown', params: { code } }] : []));
}
