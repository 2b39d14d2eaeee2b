import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { logCleaning } from './logCleaning.ts';
import { logParameters } from './parameters.ts';
import { logRoutes } from './routes.ts';

/** Who did what, from where, and what failed; what saves have changed. */
export const log = {
  routes: logRoutes,
  jobs: [logCleaning],
  parameters: logParameters,
  menu: [menuPage('isystem/log', 'isystem-log/OperationLogPage', 'log:query', { changes: ['isystem-log/ChangeLogPage', 'log:query'] })],
} satisfies Module;
