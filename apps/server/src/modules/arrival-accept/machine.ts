/** What acceptances read and write of their machines. */
import { sql } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import { policyOn } from '../coverage/service.ts';
import type { ArrivalHeader } from './tables.ts';

/** Whether machines of its product have no hour meter. */
export const hasNoHours = async (context: Context, header: Pick<ArrivalHeader, 'secondProduct' | 'thirdProduct'>): Promise<boolean> =>
  (await policyOn(context, header, today(context.user, context.services.now())))?.noHours === 'Y';

/** What a machine is called and to whom it belongs, as it is now. */
export const machineColumns = [
  'vin',
  'engineNo',
  'secondProduct',
  'thirdProduct',
  'fourthProduct',
  'vehicleOrderNo',
  'orgCode',
  'dealerCode',
  'dealerName',
  'subDealerCode',
  'subDealerName',
] as const;

/** The machine shows how far its acceptance is. */
export const showOnMachine = (
  { db }: TrxContext,
  { vehicleId, status }: Pick<ArrivalHeader, 'vehicleId' | 'status'>,
  more: { vehicleStatus?: 'in_stock' | 'pending_acceptance'; pdiDate?: string | null } = {},
): Promise<unknown> =>
  db
    .updateTable('vehicle')
    .set((machine) => ({ ...more, pdiStatus: status, version: sql<number>`${machine.ref('version')} + 1` }))
    .where('id', '=', vehicleId)
    .execute();
