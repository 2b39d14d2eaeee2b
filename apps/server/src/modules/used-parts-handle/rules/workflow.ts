/** Workflow of a document about cores. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows } from '../../../documents/dealer/dealerRows.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { UsedPartsHandleAction } from '../../../generated/types.gen.ts';
import { addDays } from '../../../shared/calendarDate.ts';

export const handleStatuses = ['draft', 'submitted', 'shipped', 'pass', 'no_pass', 'closed'] as const;
export type HandleStatus = (typeof handleStatuses)[number];

export interface HandleState extends WorkflowState<HandleStatus> {
  round: number;
  /** Of the last parcel. */
  receivedDate: string | null;
  /** Today's date where the user is. */
  today: string;
  /** Days after a receipt in which may be charged back. */
  backDays: number;
  /** Its status in the user's language. */
  statusText: string;
}

export type HandleAction = UsedPartsHandleAction | 'finish' | DealerEndAction;

const nothingReceived: Guard<HandleState> = ({ receivedDate }) => (receivedDate === null ? null : { code: 'E-004' });
const wasReceived: Guard<HandleState> = ({ receivedDate, statusText: status }) => (receivedDate === null ? { code: 'E-007', params: { status } } : null);
const inTime: Guard<HandleState> = ({ receivedDate, today, backDays: n }) =>
  receivedDate !== null && today > addDays(receivedDate, n) ? { code: 'E-258', params: { n } } : null;

const entered = dealerRows<HandleState>('usedPartsHandle', 'goesOn');
const { pass, noPass } = reviewRows('usedPartsHandle');

export const handleWorkflow: Workflow<HandleStatus, HandleAction, HandleState> = {
  // `submit` ships returns; other documents wait for their review.
  ...entered,
  withdraw: { ...entered.withdraw, from: ['submitted', 'shipped'], guards: [nothingReceived] },
  pass,
  noPass: { ...noPass, from: ['submitted'] },
  // A parcel that is not accepted in full is returned.
  receive: { from: ['shipped'], to: 'pass', permission: 'usedPartsHandle:audit', by: 'reviewer' },
  chargeBack: {
    from: ['no_pass'],
    to: 'closed',
    permission: 'usedPartsHandle:finalAudit',
    by: 'keeper',
    needs: 'reason',
    logAs: 'charge_back',
    guards: [wasReceived, inTime],
  },
  finish: { from: ['pass', 'no_pass'], to: 'closed', permission: null, by: 'system', logAs: 'close' },
  ...dealerEndRows<HandleStatus>({ drops: ['draft'], ends: ['no_pass'] }),
};
