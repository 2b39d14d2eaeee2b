import { sql } from 'kysely';
import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import type { Module } from '../../shared/module.ts';
import { tableDictionary } from '../dictionary/service.ts';
import { completeModels } from './productTask.ts';
import { productRoutes } from './routes.ts';
import { searchedProducts } from './productList.ts';

/** The tree of products that machines, prices and policies hang on. */
export const product = {
  routes: productRoutes,
  masterLogs: [masterLog('product', 'product:query')],
  menu: [{ group: 'network', path: '/network/product', component: 'product/ProductPage', permission: 'product:query' }],
  grants: {
    product: { DA: 'V', DS: 'V', DP: 'V', DM: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'VMXI', MF: 'V', MT: 'V', SA: 'VMXI' },
  },
  standingTasks: [completeModels],
  keptByPages: { product: 'product' },
  servedDictionaries: [{ dictCode: 'product2', page: '/network/product', rows: sql`select code, name, sort_no, enabled from product where level = 2` }],
  tableDictionaries: [tableDictionary('product', 'name', 'code', { pidField: 'parent_code', translated: true, active: ['enabled', 'Y'] })],
  references: { product: [{ table: 'product', column: 'parent_code' }] },
  searched: [searchedProducts],
} satisfies Module;
