/** A suggestion as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import { endWithDealer, giveUp, submit } from './actions/dealerActions.ts';
import { auditSucceeded, close, expire, finish, noPass, pass, plan, refuse, reply } from './actions/reviewActions.ts';
import type { SuggestActionInput } from './actions/suggestStep.ts';
import { isAnswered } from './rules/isAnswered.ts';
import { suggestTasks } from './rules/suggestTasks.ts';
import { type SuggestAction, type SuggestState, suggestWorkflow } from './rules/workflow.ts';
import type { SuggestRow } from './tables.ts';

export const suggestKind: DocumentKind<SuggestRow, SuggestAction, SuggestState, SuggestActionInput> = {
  docType: 'prodUpgradeSuggest',
  table: 'prodUpgradeSuggest',
  noColumn: 'suggestNo',
  workflow: suggestWorkflow,
  effects: { submit, giveUp, reply, pass, noPass, refuse, plan, auditSucceeded, close, expire, finish, endWithDealer },
  states: async () => stateOf,
  tasks: suggestTasks,
  dealerEnd: { drops: ['draft'], ends: ['submitted', 'no_pass'] },
  reviewLines: 'ProdUpgradeSuggestReviewLines',
  comments: true,
  silent: ['replyRound', 'replyTime', 'submissionStatus'],
};

type StateColumns = Pick<SuggestRow, 'status' | 'submitBy' | 'round' | 'replyRound'>;

export const stateOf = (row: StateColumns): SuggestState => ({
  status: row.status,
  submitBy: row.submitBy,
  round: row.round,
  answered: isAnswered(row),
});
