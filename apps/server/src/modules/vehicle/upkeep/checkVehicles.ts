/** Rules of the form and the import of machines. */
import { checkVin, isVinCheckDigitValid, readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import type { VehicleInput } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { Db } from '../../../shared/database/database.ts';
import { joinFindings } from '../../../shared/master/findings.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { dealerCondition } from '../../../shared/scope/sourceScope.ts';

export const checkVehicles = async (context: Context, inputs: readonly VehicleInput[]): Promise<InvalidField[][]> =>
  joinFindings(
    inputs.map(({ vin, productionDate, shipDate }) => [
      ...(checkVin(readVin(vin)).ok ? [] : [{ field: 'vin', code: 'E-103' }]),
      ...(shipDate && shipDate < productionDate ? [{ field: 'shipDate', code: 'vehicle.shippedEarly' }] : []),
    ]),
    await wrongDealers(context, inputs),
    await wrongProducts(context.db, inputs),
    await wrongSubDealers(context.db, inputs),
  );

/**
 * Rules for the VIN of a new machine of the maker's own: a valid check character, and characters 4 to 8 those
 * of its model, where that has any. Machines of other makers follow rules of their own (ISO 10261).
 */
export async function checkOwnVins({ db, services }: Context, inputs: readonly Pick<VehicleInput, 'vin' | 'fourthProduct'>[]): Promise<InvalidField[][]> {
  const makerCodes = services.parameters.text('vehicle.makerCodes').split(',');
  const { rows } = await sql<{ code: string; vinCode: string }>`select code, vin_code from product
    where vin_code is not null and code = any(${inputs.map(({ fourthProduct }) => fourthProduct)})`.execute(db);
  const vinCodes = new Map(rows.map(({ code, vinCode }) => [code, vinCode.toUpperCase()]));
  return inputs.map(({ vin: given, fourthProduct: product }): InvalidField[] => {
    const vin = readVin(given);
    if (!checkVin(vin).ok || !makerCodes.includes(vin.slice(0, 3))) return [];
    if (!isVinCheckDigitValid(vin)) return [{ field: 'vin', code: 'vehicle.vinCheck' }];
    const expected = vinCodes.get(product);
    return expected === undefined || vin.slice(3, 8) === expected ? [] : [{ field: 'vin', code: 'vehicle.vinModel', params: { product, expected } }];
  });
}

/** A machine is assigned only to a dealer in the user's scope: otherwise it would vanish from their list. */
async function wrongDealers({ db, user }: Context, inputs: readonly VehicleInput[]): Promise<InvalidField[][]> {
  const codes = inputs.map(({ dealerCode }) => dealerCode);
  const { rows } = await sql<{
    dealerCode: string;
  }>`select dealer_code from dealer where dealer_code = any(${codes}) and ${dealerCondition(user, 'dealer') ?? sql`true`}`.execute(db);
  const known = new Set(rows.map(({ dealerCode }) => dealerCode));
  return inputs.map(({ dealerCode }) => (known.has(dealerCode) ? [] : [{ field: 'dealerCode', code: 'master.unknown', params: { code: dealerCode } }]));
}

async function wrongProducts(db: Db, inputs: readonly VehicleInput[]): Promise<InvalidField[][]> {
  const { rows } = await sql<{
    code: string;
  }>`select code from product where level = 4 and code = any(${inputs.map(({ fourthProduct }) => fourthProduct)})`.execute(db);
  const known = new Set(rows.map(({ code }) => code));
  return inputs.map(({ fourthProduct }) =>
    known.has(fourthProduct) ? [] : [{ field: 'fourthProduct', code: 'master.unknown', params: { code: fourthProduct } }],
  );
}

/** A sub-dealer belongs to the dealer. */
async function wrongSubDealers(db: Db, inputs: readonly VehicleInput[]): Promise<InvalidField[][]> {
  const { rows } = await sql<{
    pair: string;
  }>`select dealer_code || ' ' || sub_dealer_code as pair from sys_depart where org_category = 4 and sub_dealer_code is not null`.execute(db);
  const known = new Set(rows.map(({ pair }) => pair));
  return inputs.map(({ dealerCode, subDealerCode }) =>
    !subDealerCode || known.has(`${dealerCode} ${subDealerCode}`) ? [] : [{ field: 'subDealerCode', code: 'master.unknown', params: { code: subDealerCode } }],
  );
}
