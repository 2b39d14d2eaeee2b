import type { Module } from '../../shared/module.ts';
import { cutExports } from './cutExports.ts';
import { keptFileRoutes } from './routes.ts';

/** Files that are kept for a user for a day, such as exports. */
export const keptFile = {
  routes: keptFileRoutes,
  jobs: [cutExports],
} satisfies Module;
