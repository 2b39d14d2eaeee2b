/** The handover as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import { endWithDealer, giveUp, submit, withdraw } from './actions/dealerActions.ts';
import { handoverTasks } from './rules/handoverTasks.ts';
import type { HandoverActionInput } from './actions/handoverStep.ts';
import { cancel, close, finish, noPass, pass, reopen } from './actions/reviewActions.ts';
import type { HandoverHeader } from './tables.ts';
import { type HandoverAction, type HandoverState, handoverWorkflow } from './rules/workflow.ts';

export const handoverKind: DocumentKind<HandoverHeader, HandoverAction, HandoverState, HandoverActionInput> = {
  docType: 'handoverTrain',
  lineLists: { trainee: 'trainees', topic: 'topics' },
  table: 'handoverTrain',
  noColumn: 'handoverNo',
  workflow: handoverWorkflow,
  effects: { submit, withdraw, giveUp, pass, noPass, close, reopen, finish, cancel, endWithDealer },
  states: async (context) => stateOf(context),
  tasks: handoverTasks,
  comments: true,
  machine: { vinColumn: 'vin', open: ['submitted'] },
  dealerEnd: { blocks: ['submitted'], drops: ['draft'], ends: ['no_pass'] },
  silent: ['firstSubmitDate'],
};

type StateColumns = Pick<HandoverHeader, 'status' | 'submitBy' | 'registered' | 'round' | 'resubmitUntil'>;

export function stateOf({ services, user }: Context): (row: StateColumns) => HandoverState {
  const limits = { today: today(user, services.now()), resubmitDays: services.parameters.number('claim.resubmitDays') };
  return ({ status, submitBy, registered, round, resubmitUntil }) => ({
    status,
    submitBy,
    round,
    resubmitUntil,
    isRegistered: registered === 'Y',
    statusText: services.dictionaries.text('bill_status', status, user.language),
    ...limits,
  });
}
