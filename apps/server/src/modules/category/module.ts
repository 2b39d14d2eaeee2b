import type { Module } from '../../shared/module.ts';
import { tableDictionary } from '../dictionary/service.ts';
import { categoryRoutes } from './routes.ts';
import { searchedCategories } from './searchedCategories.ts';

/** Trees of categories. */
export const category = {
  routes: categoryRoutes,
  menu: [{ group: 'isystem', path: '/isystem/category', component: 'isystem-category/CategoryPage', permission: 'dictionary:query' }],
  keptByPages: { sys_category: 'category' },
  tableDictionaries: [
    tableDictionary('sys_category', 'name', 'id', { pidField: 'pid', translated: true }),
    tableDictionary('sys_category', 'name', 'code', { translated: true }),
  ],
  uniqueFields: [{ tableName: 'sys_category', fieldName: 'code', permission: 'dictionary:add' }],
  searched: [searchedCategories],
} satisfies Module;
