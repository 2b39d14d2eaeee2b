/** Workflow of a report on the market: reported, answered, closed. It is never refused. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows } from '../../../documents/dealer/dealerRows.ts';
import type { Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { MarketInfoAction } from '../../../generated/types.gen.ts';

export const marketInfoStatuses = ['draft', 'submitted', 'pass', 'closed'] as const;
export type MarketInfoStatus = (typeof marketInfoStatuses)[number];

export interface MarketInfoState extends WorkflowState<MarketInfoStatus> {
  round: number;
}

export type MarketInfoStep = MarketInfoAction | 'expire' | DealerEndAction;

const { edit, submit, ...entered } = dealerRows<MarketInfoState>('marketInfo');
const open = ['submitted', 'pass'] as const;

/** Another answer corrects the one before. `finish` is the dealer's own closing, `expire` that of the job. */
export const marketInfoWorkflow: Workflow<MarketInfoStatus, MarketInfoStep, MarketInfoState> = {
  ...entered,
  edit: { ...edit, from: ['draft'], to: 'same' },
  submit: { ...submit, from: ['draft'], to: 'submitted' },
  withdraw: { ...entered.withdraw, from: ['submitted'], to: 'draft' },
  delete: { ...entered.delete, from: ['draft'], to: 'deleted' },
  reply: { from: open, to: 'pass', permission: 'marketInfo:reply', by: 'reviewer', needs: 'reason' },
  finish: { from: ['pass'], to: 'closed', permission: 'marketInfo:submit', by: 'owner', whenSuspended: 'goesOn', logAs: 'close' },
  close: { from: open, to: 'closed', permission: 'marketInfo:reply', by: 'reviewer', needs: 'reason' },
  expire: { from: ['pass'], to: 'closed', permission: null, by: 'system', logAs: 'close' },
  ...dealerEndRows({ drops: ['draft'], ends: ['submitted', 'pass'] }),
};
