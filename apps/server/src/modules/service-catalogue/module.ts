import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import type { Services } from '../../shared/services.ts';
import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { catalogueMasterRoutes } from './masterRoutes.ts';
import { catalogueRoutes } from './routes.ts';
import { searchedFaults, searchedLabour, searchedSystems } from './catalogueLists.ts';
import { searchedSuppliers } from './suppliers/supplierList.ts';

/** Systems, faults and labour of the service catalogue. */
export const serviceCatalogue = {
  routes: (services: Services) => ({ ...catalogueRoutes(services), ...catalogueMasterRoutes(services) }),
  masterLogs: ['bugSystem', 'bugCode', 'serviceCode', 'supplier', 'warrantyPolicy', 'labourRate'].map((table) => masterLog(table, 'serviceCatalogue:query')),
  menu: [
    menuPage('service/catalog', 'service-catalogue/FaultListPage', 'serviceCatalogue:query', {
      labour: ['service-catalogue/LabourListPage', 'serviceCatalogue:query'],
      systems: ['service-catalogue/SystemListPage', 'serviceCatalogue:query'],
      suppliers: ['service-catalogue/SupplierListPage', 'serviceCatalogue:query'],
      policies: ['service-catalogue/PolicyListPage', 'serviceCatalogue:query'],
      rates: ['service-catalogue/RateListPage', 'serviceCatalogue:query'],
    }),
  ],
  grants: {
    serviceCatalogue: { DA: 'V', DS: 'V', DP: 'V', MS: 'V', MM: 'VMXI', MP: 'V', SA: 'V' },
  },
  references: {
    product: [
      { table: 'bug_system', column: 'second_products', isList: true },
      { table: 'service_code', column: 'third_products', isList: true },
      { table: 'warranty_policy', column: 'product_code' },
    ],
    marketGroup: [{ table: 'labour_rate', column: 'market_group' }],
    supplier: [{ table: 'bug_code', column: 'default_supplier_code' }],
    bugSystem: [
      { table: 'bug_code', column: 'bug_system' },
      { table: 'service_code', column: 'bug_system' },
    ],
    bugCode: [{ table: 'service_code', column: 'bug_codes', isList: true }],
  },
  searched: [searchedFaults, searchedLabour, searchedSystems, searchedSuppliers],
} satisfies Module;
