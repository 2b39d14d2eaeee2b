import type { Module } from '../../shared/module.ts';
import { userDictionaries } from './data/dictionaries.ts';
import { tableDictionary } from '../dictionary/service.ts';
import { passwordAge } from './passwordReminders.ts';
import { userRoutes } from './routes.ts';
import { userParameters } from './parameters.ts';

/** Users and their passwords. */
export const user = {
  routes: userRoutes,
  jobs: [passwordAge],
  menu: [
    {
      group: 'isystem',
      path: '/isystem/user',
      component: 'isystem-user/UserListPage',
      permission: 'user:query',
      hidden: [{ path: '/isystem/user/detail/:id', component: 'isystem-user/UserListPage', permission: 'user:query' }],
    },
  ],
  grants: {
    user: { DA: 'VCE', SA: 'VMXI' },
  },
  tableDictionaries: [
    tableDictionary('sys_user', 'realname', 'username', { scope: 'user', active: ['status', '1'] }),
    tableDictionary('sys_user', 'realname', 'id', { scope: 'user', active: ['status', '1'] }),
  ],
  uniqueFields: [
    { tableName: 'sys_user', fieldName: 'username', permission: 'user:add', ignoreCase: 'Y' },
    { tableName: 'sys_user', fieldName: 'work_no', permission: 'user:add' },
  ],
  dictionaries: userDictionaries,
  parameters: userParameters,
} satisfies Module;
