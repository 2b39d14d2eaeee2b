/** The document about cores as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import { chargeBack } from './actions/chargeBack.ts';
import { endWithDealer, submit, withdraw } from './actions/dealerActions.ts';
import type { HandleActionInput } from './actions/handleStep.ts';
import { stateOf } from './rules/handleState.ts';
import { handleTasks } from './rules/handleTasks.ts';
import { finish, noPass, pass, receive } from './actions/reviewActions.ts';
import type { HandleHeader } from './tables.ts';
import { type HandleAction, type HandleState, handleWorkflow } from './rules/workflow.ts';

export const handleKind: DocumentKind<HandleHeader, HandleAction, HandleState, HandleActionInput> = {
  docType: 'usedPartsHandle',
  lineLists: { line: 'lines' },
  reviewLines: 'UsedPartsHandleReviewLines',
  table: 'usedPartsHandle',
  noColumn: 'handleNo',
  workflow: handleWorkflow,
  effects: { submit, withdraw, pass, noPass, receive, chargeBack, finish, endWithDealer },
  states: async (context) => stateOf(context),
  tasks: handleTasks,
  comments: true,
  dealerEnd: { blocks: ['submitted', 'shipped'], drops: ['draft'], ends: ['no_pass'] },
};
