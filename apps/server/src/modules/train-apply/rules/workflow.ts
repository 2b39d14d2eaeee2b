/** Workflow of an application: handed in, answered with a course, over with it. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows, giveUpRow } from '../../../documents/dealer/dealerRows.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { TrainApplyAction } from '../../../generated/types.gen.ts';

export const applicationStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'closed'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export interface ApplicationState extends WorkflowState<ApplicationStatus> {
  round: number;
  isPlanned: boolean;
  /** Its status in the user's language. */
  statusText: string;
}

/** The course is over, or will not be. */
type SystemAction = 'finish' | 'unplan';
export type ApplicationAction = TrainApplyAction | SystemAction | DealerEndAction;

const unplanned: Guard<ApplicationState> = ({ isPlanned, statusText: status }) => (isPlanned ? { code: 'E-007', params: { status } } : null);

const { pass, noPass, refuse, close } = reviewRows('trainApply');
const permission = 'trainApply:audit';

export const applicationWorkflow: Workflow<ApplicationStatus, ApplicationAction, ApplicationState> = {
  ...dealerRows<ApplicationState>('trainApply'),
  giveUp: giveUpRow('trainApply'),
  pass,
  noPass: { ...noPass, from: ['submitted'], guards: [] },
  refuse: { ...refuse, from: ['submitted'], permission },
  close: { ...close, from: ['submitted', 'pass', 'no_pass'], permission },
  plan: { from: ['pass'], to: 'same', permission: 'training:add', by: 'keeper', guards: [unplanned] },
  finish: { from: ['pass'], to: 'closed', permission: null, by: 'system' },
  unplan: { from: ['pass', 'closed'], to: 'same', permission: null, by: 'system', logAs: null },
  ...dealerEndRows({ drops: ['draft'], ends: ['submitted', 'no_pass', 'pass'] }),
};
