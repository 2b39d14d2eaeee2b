/** New machines, by form or by import: they are shipped and belong to a dealer from the start (domain design 2.13). */
import { checkVin, normaliseVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import type { VehicleInput } from '../../generated/types.gen.ts';
import { type Db, inTransaction, newId, type Trx } from '../../shared/database/database.ts';
import type { ImportContext, ImportDefinition } from '../../shared/import/importDefinition.ts';
import { joinFindings, unknownCodes } from '../../shared/master/master.ts';
import { type InvalidField, invalid } from '../../shared/refusal/refusal.ts';

export const vehicleImport: ImportDefinition<VehicleInput> = {
  name: 'vehicle',
  form: 'vehicleMastersAdd',
  keyField: 'vin',
  keyOf: ({ vin }) => normaliseVin(vin),
  fields: [
    { name: 'vin', kind: 'code', required: true },
    { name: 'engineNo', kind: 'text', required: true },
    { name: 'engineModel', kind: 'text' },
    { name: 'fourthProduct', kind: 'text', header: 'productCode', required: true },
    { name: 'productionDate', kind: 'date', required: true },
    { name: 'shipDate', kind: 'date' },
    { name: 'dealerCode', kind: 'text', required: true },
    { name: 'subDealerCode', kind: 'text' },
    { name: 'materialCode', kind: 'text' },
    { name: 'config', kind: 'text' },
    { name: 'color', kind: 'text' },
    { name: 'power', kind: 'number' },
    { name: 'vehicleOrderNo', kind: 'text' },
    { name: 'contractNo', kind: 'text' },
    { name: 'certificateNo', kind: 'text' },
    { name: 'keyNo', kind: 'text' },
  ],
  async check(db, inputs) {
    return joinFindings(
      inputs.map(({ vin, productionDate, shipDate }) => [
        ...(checkVin(normaliseVin(vin)).ok ? [] : [{ field: 'vin', code: 'E-103' }]),
        ...(shipDate && shipDate < productionDate ? [{ field: 'shipDate', code: 'vehicle.shippedEarly' }] : []),
      ]),
      await existing(db, inputs),
      await unknownCodes(db, inputs, { table: 'dealer', column: 'dealerCode', field: 'dealerCode', codesOf: ({ dealerCode }: VehicleInput) => [dealerCode] }),
      await wrongProducts(db, inputs),
      await wrongSubDealers(db, inputs),
    );
  },
  store: async (trx, inputs, context) => {
    await insertVehicles(trx, inputs, context);
  },
};

async function existing(db: Db, inputs: readonly VehicleInput[]): Promise<InvalidField[][]> {
  const { rows } = await sql<{ vin: string }>`select vin from vehicle where vin = any(${inputs.map(({ vin }) => normaliseVin(vin))})`.execute(db);
  const known = new Set(rows.map(({ vin }) => vin));
  return inputs.map(({ vin }) => (known.has(normaliseVin(vin)) ? [{ field: 'vin', code: 'master.exists' }] : []));
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

/** Rows per statement. */
const batchSize = 500;

async function insertVehicles(trx: Trx, inputs: readonly VehicleInput[], { user, services }: ImportContext): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; start < inputs.length; start += batchSize) {
    const rows = inputs.slice(start, start + batchSize).map((input) => ({ ...input, id: newId(services.now().getTime()), vin: normaliseVin(input.vin) }));
    await sql`insert into vehicle (id, vin, engine_no, engine_model, second_product, third_product, fourth_product, material_code, config, color, power, production_date, ship_date,
        vehicle_order_no, contract_no, certificate_no, key_no, org_code, dealer_code, dealer_name, sub_dealer_code, sub_dealer_name, vehicle_status, create_by, create_time)
      select i.id, i.vin, i."engineNo", i."engineModel", p3.parent_code, p3.code, p4.code, i."materialCode", i.config, i.color, i.power, i."productionDate", i."shipDate",
        i."vehicleOrderNo", i."contractNo", i."certificateNo", i."keyNo", coalesce(s.org_code, d.org_code), d.dealer_code, d.dealer_name, s.sub_dealer_code, s.depart_name ->> 'en', 'shipped', ${user.username}, ${services.now().toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (id char(32), vin text, "engineNo" text, "engineModel" text, "fourthProduct" text, "materialCode" text, config text, color text, power numeric,
        "productionDate" date, "shipDate" date, "vehicleOrderNo" text, "contractNo" text, "certificateNo" text, "keyNo" text, "dealerCode" text, "subDealerCode" text)
      join product p4 on p4.code = i."fourthProduct" join product p3 on p3.code = p4.parent_code join dealer d on d.dealer_code = i."dealerCode"
      left join sys_depart s on s.sub_dealer_code = nullif(i."subDealerCode", '') and s.dealer_code = d.dealer_code and s.org_category = 4`.execute(trx);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Adds one machine, by the rules of the import. */
export async function addVehicle(input: VehicleInput, context: ImportContext): Promise<{ id: string; version: number }> {
  return inTransaction(context.services.db, async (trx) => {
    const [findings = []] = await vehicleImport.check(trx, [input], context);
    if (findings.length > 0) throw invalid(findings);
    const [id] = await insertVehicles(trx, [input], context);
    return { id: id!, version: 1 };
  });
}
