import type { Module } from '../../shared/module.ts';
import { grantsInAdvance } from './grantsInAdvance.ts';
import { permissionRoutes } from './routes.ts';

/** Menus and rights of users. */
export const permission = {
  routes: permissionRoutes,
  grants: {
    ...grantsInAdvance,
    permission: { SA: 'VMX' },
  },
} satisfies Module;
