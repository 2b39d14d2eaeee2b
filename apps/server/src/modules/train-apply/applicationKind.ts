/** The application as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { close, endWithDealer, finish, giveUp, noPass, pass, plan, refusal, submit, unplan } from './actions/applicationActions.ts';
import type { ApplicationInput } from './actions/applicationStep.ts';
import { applicationTasks } from './rules/applicationTasks.ts';
import { type ApplicationAction, type ApplicationState, applicationWorkflow } from './rules/workflow.ts';
import type { ApplicationHeader } from './tables.ts';

export const applicationKind: DocumentKind<ApplicationHeader, ApplicationAction, ApplicationState, ApplicationInput> = {
  docType: 'trainApply',
  table: 'trainApply',
  noColumn: 'applyNo',
  workflow: applicationWorkflow,
  effects: { submit, giveUp, pass, noPass, refuse: refusal, close, plan, finish, unplan, endWithDealer },
  states: async (context) => stateOf(context),
  tasks: applicationTasks,
  comments: true,
  reviewLines: 'TrainApplyReviewLines',
  dealerEnd: { drops: ['draft'], ends: ['submitted', 'no_pass', 'pass'] },
};

export const stateOf =
  ({ services, user }: Context) =>
  ({ status, submitBy, round, plannedNo }: ApplicationHeader): ApplicationState => ({
    status,
    submitBy,
    round,
    isPlanned: plannedNo !== null,
    statusText: services.dictionaries.text('bill_status', status, user.language),
  });
