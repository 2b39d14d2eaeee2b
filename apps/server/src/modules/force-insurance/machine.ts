/** Columns of a machine that documents of the family read. */
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import type { InsuranceHeader } from './tables.ts';

/** Current identification and dealer of a machine. */
export type MachineBlock = Pick<
  InsuranceHeader,
  | 'vehicleId'
  | 'vin'
  | 'engineNo'
  | 'secondProduct'
  | 'thirdProduct'
  | 'fourthProduct'
  | 'ownerName'
  | 'currency'
  | 'orgCode'
  | 'dealerCode'
  | 'dealerName'
  | 'subDealerCode'
  | 'subDealerName'
>;

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
  const { vehicleId, engineNo, secondProduct, thirdProduct, fourthProduct, ownerName, currency } = row;
  const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName } = row;
  return {
    block: {
      vehicleId,
      vin,
      engineNo,
      secondProduct,
      thirdProduct,
      fourthProduct,
      ownerName,
      currency,
      orgCode,
      dealerCode,
      dealerName,
      subDealerCode,
      subDealerName,
    },
    vehicleStatus: row.vehicleStatus,
    deliveryDate: row.deliveryDate,
    isSuspended: row.warrantySuspended === 'Y',
  };
}
