/** New machines, by form or by import: they are shipped and belong to a dealer from the start. */
import { readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import type { VehicleInput } from '../../../generated/types.gen.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { type Db, newId } from '../../../shared/database/database.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { joinFindings } from '../../../shared/master/findings.ts';
import { withHistory } from '../../../shared/master/masterHistory.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { checkOwnVins, checkVehicles } from './checkVehicles.ts';
import { enteredColumns, enteredVehicles, type NewVehicle, vehicleKey } from './enteredVehicles.ts';

export const vehicleImport: ImportDefinition<VehicleInput> = {
  name: 'vehicle',
  noun: 'vehicle',
  form: 'vehicleMastersAdd',
  keyField: 'vin',
  keyOf: ({ vin }) => readVin(vin),
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
  check: async (context, inputs) => joinFindings(await checkVehicles(context, inputs), await checkOwnVins(context, inputs), await existing(context.db, inputs)),
  store: async (context, inputs) => {
    await insertVehicles(context, inputs);
  },
};

async function existing(db: Db, inputs: readonly VehicleInput[]): Promise<InvalidField[][]> {
  const { rows } = await sql<{ vin: string }>`select vin from vehicle where vin = any(${inputs.map(({ vin }) => readVin(vin))})`.execute(db);
  const known = new Set(rows.map(({ vin }) => vin));
  return inputs.map(({ vin }) => (known.has(readVin(vin)) ? [{ field: 'vin', code: 'master.exists' }] : []));
}

/** Rows per statement. */
const batchSize = 500;

/** @returns their ids, in the order given */
export async function insertVehicles(context: TrxContext, inputs: readonly VehicleInput[]): Promise<string[]> {
  const { user, services, db } = context;
  const ids: string[] = [];
  for (let start = 0; start < inputs.length; start += batchSize) {
    const rows = inputs
      .slice(start, start + batchSize)
      .map((input): NewVehicle => ({ ...input, id: newId(services.now().getTime()), vin: readVin(input.vin) }));
    await withHistory(
      context,
      vehicleKey,
      rows.map(({ id: _id, ...entered }) => entered),
      () =>
        sql`insert into vehicle (id, ${enteredColumns}, vehicle_status, create_by, create_time)
        select id, ${enteredColumns}, 'shipped', ${user.username}, ${services.now().toISOString()}::timestamptz from (${enteredVehicles(rows)}) entered`.execute(
          db,
        ),
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Adds one machine, by the rules of the import. */
export async function addVehicle(context: Context, input: VehicleInput): Promise<{ id: string; version: number }> {
  return transact(context, async (within) => {
    const [findings = []] = await vehicleImport.check(within, [input]);
    if (findings.length > 0) throw invalid(findings);
    const [id] = await insertVehicles(within, [input]);
    return { id: id!, version: 1 };
  });
}
