/** Columns of a machine that documents of the family read. */
import { sql } from 'kysely';
import { type MachineColumns, machineColumnsOf } from '../../documents/saving/machineColumns.ts';
import type { Context } from '../../shared/context.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import type { InsuranceHeader } from './tables.ts';

/** A machine as its document copies it. */
export type MachineBlock = MachineColumns & Pick<InsuranceHeader, 'vehicleId' | 'ownerName' | 'currency'>;

export interface FoundMachine {
  block: MachineBlock;
  vehicleStatus: string;
  deliveryDate: string | null;
  /** Its registration is being corrected. */
  isSuspended: boolean;
}

/**
 * A machine by its full VIN; undefined for none that the user may see.
 * @param anyDealer also one of another dealer
 */
export async function findMachine({ db, user }: Context, vin: string, { anyDealer = false } = {}): Promise<FoundMachine | undefined> {
  const { rows } = await sql<MachineBlock & { vehicleStatus: string; deliveryDate: string | null; warrantySuspended: string }>`
    select vehicle.*, vehicle.id as vehicle_id, dealer.currency from vehicle join dealer on dealer.dealer_code = vehicle.dealer_code
    where vehicle.vin = ${vin} and vehicle.del_flag = 0 and ${anyDealer ? sql`true` : isInScope({ table: 'vehicle' }, user)}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { vehicleId, ownerName, currency } = row;
  return {
    block: { vehicleId, ownerName, currency, ...machineColumnsOf(row) },
    vehicleStatus: row.vehicleStatus,
    deliveryDate: row.deliveryDate,
    isSuspended: row.warrantySuspended === 'Y',
  };
}
