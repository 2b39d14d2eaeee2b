/** Workflow of a parts claim. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows } from '../../../documents/dealer/dealerRows.ts';
import { inTime } from '../../../documents/guards.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { PartsClaimAction } from '../../../generated/types.gen.ts';

export const partsClaimStatuses = ['draft', 'submitted', 'pass', 'shipped', 'no_pass', 'audit_succeeded', 'closed'] as const;
export type PartsClaimStatus = (typeof partsClaimStatuses)[number];

export interface PartsClaimState extends WorkflowState<PartsClaimStatus> {
  round: number;
  resubmitUntil: string | null;
  /** Today's date where the user is. */
  today: string;
  /** Parameter `partsClaim.resubmitDays`. */
  resubmitDays: number;
  /** Goods are to be sent back, or are on their way. */
  goodsExpected: boolean;
  /** Goods have come back, or a part of it is settled: it can no longer be returned to the dealer. */
  isBegun: boolean;
  settlement: 'money' | 'goods' | null;
  /** Who passed it. */
  passedBy: string | null;
  /** Its status in the user's language. */
  statusText: string;
}

/** Effects of other documents and of time, besides the actions of users. */
type SystemAction = 'handIn' | 'drop' | 'lapse' | 'finish' | 'decideAnew';

const notBegun: Guard<PartsClaimState> = ({ isBegun, statusText: status }) => (isBegun ? { code: 'E-007', params: { status } } : null);
const awaitsGoods: Guard<PartsClaimState> = ({ goodsExpected, statusText: status }) => (goodsExpected ? null : { code: 'E-007', params: { status } });
const goodsAreBack: Guard<PartsClaimState> = ({ goodsExpected }) => (goodsExpected ? { code: 'E-325' } : null);
const isDecided: Guard<PartsClaimState> = ({ settlement }) => (settlement === null ? { code: 'partsClaim.undecided' } : null);

/** Rights to settle, by what is settled: money is finance's, goods are the parts desk's. */
export const settleRights = { money: 'partsClaim:settleMoney', goods: 'partsClaim:settleGoods' } as const;
const byItsDesk: Guard<PartsClaimState> = ({ settlement }, { permissions }) =>
  settlement !== null && !permissions.has(settleRights[settlement]) ? { code: 'forbidden' } : null;

/** Money takes two people. */
const notByThePasser: Guard<PartsClaimState> = ({ settlement, passedBy }, { username }) =>
  settlement === 'money' && passedBy === username ? { code: 'E-005' } : null;

const entered = dealerRows<PartsClaimState>('partsClaim', 'goesOn');

export const partsClaimWorkflow: Workflow<PartsClaimStatus, PartsClaimAction | SystemAction | DealerEndAction, PartsClaimState> = {
  ...entered,
  submit: { ...entered.submit, guards: [inTime] },
  giveUp: { from: ['no_pass'], to: 'closed', permission: 'partsClaim:submit', by: 'owner', whenSuspended: 'goesOn', logAs: 'give_up' },
  pass: { from: ['submitted'], to: 'pass', permission: 'partsClaim:audit', by: 'reviewer' },
  noPass: {
    from: ['submitted', 'pass'],
    to: 'no_pass',
    permission: 'partsClaim:audit',
    by: 'reviewer',
    needs: 'reason',
    logAs: 'no_pass',
    guards: [notBegun],
  },
  refuse: {
    from: ['submitted', 'pass'],
    to: 'closed',
    permission: 'partsClaim:audit',
    by: 'reviewer',
    needs: 'reason',
    logAs: 'no_pass',
    guards: [notBegun],
  },
  shipReturn: {
    from: ['pass'],
    to: 'shipped',
    permission: 'partsClaim:submit',
    by: 'owner',
    whenSuspended: 'goesOn',
    logAs: 'ship_return',
    guards: [awaitsGoods],
  },
  receiveReturn: { from: ['shipped'], to: 'pass', permission: 'partsClaim:audit', by: 'keeper', logAs: 'receive_return' },
  // What has nothing to be sent again is closed at once.
  auditSucceeded: {
    from: ['pass'],
    to: 'audit_succeeded',
    permission: 'partsClaim:finalAudit',
    by: 'reviewer',
    logAs: 'audit_succeeded',
    guards: [isDecided, byItsDesk, notByThePasser, goodsAreBack],
  },
  backToReview: {
    from: ['pass'],
    to: 'submitted',
    permission: 'partsClaim:finalAudit',
    by: 'reviewer',
    needs: 'reason',
    logAs: 'back_to_review',
  },
  // Goods of the maker whose claim nobody handed in.
  handIn: { from: ['draft'], to: 'submitted', permission: null, by: 'system', logAs: 'submit' },
  drop: { from: ['draft'], to: 'deleted', permission: null, by: 'system', logAs: null },
  lapse: { from: ['no_pass'], to: 'closed', permission: null, by: 'system', logAs: 'give_up' },
  finish: { from: ['audit_succeeded'], to: 'closed', permission: null, by: 'system', logAs: 'close' },
  decideAnew: { from: ['audit_succeeded'], to: 'pass', permission: null, by: 'system', logAs: 'reopen' },
  ...dealerEndRows<PartsClaimStatus>({ drops: ['draft'], ends: ['no_pass'] }),
};
