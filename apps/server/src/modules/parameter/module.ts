import type { Module } from '../../shared/module.ts';
import { parameterRoutes } from './routes.ts';

/** Settings that pages and rules read. */
export const parameter = {
  routes: parameterRoutes,
} satisfies Module;
