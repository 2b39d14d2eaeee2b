/** A report on the market as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import { close, endWithDealer, finish, reply, submit } from './actions/infoActions.ts';
import { infoTasks } from './rules/infoTasks.ts';
import { type MarketInfoState, type MarketInfoStep, marketInfoWorkflow } from './rules/workflow.ts';
import type { MarketInfoHeader } from './tables.ts';

export const stateOf = ({ status, submitBy, round }: Pick<MarketInfoHeader, 'status' | 'submitBy' | 'round'>): MarketInfoState => ({
  status,
  submitBy,
  round,
});

export const marketInfoKind: DocumentKind<MarketInfoHeader, MarketInfoStep, MarketInfoState> = {
  docType: 'marketInfo',
  table: 'marketInfo',
  noColumn: 'infoNo',
  workflow: marketInfoWorkflow,
  effects: { submit, reply, finish, close, expire: finish, endWithDealer },
  states: async () => stateOf,
  tasks: infoTasks,
  dealerEnd: { drops: ['draft'], ends: ['submitted', 'pass'] },
  comments: true,
};
