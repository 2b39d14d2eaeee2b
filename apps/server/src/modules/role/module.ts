import type { Module } from '../../shared/module.ts';
import { tableDictionary } from '../dictionary/service.ts';
import { roleRoutes, searchedRoles } from './routes.ts';

/** Roles and what they may do. */
export const role = {
  routes: roleRoutes,
  menu: [{ group: 'isystem', path: '/isystem/role', component: 'isystem-role/RoleListPage', permission: 'permission:query' }],
  tableDictionaries: [tableDictionary('sys_role', 'role_name', 'role_code')],
  uniqueFields: [{ tableName: 'sys_role', fieldName: 'role_code', permission: 'permission:add' }],
  searched: [searchedRoles],
} satisfies Module;
