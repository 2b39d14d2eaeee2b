import type { Module } from '../../shared/module.ts';
import { fileCleaning } from './fileCleaning.ts';
import { attachRoutes } from './routes.ts';
import { attachParameters } from './parameters.ts';

/** Files that belong to a record. */
export const attach = {
  routes: attachRoutes,
  jobs: [fileCleaning],
  parameters: attachParameters,
} satisfies Module;
