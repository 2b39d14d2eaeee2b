import type { Module } from '../../shared/module.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { menuLogId } from './administration.ts';
import { readMenu } from './menu/effectiveMenu.ts';
import { builtInEntries } from './menu/entries.ts';
import { permissionRoutes } from './routes.ts';

/** Menus and rights of users. */
export const permission = {
  routes: permissionRoutes,
  menu: [{ group: 'isystem', path: '/isystem/permission', component: 'isystem-permission/MenuTreePage', permission: 'permission:query' }],
  keptByPages: { sys_menu: 'menu' },
  masterLogs: [
    {
      docType: 'menu',
      permission: 'permission:query',
      visible: async ({ db, services, user }, id) =>
        isMaker(user) && (await readMenu(db, builtInEntries(services.modules))).some((entry) => menuLogId(entry.id) === id),
    },
  ],
  grants: { permission: { SA: 'VMXI' } },
} satisfies Module;
