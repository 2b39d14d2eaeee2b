/** Workflow of a statement, a document of the maker that its dealer confirms. Pure. */
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { MonthlyCollectReceiptAction } from '../../../generated/types.gen.ts';
import type { Coded } from '../../../shared/refusal/refusal.ts';

export const receiptStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'closed'] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];

/** Dictionary of their names: the common ones would say that a disputed statement was refused. */
export const statusWords = 'statement_status';

export interface ReceiptState extends WorkflowState<ReceiptStatus> {
  period: string;
  /** Last day for objections. */
  disputeEnd: string | null;
  /** Current date in the user's time zone. */
  today: string;
  issueBy: string | null;
  /** Somebody else than who issued it may close it. */
  othersClose: boolean;
  /** Its status in the user's language. */
  statusText: string;
}

/** `silent`: the days for objections are over. */
export type ReceiptAction = MonthlyCollectReceiptAction | 'silent';

const confirmed: readonly ReceiptStatus[] = ['pass', 'closed'];

const confirmedAlready = ({ status, period, statusText }: ReceiptState): Coded =>
  confirmed.includes(status) ? { code: 'E-500', params: { period } } : { code: 'E-007', params: { status: statusText } };

const inTime: Guard<ReceiptState> = ({ disputeEnd, today }) =>
  disputeEnd !== null && today > disputeEnd ? { code: 'E-501', params: { date: disputeEnd } } : null;

const notIssuedByUser: Guard<ReceiptState> = ({ issueBy, othersClose }, { username }) => (othersClose && issueBy === username ? { code: 'E-005' } : null);

const keeps = { to: 'same', permission: 'monthlyCollectReceipts:edit', by: 'keeper' } as const;

export const receiptWorkflow: Workflow<ReceiptStatus, ReceiptAction, ReceiptState> = {
  recompute: { from: ['draft'], ...keeps, logAs: null },
  exclude: { from: ['draft'], ...keeps, needs: 'reason' },
  include: { from: ['draft'], ...keeps },
  issue: { from: ['draft'], to: 'submitted', permission: 'monthlyCollectReceipts:submit', by: 'keeper' },
  pass: {
    from: ['submitted'],
    to: 'pass',
    permission: 'monthlyCollectReceipts:confirm',
    by: 'confirmer',
    otherwise: confirmedAlready,
    whenSuspended: 'goesOn',
    logAs: 'confirm',
  },
  noPass: {
    from: ['submitted'],
    to: 'no_pass',
    permission: 'monthlyCollectReceipts:confirm',
    by: 'confirmer',
    needs: 'reason',
    guards: [inTime],
    otherwise: confirmedAlready,
    whenSuspended: 'goesOn',
    logAs: 'dispute',
  },
  silent: { from: ['submitted'], to: 'pass', permission: null, by: 'system', logAs: 'confirm' },
  answerDispute: { from: ['no_pass'], ...keeps, logAs: 'answer' },
  reissue: { from: ['no_pass'], to: 'submitted', permission: 'monthlyCollectReceipts:submit', by: 'keeper' },
  close: {
    from: ['pass'],
    to: 'closed',
    permission: 'monthlyCollectReceipts:close',
    by: 'keeper',
    guards: [notIssuedByUser],
    otherwise: (state) => (state.status === 'closed' ? confirmedAlready(state) : { code: 'E-007', params: { status: state.statusText } }),
  },
};
