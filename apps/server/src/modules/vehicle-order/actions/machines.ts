/** Machines are assigned to lines, and freed. */
import { readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import type { VehicleOrderMachineInput } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { machineFindings } from '../../vehicle/service.ts';
import { vehicleOrderStore } from '../orderStore.ts';
import type { OrderLine, OrderRow } from '../tables.ts';
import { orderEffect } from './orderStep.ts';

/** A machine with the line that it is for. */
export interface Assigned extends VehicleOrderMachineInput {
  line: OrderLine;
}

/** Orders to which machines are assigned, by VIN. */
async function assignedTo({ db }: Pick<TrxContext, 'db'>, vins: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ vin: string; orderNo: string }>`select machine.vin, vehicle_order.order_no from vehicle_order_machine machine
    join vehicle_order on vehicle_order.id = machine.order_id where machine.vin = any(${[...vins]}::text[])`.execute(db);
  return new Map(rows.map(({ vin, orderNo }) => [vin, orderNo]));
}

/**
 * What is wrong with machines that are to be assigned, each with its own list: format (E-103), model (E-434), another order (E-433), more
 * than the line has room for (E-435).
 */
export async function assignmentFindings(context: TrxContext, order: Pick<OrderRow, 'dealerCode'>, machines: readonly Assigned[]): Promise<InvalidField[][]> {
  const { services, user } = context;
  const vins = machines.map(({ vin }) => readVin(vin));
  // Whoever assigns the same machine at the same time waits here, and finds it assigned.
  await sql`select pg_advisory_xact_lock(key) from (select distinct hashtext('order machine ' || vin) as key from unnest(${vins}::text[]) as vin order by 1) keys`.execute(
    context.db,
  );
  const taken = await assignedTo(context, vins);
  const found = await machineFindings(
    context,
    machines.map(({ vin, line }) => ({ vin, fourthProduct: line.fourthProduct, dealerCode: order.dealerCode })),
  );
  const day = today(user, services.now());
  const known = (dictionary: string): ReadonlySet<string> => new Set((services.dictionaries.items(dictionary) ?? []).map(({ value }) => value));
  const [configs, colors] = [known('vehicle_config'), known('vehicle_color')];
  const room = new Map(machines.map(({ line }) => [line.id, line.qty - line.assignedQty]));
  const seen = new Set<string>();
  return machines.map(({ line, productionDate, config, color }, index): InvalidField[] => {
    const vin = vins[index]!;
    const errors = [...found[index]!];
    const orderNo = taken.get(vin);
    if (orderNo !== undefined) errors.push({ field: 'vin', code: 'E-433', params: { vin, no: orderNo } });
    if (seen.has(vin)) errors.push({ field: 'vin', code: 'E-018', params: { field: 'VIN', value: vin } });
    seen.add(vin);
    if (productionDate > day) errors.push({ field: 'productionDate', code: 'vehicle.notYet' });
    if ((config ?? '').split(',').some((code) => code.trim() !== '' && !configs.has(code.trim()))) errors.push({ field: 'config', code: 'E-014' });
    if (color && !colors.has(color)) errors.push({ field: 'color', code: 'E-014' });
    if (errors.length > 0) return errors;
    const left = room.get(line.id)!;
    if (left <= 0) return [{ field: 'lineId', code: 'E-435', params: { line: line.lineNo, n: Math.max(0, line.qty - line.assignedQty) } }];
    room.set(line.id, left - 1);
    return [];
  });
}

/** Lines count the machines that are assigned to them. @returns what the header says of it */
export async function countAssigned({ db }: Pick<TrxContext, 'db'>, orderId: string): Promise<{ assignedQty: number }> {
  const { rows } = await sql<{ n: number }>`update vehicle_order_line line set assigned_qty =
      (select count(*) from vehicle_order_machine machine where machine.line_id = line.id)
    where order_id = ${orderId} returning assigned_qty as n`.execute(db);
  return { assignedQty: rows.reduce((all, { n }) => all + n, 0) };
}

export const assignVins = orderEffect<Assigned[]>({
  async prepare({ context, before, input: { machines = [] } }) {
    const { lines } = await vehicleOrderStore.findLines(context.db, before.id);
    const errors: InvalidField[] = [];
    const assigned = machines.map((machine, index): Assigned => {
      const line = lines.find(({ id }) => id === machine.lineId);
      if (!line) errors.push({ field: 'lineId', line: `machines[${index}]`, code: 'E-012' });
      return { ...machine, line: line! };
    });
    if (errors.length > 0) throw invalid(errors);
    const findings = await assignmentFindings(context, before, assigned);
    errors.push(...findings.flatMap((found, index) => found.map((error) => ({ ...error, line: `machines[${index}]` }))));
    if (errors.length > 0) throw invalid(errors);
    return assigned;
  },
  async apply({ context, before }, machines) {
    await context.db
      .insertInto('vehicleOrderMachine')
      .values(
        machines.map(({ line, vin, engineNo, productionDate, config, color, certificateNo, keyNo }) => ({
          id: newId(context.services.now().getTime()),
          orderId: before.id,
          lineId: line.id,
          vin: readVin(vin),
          engineNo: engineNo.trim(),
          productionDate,
          config: config?.trim() || line.config,
          color: color ?? line.color,
          certificateNo: certificateNo?.trim() || null,
          keyNo: keyNo?.trim() || null,
          shipmentNo: null,
          vehicleId: null,
          linked: 'N' as const,
        })),
      )
      .execute();
    return countAssigned(context, before.id);
  },
});

export const unassignVins = orderEffect<string[]>({
  async prepare({ context, before, input: { vins = [] } }) {
    const asked = vins.map(readVin);
    const rows = await context.db
      .selectFrom('vehicleOrderMachine')
      .select(['vin', 'shipmentNo'])
      .where('orderId', '=', before.id)
      .where('vin', 'in', asked)
      .execute();
    const errors = asked.flatMap((vin, index): InvalidField[] => {
      const machine = rows.find((row) => row.vin === vin);
      if (!machine) return [{ field: 'vins', line: `vins[${index}]`, code: 'E-012' }];
      return machine.shipmentNo === null ? [] : [{ field: 'vins', line: `vins[${index}]`, code: 'E-433', params: { vin, no: machine.shipmentNo } }];
    });
    if (errors.length > 0) throw invalid(errors);
    return asked;
  },
  async apply({ context, before }, vins) {
    await context.db.deleteFrom('vehicleOrderMachine').where('orderId', '=', before.id).where('vin', 'in', vins).execute();
    return countAssigned(context, before.id);
  },
});
