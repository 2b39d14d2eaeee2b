import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { fieldCheckRoutes } from './routes.ts';
import { searchedCheckRules } from './checkRuleMaster.ts';

/** Checks of single fields: patterns and duplicates. */
export const fieldCheck = {
  routes: fieldCheckRoutes,
  masterLogs: [masterLog('sysCheckRule', 'dictionary:query')],
  menu: [menuPage('isystem/checkRule', 'isystem-check-rule/CheckRuleListPage', 'dictionary:query', {})],
  searched: [searchedCheckRules],
} satisfies Module;
