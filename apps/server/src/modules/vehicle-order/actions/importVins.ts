/** Machines are assigned to lines by the rows of a workbook. */
import { readVin } from '@harrow/validation/vin';
import { actInside } from '../../../documents/act.ts';
import type { VehicleOrderVinRow } from '../../../generated/types.gen.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { undone } from '../../../shared/database/database.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { type InvalidField, Refusal } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { vehicleOrderKind } from '../orderKind.ts';
import { vehicleOrderScope } from '../orderScope.ts';
import type { Assigned } from './machines.ts';

/** Columns of the workbook. */
export const vinsTemplate: Pick<ImportDefinition<VehicleOrderVinRow>, 'name' | 'noun' | 'fields'> = {
  name: 'vehicleOrderVins',
  noun: 'vehicle-order',
  fields: [
    { name: 'vin', kind: 'code', required: true },
    { name: 'orderNo', kind: 'code', required: true },
    { name: 'lineNo', kind: 'number', required: true },
    { name: 'engineNo', kind: 'text', required: true },
    { name: 'productionDate', kind: 'date', required: true },
    { name: 'color', kind: 'choice', dictionary: 'vehicle_color' },
    { name: 'config', kind: 'text' },
    { name: 'certificateNo', kind: 'text' },
    { name: 'keyNo', kind: 'text' },
  ],
};

/** Ids of orders by their numbers, and of their lines, in the order of the orders' ids. */
async function ordersOf({ db, user }: Context, rows: readonly VehicleOrderVinRow[]) {
  const lines = await db
    .selectFrom('vehicleOrder')
    .innerJoin('vehicleOrderLine', 'vehicleOrderLine.orderId', 'vehicleOrder.id')
    .select(['vehicleOrder.id', 'vehicleOrder.orderNo', 'vehicleOrderLine.id as lineId', 'vehicleOrderLine.lineNo'])
    .where('vehicleOrder.orderNo', 'in', [...new Set(rows.map(({ orderNo }) => orderNo.trim()))])
    .where('vehicleOrder.delFlag', '=', 0)
    .where(isInScope({ table: 'vehicleOrder', scope: vehicleOrderScope }, user))
    .orderBy('vehicleOrder.id')
    .execute();
  return Map.groupBy(lines, ({ orderNo }) => orderNo);
}

/** Rows with the line that they mean, by order; and those that mean none. */
async function placed(context: Context, rows: readonly VehicleOrderVinRow[]) {
  const orders = await ordersOf(context, rows);
  const findings: InvalidField[][] = rows.map(() => []);
  const machines = new Map<string, { at: number; machine: Omit<Assigned, 'line'> }[]>();
  for (const [at, { orderNo, lineNo, ...machine }] of rows.entries()) {
    const lines = orders.get(orderNo.trim());
    const line = lines?.find((one) => one.lineNo === lineNo);
    if (line) machines.set(line.id, [...(machines.get(line.id) ?? []), { at, machine: { ...machine, lineId: line.lineId } }]);
    else findings[at]!.push({ field: lines ? 'lineNo' : 'orderNo', code: 'E-012' });
  }
  return { findings, machines: [...machines].toSorted(([one], [other]) => (one < other ? -1 : 1)) };
}

const assign = (context: TrxContext, id: string, machines: readonly Omit<Assigned, 'line'>[]): Promise<unknown> =>
  actInside(context, vehicleOrderKind, 'assignVins', { id, machines });

async function judge(context: TrxContext, rows: readonly VehicleOrderVinRow[]): Promise<InvalidField[][]> {
  const { findings, machines } = await placed(context, rows);
  for (const [id, group] of machines) {
    try {
      await undone(context.db, () =>
        assign(
          context,
          id,
          group.map(({ machine }) => machine),
        ),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What concerns the order concerns all of its rows.
      for (const [index, { at }] of group.entries()) {
        if (!error.errors) findings[at]!.push({ field: 'orderNo', ...error.text });
        for (const { line, field, ...finding } of error.errors ?? [])
          if (line === `machines[${index}]`) findings[at]!.push({ ...finding, field: field === 'lineId' ? 'lineNo' : field });
      }
    }
  }
  return findings;
}

export const vinImport: ImportDefinition<VehicleOrderVinRow> = {
  ...vinsTemplate,
  form: modelCheck('VehicleOrderVinRow'),
  keyOf: ({ vin }) => readVin(vin),
  keyField: 'vin',
  check: (context, rows) => transact(context, (within) => judge(within, rows)),
  async store(context, rows) {
    const { machines } = await placed(context, rows);
    for (const [id, group] of machines)
      await assign(
        context,
        id,
        group.map(({ machine }) => machine),
      );
  },
};
