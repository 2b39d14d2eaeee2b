/** The machine as a kind of document: it has a status, a history and a scope like one. */
import type { Selectable } from 'kysely';
import type { ActionInput, DocumentKind } from '../../documents/kind.ts';
import type { VehicleAction } from '../../generated/types.gen.ts';
import type { VehicleTable } from './tables.ts';
import { apportion, arrive, type Place, scrap } from './vehicleMoves.ts';
import { type VehicleState, vehicleWorkflow } from './workflow.ts';

export type Vehicle = Selectable<VehicleTable>;

export interface VehicleActionInput extends ActionInput {
  /** Of `confirmArrival` and `markArrived`. */
  arrivalDate?: string;
  /** Of `apportion`: where the machine goes, and when. */
  place?: Place;
  apportionDate?: string;
  remark?: string | null;
  /** Of `scrap`. */
  scrapReason?: string;
}

/** Nobody hands a machine in. */
export const stateOf = ({ vin, vehicleStatus, subDealerCode }: Pick<Vehicle, 'vin' | 'vehicleStatus' | 'subDealerCode'>): VehicleState => ({
  vin,
  status: vehicleStatus,
  isRecall: subDealerCode !== null,
  submitBy: null,
});

export const vehicleKind: DocumentKind<Vehicle, VehicleAction, VehicleState, VehicleActionInput> = {
  docType: 'vehicle',
  table: 'vehicle',
  noColumn: 'vin',
  status: { column: 'vehicleStatus', dictionary: 'vehicle_status' },
  workflow: vehicleWorkflow,
  effects: { apportion, scrap, confirmArrival: arrive, markArrived: arrive },
  states: async () => stateOf,
  dealerEnd: { blocks: ['shipped', 'pending_acceptance', 'in_stock'] },
  // They follow from the code of the sub-dealer.
  silent: ['orgCode', 'subDealerName'],
};
