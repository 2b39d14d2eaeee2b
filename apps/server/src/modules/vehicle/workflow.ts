/** Workflow of a machine. Pure. */
import type { Workflow, WorkflowState } from '../../documents/workflow.ts';
import type { VehicleAction } from '../../generated/types.gen.ts';
import type { VehicleStatus } from './tables.ts';

export const vehicleStatuses = ['shipped', 'pending_acceptance', 'in_stock', 'delivered', 'scrapped'] as const satisfies readonly VehicleStatus[];

export interface VehicleState extends WorkflowState<VehicleStatus> {
  vin: string;
  /** It stands at a sub-dealer, from which it can be called back. */
  isRecall: boolean;
  /** It was not registered within the usual time. */
  isUnregistered: boolean;
}

const inUse: readonly VehicleStatus[] = ['shipped', 'pending_acceptance', 'in_stock', 'delivered'];

const arrive = {
  from: ['shipped'],
  to: 'pending_acceptance',
  permission: 'vehicle:arrive',
  logAs: null,
  otherwise: ({ vin }: VehicleState) => ({ code: 'E-130', params: { vin } }),
} as const;

/** Actions of the system: effects of documents and jobs. */
export type SystemAction = 'proposeWarranty' | 'register' | 'suspendWarranty' | 'extendCover';

const bySystem = { permission: null, by: 'system', logAs: null } as const;

/**
 * `proposeWarranty` asks the maker for the start of warranty of an unregistered machine, and `startWarranty` answers it; `register`
 * and `suspendWarranty` follow from its handover, `extendCover` from an extension.
 */
export const vehicleWorkflow: Workflow<VehicleStatus, VehicleAction | SystemAction, VehicleState> = {
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
  proposeWarranty: { from: ['in_stock'], to: 'same', ...bySystem },
  startWarranty: {
    from: ['in_stock'],
    to: 'same',
    permission: 'handoverTrain:finalAudit',
    by: 'keeper',
    logAs: null,
    guards: [({ isUnregistered, vin }) => (isUnregistered ? null : { code: 'vehicle.notProposed', params: { vin } })],
  },
  register: { from: ['in_stock', 'delivered'], to: 'delivered', ...bySystem },
  suspendWarranty: { from: ['delivered'], to: 'same', ...bySystem },
  extendCover: { from: ['delivered', 'scrapped'], to: 'same', ...bySystem },
};
