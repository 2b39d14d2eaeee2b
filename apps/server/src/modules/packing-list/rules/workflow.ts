/** Workflow of a packing list, a document of the maker that its dealer receives. Pure. */
import type { DealerEndAction } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { PackingListAction } from '../../../generated/types.gen.ts';

export const packingStatuses = ['draft', 'shipped', 'pending_acceptance', 'closed'] as const;
export type PackingStatus = (typeof packingStatuses)[number];

export interface PackingState extends WorkflowState<PackingStatus> {
  /** Boxes that the dealer has received. */
  boxesReceived: number;
  /** Day on which somebody saw it at the dealer. */
  arrivedOn: string | null;
  /** Its status in the user's language. */
  statusText: string;
}

/** `arrive`: its expected day has passed; `receive`: boxes are received. */
export type PackingAction = PackingListAction | 'arrive' | 'receive' | DealerEndAction;

const nothingReceived: Guard<PackingState> = ({ boxesReceived }) => (boxesReceived === 0 ? null : { code: 'E-316' });
/** Nobody has seen the goods at the dealer. */
const mayStillCome: Guard<PackingState> = ({ boxesReceived, arrivedOn, statusText: status }) =>
  boxesReceived === 0 && arrivedOn === null ? null : { code: 'E-007', params: { status } };

export const packingWorkflow: Workflow<PackingStatus, PackingAction, PackingState> = {
  edit: { from: ['draft'], to: 'same', permission: 'packingList:edit', by: 'keeper', otherwise: () => ({ code: 'E-002' }) },
  delete: { from: ['draft'], to: 'deleted', permission: 'packingList:delete', by: 'keeper', otherwise: () => ({ code: 'E-003' }) },
  ship: { from: ['draft'], to: 'shipped', permission: 'packingList:edit', by: 'keeper', whenSuspended: 'asks' },
  recall: {
    from: ['shipped'],
    to: 'draft',
    permission: 'packingList:edit',
    by: 'keeper',
    needs: 'reason',
    guards: [nothingReceived],
    otherwise: ({ boxesReceived, statusText: status }) => (boxesReceived > 0 ? { code: 'E-316' } : { code: 'E-007', params: { status } }),
  },
  changeEta: {
    from: ['shipped', 'pending_acceptance'],
    to: 'shipped',
    permission: 'packingList:edit',
    by: 'keeper',
    needs: 'reason',
    guards: [mayStillCome],
    logAs: 'change_eta',
  },
  markArrived: {
    from: ['shipped'],
    to: 'pending_acceptance',
    permission: 'packingList:confirm',
    by: 'confirmer',
    whenSuspended: 'goesOn',
    logAs: 'arrive',
  },
  arrive: { from: ['shipped'], to: 'pending_acceptance', permission: null, by: 'system', logAs: 'arrive' },
  // The last box closes it.
  receive: { from: ['shipped', 'pending_acceptance'], to: 'pending_acceptance', permission: null, by: 'system' },
  ...dealerEndRows<PackingStatus>({ drops: ['draft'], ends: [] }),
};
