import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { tableDictionary } from '../dictionary/service.ts';
import { admitUsers } from './access/accessTask.ts';
import { passwordAge } from './password/passwordReminders.ts';
import { userRoutes } from './routes.ts';
import { userParameters } from './parameters.ts';
import { searchedUsers } from './userList.ts';

/** Users and their passwords. */
export const user = {
  routes: userRoutes,
  jobs: [passwordAge],
  standingTasks: [admitUsers],
  menu: [
    menuPage('isystem/user', 'isystem-user/UserListPage', 'user:query', {
      'detail/:id': ['isystem-user/UserListPage', 'user:query'],
    }),
  ],
  restingRights: ['user:add'],
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
  parameters: userParameters,
  searched: [searchedUsers],
} satisfies Module;
