/** The order forecast as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import { copy } from './actions/copyForecast.ts';
import type { ForecastActionInput } from './actions/forecastStep.ts';
import { noPass, pass, refuseForGood } from './actions/reviewForecast.ts';
import { endWithDealer, expire, finish, giveUp, submit } from './actions/submitForecast.ts';
import { stateOf } from './rules/forecastState.ts';
import { forecastTasks } from './rules/forecastTasks.ts';
import { type OrderForecastState, orderForecastWorkflow } from './rules/workflow.ts';
import type { OrderForecastHeader } from './tables.ts';

export const orderForecastKind: DocumentKind<OrderForecastHeader, keyof typeof orderForecastWorkflow, OrderForecastState, ForecastActionInput> = {
  docType: 'orderForecast',
  table: 'orderForecast',
  noColumn: 'forecastNo',
  workflow: orderForecastWorkflow,
  effects: { submit, giveUp, copy, pass, noPass, refuse: refuseForGood, finish, expire, endWithDealer },
  states: async (context) => stateOf(context),
  tasks: forecastTasks,
  comments: true,
  lineLists: { line: 'lines' },
  dealerEnd: { drops: ['draft'], ends: ['submitted', 'no_pass', 'pass'] },
};
