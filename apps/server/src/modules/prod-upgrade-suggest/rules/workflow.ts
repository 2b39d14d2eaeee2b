/** Workflow of a suggestion: made, answered, adopted, built. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows, giveUpRow } from '../../../documents/dealer/dealerRows.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { ProdUpgradeSuggestAction } from '../../../generated/types.gen.ts';

export const suggestStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'] as const;
export type SuggestStatus = (typeof suggestStatuses)[number];

/** Statuses of which all dealers hear. */
export const onBoard = ['submitted', 'pass', 'audit_succeeded'] as const satisfies readonly SuggestStatus[];
/** Those in which dealers may vote. */
export const votable: readonly SuggestStatus[] = ['submitted', 'pass'];

export interface SuggestState extends WorkflowState<SuggestStatus> {
  round: number;
  /** Its last submission has an answer. */
  answered: boolean;
}

/** The job ends what nobody answered, and what was built long ago. */
export type SuggestAction = ProdUpgradeSuggestAction | 'expire' | 'finish' | DealerEndAction;

const notAnswered: Guard<SuggestState> = ({ answered }) => (answered ? { code: 'E-004' } : null);

const module = 'prodUpgradeSuggest';
const entered = dealerRows<SuggestState>(module);
const { noPass, refuse, close } = reviewRows(module);
const decided = { permission: `${module}:finalAudit`, by: 'reviewer' } as const;

export const suggestWorkflow: Workflow<SuggestStatus, SuggestAction, SuggestState> = {
  ...entered,
  withdraw: { ...entered.withdraw, guards: [notAnswered] },
  giveUp: giveUpRow(module),
  reply: { from: ['submitted'], to: 'same', permission: `${module}:audit`, by: 'reviewer', needs: 'reason' },
  // Adopted, or asked again.
  pass: { ...decided, from: ['submitted'], to: 'pass' },
  noPass: { ...noPass, from: ['submitted'] },
  refuse,
  plan: { ...decided, from: ['pass'], to: 'same' },
  // In production.
  auditSucceeded: { ...decided, from: ['pass'], to: 'audit_succeeded', logAs: 'audit_succeeded' },
  close: { ...close, from: [...close.from, 'audit_succeeded'] },
  expire: { from: ['no_pass'], to: 'closed', permission: null, by: 'system' },
  finish: { from: ['audit_succeeded'], to: 'closed', permission: null, by: 'system' },
  ...dealerEndRows<SuggestStatus>({ drops: ['draft'], ends: ['submitted', 'no_pass'] }),
};
