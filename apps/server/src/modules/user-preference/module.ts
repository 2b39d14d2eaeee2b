import type { Module } from '../../shared/module.ts';
import { userPreferenceRoutes } from './routes.ts';

/** What users have set for themselves. */
export const userPreference = {
  routes: userPreferenceRoutes,
} satisfies Module;
