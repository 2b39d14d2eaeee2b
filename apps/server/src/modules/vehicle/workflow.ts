/** What may be done with a machine, by its status. Pure. */
import type { Workflow, WorkflowState } from '../../documents/workflow.ts';
import type { VehicleAction } from '../../generated/types.gen.ts';
import type { VehicleStatus } from './tables.ts';

export const vehicleStatuses = ['shipped', 'pending_acceptance', 'in_stock', 'delivered', 'scrapped'] as const satisfies readonly VehicleStatus[];

export interface VehicleState extends WorkflowState<VehicleStatus> {
  vin: string;
  /** It stands at a sub-dealer, from which it can be called back. */
  isRecall: boolean;
}

const inUse: readonly VehicleStatus[] = ['shipped', 'pending_acceptance', 'in_stock', 'delivered'];

const arrive = {
  from: ['shipped'],
  to: 'pending_acceptance',
  permission: 'vehicle:arrive',
  logAs: null,
  otherwise: ({ vin }: VehicleState) => ({ code: 'E-130', params: { vin } }),
} as const;

export const vehicleWorkflow: Workflow<VehicleStatus, VehicleAction, VehicleState> = {
  edit: { from: inUse, to: 'same', permission: 'vehicle:edit', by: 'keeper', logAs: null },
  // A machine that has arrived is no slip of the keyboard any more.
  delete: { from: ['shipped'], to: 'deleted', permission: 'vehicle:delete', by: 'keeper', logAs: null },
  apportion: {
    from: ['in_stock'],
    to: 'same',
    permission: 'vehicle:apportion',
    by: 'owner',
    logAs: null,
    // Machines come back to the dealer, and go to no sub-dealer.
    whenSuspended: ({ isRecall }) => isRecall,
    otherwise: ({ vin }) => ({ code: 'E-102', params: { vin } }),
  },
  confirmArrival: { ...arrive, by: 'owner', whenSuspended: 'goesOn' },
  markArrived: { ...arrive, by: 'keeper' },
  scrap: { from: inUse, to: 'scrapped', permission: 'vehicle:scrap', by: 'keeper', logAs: null },
};
