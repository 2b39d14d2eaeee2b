/** Workflow of a sales goal, a document of the maker that its dealer confirms. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { SalesGoalAction } from '../../../generated/types.gen.ts';

export const goalStatuses = ['draft', 'pass', 'closed'] as const;
export type GoalStatus = (typeof goalStatuses)[number];

export interface GoalState extends WorkflowState<GoalStatus> {
  year: number;
  confirmTime: string | null;
  /** Current year in the user's time zone. */
  thisYear: number;
  /** Its status in the user's language. */
  statusText: string;
}

/** `finish`: its year is over. */
export type GoalAction = SalesGoalAction | 'finish' | DealerEndAction;

const yearGoesOn: Guard<GoalState> = ({ year, thisYear }) => (year < thisYear ? { code: 'E-405', params: { year } } : null);
const notConfirmed: Guard<GoalState> = ({ confirmTime, statusText }) => (confirmTime === null ? null : { code: 'E-007', params: { status: statusText } });

const keeps = { permission: 'salesGoal:edit', by: 'keeper' } as const;

export const goalWorkflow: Workflow<GoalStatus, GoalAction, GoalState> = {
  edit: { ...keeps, from: ['draft'], to: 'same', otherwise: () => ({ code: 'E-002' }), guards: [yearGoesOn], logAs: null },
  delete: { from: ['draft'], to: 'deleted', permission: 'salesGoal:delete', by: 'keeper', otherwise: () => ({ code: 'E-003' }) },
  release: { ...keeps, from: ['draft'], to: 'pass', guards: [yearGoesOn], whenSuspended: 'refused' },
  confirm: { from: ['pass'], to: 'same', permission: 'salesGoal:confirm', by: 'confirmer', guards: [notConfirmed] },
  revise: { ...keeps, from: ['pass'], to: 'same', needs: 'reason', guards: [yearGoesOn], whenSuspended: 'refused', logAs: 'reissue' },
  recall: { ...keeps, from: ['pass'], to: 'draft', needs: 'reason', guards: [yearGoesOn] },
  close: { ...keeps, from: ['pass'], to: 'closed', needs: 'reason' },
  finish: { from: ['pass'], to: 'closed', permission: null, by: 'system' },
  ...dealerEndRows<GoalStatus>({ drops: ['draft'], ends: ['pass'] }),
};
