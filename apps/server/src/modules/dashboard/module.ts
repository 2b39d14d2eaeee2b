import type { Module } from '../../shared/module.ts';
import { refreshRollups } from '../../shared/rollup/refreshRollups.ts';
import { dashboardRoutes } from './routes.ts';

/** Figures for the analysis page. */
export const dashboard = {
  routes: dashboardRoutes,
  jobs: [refreshRollups],
  grants: {
    dashboard: { DA: 'V', DS: 'V', DP: 'V', DM: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'V', MF: 'V', MT: 'V', SA: 'V' },
  },
} satisfies Module;
