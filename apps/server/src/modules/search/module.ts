import type { Module } from '../../shared/module.ts';
import { searchRoutes } from './routes.ts';

/** The search over everything: what modules declare as `searched`. */
export const search = {
  routes: searchRoutes,
} satisfies Module;
