/** The acceptance as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import type { ArrivalActionInput } from './actions/arrivalStep.ts';
import { arrivalTasks } from './rules/arrivalTasks.ts';
import { begin, claimed, handled, refreshItems, submit, withdraw } from './actions/dealerActions.ts';
import { auditSucceeded, cancel, close, finish, noPass, pass, reopen, settle } from './actions/reviewActions.ts';
import type { ArrivalHeader } from './tables.ts';
import { type ArrivalAction, type ArrivalState, arrivalWorkflow } from './rules/workflow.ts';

export const arrivalKind: DocumentKind<ArrivalHeader, ArrivalAction, ArrivalState, ArrivalActionInput> = {
  docType: 'arrivalAccept',
  lineLists: { item: 'items' },
  table: 'arrivalAccept',
  noColumn: 'acceptNo',
  workflow: arrivalWorkflow,
  // Whatever else has not ended waits for a machine that stands in the way itself.
  dealerEnd: { blocks: ['submitted'] },
  effects: { begin, refreshItems, submit, withdraw, handled, claimed, pass, noPass, auditSucceeded, close, reopen, finish, settle, cancel },
  states: async (context) => stateOf(context),
  tasks: arrivalTasks,
  comments: true,
  reviewLines: 'ArrivalAcceptReviewLines',
  machine: { vinColumn: 'vin', open: ['submitted', 'pass'] },
  silent: ['blockingCount', 'answeredCount', 'itemCount', 'failedCount', 'openCount'],
};

type StateColumns = Pick<ArrivalHeader, 'status' | 'submitBy' | 'openCount' | 'blockingCount' | 'resubmitUntil'>;

export function stateOf({ services, user }: Context): (row: StateColumns) => ArrivalState {
  const limits = { today: today(user, services.now()), resubmitDays: services.parameters.number('claim.resubmitDays') };
  return ({ status, submitBy, openCount, blockingCount, resubmitUntil }) => ({ status, submitBy, openCount, blockingCount, resubmitUntil, ...limits });
}
