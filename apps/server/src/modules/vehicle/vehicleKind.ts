/** The machine as a kind of document: it has a status, a history and a scope like one. */
import type { Selectable } from 'kysely';
import type { ActionInput, DocumentKind } from '../../documents/kind.ts';
import type { VehicleAction } from '../../generated/types.gen.ts';
import type { VehicleTable } from './tables.ts';
import { apportion, arrive, type Place, scrap } from './upkeep/vehicleMoves.ts';
import { extendCover, proposeWarranty, register, type Registration, startWarranty, suspendWarranty } from './warranty/registration.ts';
import { vehicleTasks } from './vehicleTasks.ts';
import { type SystemAction, type VehicleState, vehicleWorkflow } from './workflow.ts';

export type Vehicle = Selectable<VehicleTable>;

/** Additional cover by an extension; none without one. */
export type Extension = Pick<Vehicle, 'extendEndDate' | 'extendHours' | 'extendCoverage' | 'extensionFee'>;

export interface VehicleActionInput extends ActionInput {
  /** Of `confirmArrival` and `markArrived`. */
  arrivalDate?: string;
  /** Of `apportion`: where the machine goes, and when. */
  place?: Place;
  apportionDate?: string;
  remark?: string | null;
  /** Of `scrap`. */
  scrapReason?: string | undefined;
  /** Of `startWarranty`. */
  startDate?: string;
  warrantyReason?: string | undefined;
  /** Of `register`. */
  registration?: Registration;
  /** Of `extendCover`. */
  extension?: Extension;
}

/** Machines are not submitted. */
export const stateOf = ({
  vin,
  vehicleStatus,
  subDealerCode,
  unregisteredSince,
}: Pick<Vehicle, 'vin' | 'vehicleStatus' | 'subDealerCode' | 'unregisteredSince'>): VehicleState => ({
  vin,
  status: vehicleStatus,
  isRecall: subDealerCode !== null,
  isUnregistered: unregisteredSince !== null,
  submitBy: null,
});

export const vehicleKind: DocumentKind<Vehicle, VehicleAction | SystemAction, VehicleState, VehicleActionInput> = {
  docType: 'vehicle',
  table: 'vehicle',
  noColumn: 'vin',
  status: { column: 'vehicleStatus', dictionary: 'vehicle_status' },
  workflow: vehicleWorkflow,
  effects: { apportion, scrap, confirmArrival: arrive, markArrived: arrive, proposeWarranty, startWarranty, register, suspendWarranty, extendCover },
  async locksFirst(context, ids) {
    for (const { machineEvents } of context.services.modules) await machineEvents?.locksFirst?.(context, ids);
  },
  states: async () => stateOf,
  tasks: vehicleTasks,
  dealerEnd: { blocks: ['shipped', 'pending_acceptance', 'in_stock'] },
  // They follow from the code of the sub-dealer.
  silent: ['orgCode', 'subDealerName'],
};
