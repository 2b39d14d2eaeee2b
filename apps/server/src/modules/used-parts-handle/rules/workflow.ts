/** Who may do what with a document about cores, and what becomes of it. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
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

const neverHandedIn: Guard<HandleState> = ({ round }) => (round > 0 ? { code: 'E-003' } : null);
const nothingReceived: Guard<HandleState> = ({ receivedDate }) => (receivedDate === null ? null : { code: 'E-004' });
const wasReceived: Guard<HandleState> = ({ receivedDate, statusText: status }) => (receivedDate === null ? { code: 'E-007', params: { status } } : null);
const inTime: Guard<HandleState> = ({ receivedDate, today, backDays: n }) =>
  receivedDate !== null && today > addDays(receivedDate, n) ? { code: 'E-258', params: { n } } : null;

export const handleWorkflow: Workflow<HandleStatus, HandleAction, HandleState> = {
  edit: {
    from: ['draft', 'no_pass'],
    to: 'same',
    permission: 'usedPartsHandle:edit',
    by: 'owner',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-002' }),
  },
  delete: {
    from: ['draft'],
    to: 'deleted',
    permission: 'usedPartsHandle:delete',
    by: 'owner',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-003' }),
    guards: [neverHandedIn],
  },
  // Returns are shipped by it; the rest waits for its review.
  submit: { from: ['draft', 'no_pass'], to: 'submitted', permission: 'usedPartsHandle:submit', by: 'owner', whenSuspended: 'goesOn' },
  withdraw: {
    from: ['submitted', 'shipped'],
    to: 'draft',
    permission: 'usedPartsHandle:withdraw',
    by: 'submitter',
    whenSuspended: 'goesOn',
    otherwise: () => ({ code: 'E-004' }),
    guards: [nothingReceived],
  },
  pass: { from: ['submitted'], to: 'pass', permission: 'usedPartsHandle:audit', by: 'reviewer' },
  noPass: { from: ['submitted'], to: 'no_pass', permission: 'usedPartsHandle:audit', by: 'reviewer', needs: 'reason', logAs: 'no_pass' },
  // What is not accepted in full goes back.
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
