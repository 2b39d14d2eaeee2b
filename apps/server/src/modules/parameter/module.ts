import type { LoggedRecord } from '../../shared/change-log/loggedRecord.ts';
import type { Module } from '../../shared/module.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { parameterId } from './parameterId.ts';
import { generalParameters } from './parameters.ts';
import { parameterRoutes } from './routes.ts';

/** How a parameter was changed is the maker's own. */
const history: LoggedRecord = {
  docType: 'parameter',
  permission: 'parameter:query',
  visible: async ({ services, user }, id) => isMaker(user) && Object.keys(services.parameters.rules).some((key) => parameterId(key) === id),
};

/** Settings that pages and rules read. */
export const parameter = {
  routes: parameterRoutes,
  masterLogs: [history],
  menu: [{ group: 'isystem', path: '/isystem/config', component: 'isystem-config/ConfigPage', permission: 'parameter:query' }],
  grants: {
    parameter: {
      MM: 'V+service',
      MP: 'V+parts',
      MK: 'V+sales',
      MF: 'V+finance',
      MT: 'V+training',
      SA: 'VX+service+parts+sales+finance+training+system',
    },
  },
  parameters: generalParameters,
} satisfies Module;
