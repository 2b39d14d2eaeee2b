/** A receipt as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { book } from './actions/book.ts';
import { complete, dropCount, endWithDealer, expire, follow, settle, waiveDifferences } from './actions/endActions.ts';
import type { ArrivalActionInput } from './actions/arrivalStep.ts';
import { arrivalTasks } from './rules/arrivalTasks.ts';
import { type ArrivalAction, type ArrivalState, arrivalWorkflow } from './rules/workflow.ts';
import { statusWords } from './rules/status.ts';
import type { ArrivalHeader } from './tables.ts';

export const arrivalKind: DocumentKind<ArrivalHeader, ArrivalAction, ArrivalState, ArrivalActionInput> = {
  docType: 'partsArrival',
  table: 'partsArrival',
  noColumn: 'arrivalNo',
  statusWords: { dictionary: statusWords, values: { pending_acceptance: 'pending_acceptance', pass: 'pass', no_pass: 'no_pass', closed: 'closed' } },
  workflow: arrivalWorkflow,
  effects: { book, delete: dropCount, dropWithDealer: dropCount, waiveDifferences, complete, settle, expire, follow, endWithDealer },
  states: async (context) => stateOf(context),
  tasks: arrivalTasks,
  dealerEnd: { drops: ['pending_acceptance'], ends: ['no_pass'] },
  silent: ['claimed', 'bookedTime', 'submitTime', 'submitBy'],
};

export function stateOf(_context: Context): (row: ArrivalHeader) => ArrivalState {
  return ({ status, submitBy, totalOver, totalWrong }) => ({ status, submitBy, hasMakersGoods: totalOver > 0 || totalWrong > 0 });
}
