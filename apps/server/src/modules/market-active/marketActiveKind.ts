/** A market activity as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import type { ActivityActionInput } from './actions/activityStep.ts';
import { cancel, endWithDealer, giveUp, submit, withdraw } from './actions/dealerActions.ts';
import { auditSucceeded, close, expire, noPass, pass, refuse, settle } from './actions/reviewActions.ts';
import { activityTasks } from './rules/activityTasks.ts';
import { type MarketActiveState, type MarketActiveStep, marketActiveWorkflow } from './rules/workflow.ts';
import type { MarketActiveHeader } from './tables.ts';

export const marketActiveKind: DocumentKind<MarketActiveHeader, MarketActiveStep, MarketActiveState, ActivityActionInput> = {
  docType: 'marketActive',
  table: 'marketActive',
  noColumn: 'activeNo',
  workflow: marketActiveWorkflow,
  effects: { submit, withdraw, giveUp, cancel, pass, auditSucceeded, noPass, refuse, close, settle, expire, endWithDealer },
  states: async (context) => stateOf(context),
  tasks: activityTasks,
  dealerEnd: { blocks: ['submitted', 'pass', 'audit_succeeded'], drops: ['draft'], ends: ['no_pass'] },
  comments: true,
  reviewLines: 'MarketActiveReviewLines',
};

type StateColumns = Pick<MarketActiveHeader, 'status' | 'submitBy' | 'round' | 'stage' | 'startDate' | 'endDate'>;

export function stateOf({ services, user }: Context): (row: StateColumns) => MarketActiveState {
  const day = today(user, services.now());
  return ({ status, submitBy, round, stage, startDate, endDate }) => ({
    status,
    submitBy,
    round,
    stage,
    startDate,
    endDate,
    today: day,
    statusText: services.dictionaries.text('bill_status', status, user.language),
  });
}
