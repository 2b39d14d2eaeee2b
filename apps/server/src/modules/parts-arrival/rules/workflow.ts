/** Workflow of a receipt: counted, booked, closed with the claims of its differences. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { PartsArrivalAction } from '../../../generated/types.gen.ts';
import type { ArrivalStatus } from './status.ts';

export interface ArrivalState extends WorkflowState<ArrivalStatus> {
  /** Something came that the maker did not sell: surplus or another part. */
  hasMakersGoods: boolean;
}

/** Surplus and wrong parts are the maker's: a claim returns or buys them. */
const nothingOfTheMaker: Guard<ArrivalState> = ({ hasMakersGoods }) => (hasMakersGoods ? { code: 'partsArrival.makersGoods' } : null);

/** Follows from the packing list, from claims, from the deadline. */
type SystemAction = 'complete' | 'settle' | 'expire' | 'follow';
export type ArrivalAction = PartsArrivalAction | SystemAction | DealerEndAction;

const counting = { from: ['pending_acceptance'], by: 'owner', permission: 'partsArrival:generate', whenSuspended: 'goesOn' } as const;

/** Goods that have come are received, whether the dealer is suspended or not. */
export const arrivalWorkflow: Workflow<ArrivalStatus, ArrivalAction, ArrivalState> = {
  edit: { ...counting, to: 'same', otherwise: () => ({ code: 'E-002' }) },
  delete: { ...counting, to: 'deleted', otherwise: () => ({ code: 'E-003' }) },
  // `no_pass` where something differs.
  book: { ...counting, to: 'pass', logAs: 'receive' },
  waiveDifferences: {
    from: ['no_pass'],
    to: 'closed',
    permission: 'partsArrival:edit',
    by: 'owner',
    needs: 'reason',
    whenSuspended: 'goesOn',
    logAs: 'waive',
    guards: [nothingOfTheMaker],
  },
  complete: { from: ['pass'], to: 'closed', permission: null, by: 'system', logAs: 'close' },
  settle: { from: ['no_pass'], to: 'closed', permission: null, by: 'system' },
  expire: { from: ['no_pass'], to: 'closed', permission: null, by: 'system' },
  follow: { from: ['no_pass'], to: 'same', permission: null, by: 'system', logAs: null },
  ...dealerEndRows({ drops: ['pending_acceptance'], ends: ['no_pass'] }),
};
