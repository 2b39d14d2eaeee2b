import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import type { Module } from '../../shared/module.ts';
import { exchangeRateParameters } from './parameters.ts';
import { rateReminder } from './rateReminder.ts';
import { enterRates } from './rateTask.ts';
import { exchangeRateRoutes } from './routes.ts';

/** Exchange rates to RMB: entered or imported by finance. */
export const exchangeRate = {
  routes: exchangeRateRoutes,
  masterLogs: [masterLog('exchangeRate', 'exchangeRate:query')],
  jobs: [rateReminder],
  standingTasks: [enterRates],
  parameters: exchangeRateParameters,
  numberRules: [{ code: 'exchangeRate', prefix: 'EX', period: 'month', perDealer: false, digits: 4 }],
  menu: [{ group: 'finance', path: '/finance/exchangeRate', component: 'exchange-rate/ExchangeRateListPage', permission: 'exchangeRate:query' }],
  grants: { exchangeRate: { DA: 'V', MM: 'V', MP: 'V', MK: 'V', MF: 'VMXI', SA: 'V' } },
} satisfies Module;
