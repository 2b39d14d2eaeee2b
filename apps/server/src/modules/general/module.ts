import type { Module } from '../../shared/module.ts';
import { generalRoutes } from './routes.ts';

/** Look-ups of dealers and sub-dealers. */
export const general = {
  routes: generalRoutes,
} satisfies Module;
