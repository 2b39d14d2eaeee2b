import type { Module } from '../../shared/module.ts';
import { userPreferenceRoutes } from './routes.ts';

/** Personal settings of users. */
export const userPreference = {
  routes: userPreferenceRoutes,
} satisfies Module;
