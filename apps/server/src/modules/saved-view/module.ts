import type { Module } from '../../shared/module.ts';
import { savedViewRoutes } from './routes.ts';

/** Views of lists that users keep and share. */
export const savedView = {
  routes: savedViewRoutes,
  grants: {
    savedView: { DA: '+share', MS: '+share', MM: '+share', MP: '+share', MK: '+share', MF: '+share', MT: '+share', SA: '+share' },
  },
} satisfies Module;
