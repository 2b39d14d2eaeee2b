/** Workflow of a registration: handed in, seats given, over. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows, giveUpRow } from '../../../documents/dealer/dealerRows.ts';
import { reviewRows } from '../../../documents/reviewRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { TrainSubmissionAction } from '../../../generated/types.gen.ts';

export const registrationStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'closed'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export interface RegistrationState extends WorkflowState<RegistrationStatus> {
  round: number;
  isWaiting: boolean;
  isConfirmed: boolean;
  /** First day of the course. */
  startDate: string;
  /** Today's date where the user is. */
  today: string;
  /** Its status in the user's language. */
  statusText: string;
}

/** Follows from a free seat, the course, its attendance, its dates. */
type SystemAction = 'promote' | 'expire' | 'cancelWithPlan' | 'attend' | 'finish' | 'follow';
export type RegistrationAction = TrainSubmissionAction | SystemAction | DealerEndAction;

/** There is no seat to give. */
const seated: Guard<RegistrationState> = ({ isWaiting }) => (isWaiting ? { code: 'trainSubmission.waiting' } : null);
const notBegun: Guard<RegistrationState> = ({ startDate, today }) => (today < startDate ? null : { code: 'E-426' });
const once: Guard<RegistrationState> = ({ isConfirmed, statusText: status }) => (isConfirmed ? { code: 'E-007', params: { status } } : null);

const module = 'trainingRegistration';
const { pass, noPass } = reviewRows(module);
const held = { from: ['submitted', 'pass'], permission: `${module}:submit`, whenSuspended: 'goesOn', guards: [notBegun] } as const;

export const registrationWorkflow: Workflow<RegistrationStatus, RegistrationAction, RegistrationState> = {
  ...dealerRows<RegistrationState>(module),
  giveUp: giveUpRow(module),
  pass: { ...pass, guards: [seated] },
  noPass: { ...noPass, from: ['submitted'], guards: [seated] },
  confirmSeat: { from: ['pass'], to: 'same', permission: `${module}:submit`, by: 'confirmer', whenSuspended: 'goesOn', logAs: 'confirm', guards: [once] },
  changePeople: { ...held, to: 'same', by: 'owner', logAs: 'change_people' },
  cancelSeat: { ...held, to: 'closed', by: 'owner', needs: 'reason', logAs: 'cancel' },
  promote: { from: ['submitted'], to: 'same', permission: null, by: 'system' },
  expire: { from: ['draft', 'submitted', 'no_pass'], to: 'closed', permission: null, by: 'system' },
  cancelWithPlan: { from: ['draft', 'submitted', 'pass', 'no_pass'], to: 'closed', permission: null, by: 'system', logAs: 'cancel' },
  attend: { from: ['pass'], to: 'same', permission: null, by: 'system', logAs: 'confirm' },
  finish: { from: ['pass'], to: 'closed', permission: null, by: 'system' },
  follow: { from: ['draft', 'submitted', 'pass', 'no_pass'], to: 'same', permission: null, by: 'system', logAs: null },
  ...dealerEndRows({ drops: ['draft'], ends: ['submitted', 'no_pass', 'pass'] }),
};
