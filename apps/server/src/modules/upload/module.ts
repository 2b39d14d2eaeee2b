import type { Module } from '../../shared/module.ts';
import { uploadRoutes } from './routes.ts';

/** Files that are known by their path. */
export const upload = {
  routes: uploadRoutes,
} satisfies Module;
