/** Facts about machines that applications need. */
import { type SqlBool, sql } from 'kysely';
import { type MachineColumns, machineColumns, machineColumnsOf } from '../../documents/saving/machineColumns.ts';
import type { Context } from '../../shared/context.ts';
import type { Parameters } from '../../shared/parameters.ts';
import type { Coded } from '../../shared/refusal/refusal.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import { policyOn } from '../coverage/service.ts';
import { applyUntilOf, type BaseCover } from './rules/terms.ts';
import type { ExtensionHeader } from './tables.ts';

interface Row extends MachineColumns {
  id: string;
  ownerName: string | null;
  vehicleStatus: string;
  deliveryDate: string | null;
  warrantyEndDate: string | null;
  warrantyHours: number | null;
  warrantySuspended: 'Y' | 'N';
  maintGap: 'Y' | 'N';
  extendEndDate: string | null;
  /** Another application for it that is open or in force. */
  hasOther: boolean;
}

export interface ExtendedMachine extends Row {
  noHours: boolean;
}

/** Applications that stand in the way of another one: all but those that came to nothing or are over. */
export const inTheWay = sql<SqlBool>`other.del_flag = 0 and other.status <> 'closed'`;

/** The machine by its VIN in the user's scope. @param extensionId the application that asks */
export async function machineOf({ db, user }: Context, vin: string, extensionId: string | null): Promise<ExtendedMachine | undefined> {
  const { rows } =
    await sql<Row>`select id, ${sql.join(machineColumns.map((column) => sql.ref(column)))}, owner_name, vehicle_status, delivery_date, warranty_end_date, warranty_hours,
      warranty_suspended, maint_gap, extend_end_date,
      exists (select from extend_insurance other where other.vehicle_id = vehicle.id and other.id is distinct from ${extensionId} and ${inTheWay}) as has_other
    from vehicle where vin = ${vin} and del_flag = 0 and ${isInScope({ table: 'vehicle' }, user)}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const policy = row.deliveryDate === null ? null : await policyOn({ db }, row, row.deliveryDate);
  return { ...row, noHours: policy?.noHours === 'Y' };
}

/** The machine as the application shows it. */
export const blockOf = (
  machine: ExtendedMachine,
): MachineColumns & Pick<ExtensionHeader, 'ownerName' | 'vehicleId' | 'deliveryDate' | 'noHours' | 'maintenanceComplete'> => ({
  ...machineColumnsOf(machine),
  ownerName: machine.ownerName,
  vehicleId: machine.id,
  deliveryDate: machine.deliveryDate!,
  noHours: machine.noHours ? 'Y' : 'N',
  maintenanceComplete: machine.maintGap === 'Y' ? 'N' : 'Y',
});

/** Why a machine cannot be extended, whatever the dealer; null when it can. */
export function mayNotBeExtended(machine: ExtendedMachine | undefined, vin: string, day: string): Coded | null {
  if (machine?.vehicleStatus !== 'delivered' || machine.deliveryDate === null) return { code: 'E-102', params: { vin } };
  if (machine.warrantySuspended === 'Y') return { code: 'E-141' };
  if (machine.warrantyEndDate === null) return { code: 'extendInsurance.noWarranty', params: { vin } };
  const runs = machine.extendEndDate !== null && machine.extendEndDate >= day;
  return machine.hasOther || runs ? { code: 'E-242' } : null;
}

/** Why a machine cannot be applied for now, for the first time: it cannot be extended, or the period to apply is over; null when it can. */
export function mayNotBeAppliedFor(machine: ExtendedMachine | undefined, vin: string, day: string, parameters: Parameters): Coded | null {
  const refusal = mayNotBeExtended(machine, vin, day);
  return refusal ?? (day > applyUntilOf(coverOf(machine!), parameters) ? { code: 'E-240' } : null);
}

/** The base warranty of a machine that can be extended. */
export const coverOf = ({ deliveryDate, warrantyEndDate, warrantyHours }: ExtendedMachine): BaseCover => ({
  deliveryDate: deliveryDate!,
  warrantyEndDate: warrantyEndDate!,
  warrantyHours,
});

/** Two applications for one machine come one after the other. */
export const lockMachine = async ({ db }: Pick<Context, 'db'>, vin: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext(${`extension ${vin}`}))`.execute(db));
