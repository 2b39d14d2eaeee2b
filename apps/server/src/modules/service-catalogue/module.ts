import type { Module } from '../../shared/module.ts';
import type { Services } from '../../shared/services.ts';
import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { catalogueMasterRoutes } from './masterRoutes.ts';
import { catalogueRoutes } from './routes.ts';

/** Systems, faults and labour of the service catalogue. */
export const serviceCatalogue = {
  routes: (services: Services) => ({ ...catalogueRoutes(services), ...catalogueMasterRoutes(services) }),
  masterLogs: ['bugSystem', 'bugCode', 'serviceCode'].map((table) => masterLog(table, 'serviceCatalogue:query')),
  menu: [
    {
      group: 'service',
      path: '/service/catalog',
      component: 'service-catalogue/FaultListPage',
      permission: 'serviceCatalogue:query',
      hidden: [
        { path: '/service/catalog/labour', component: 'service-catalogue/LabourListPage', permission: 'serviceCatalogue:query' },
        { path: '/service/catalog/systems', component: 'service-catalogue/SystemListPage', permission: 'serviceCatalogue:query' },
      ],
    },
  ],
  grants: {
    serviceCatalogue: { DA: 'V', DS: 'V', DP: 'V', MS: 'V', MM: 'VMXI', MP: 'V', SA: 'V' },
  },
  references: {
    bugSystem: [
      { table: 'bug_code', column: 'bug_system' },
      { table: 'service_code', column: 'bug_system' },
    ],
    bugCode: [{ table: 'service_code', column: 'bug_codes', isList: true }],
  },
} satisfies Module;
