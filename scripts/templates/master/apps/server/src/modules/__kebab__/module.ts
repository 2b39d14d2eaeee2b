import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { masterRoutes } from '../../shared/master/masterRoutes.ts';
import type { Module } from '../../shared/module.ts';
import { __name__Export, __name__Filters, __name__List, searched__Name__s } from './__name__List.ts';
import { __name__Master } from './__name__Master.ts';

/** One sentence: what the module is about. */
export const __name__ = {
  routes: () => masterRoutes('__name__s', { master: __name__Master, list: __name__List, filters: __name__Filters, exported: __name__Export }),
  masterLogs: [masterLog('__name__', '__name__:query')],
  menu: [{ group: 'service', path: '/service/__name__', component: '__kebab__/__Name__ListPage', permission: '__name__:query' }],
  grants: { __name__: { MS: 'V', MM: 'VMXI', SA: 'V' } },
  searched: [searched__Name__s],
} satisfies Module;
