import type { Module } from '../../shared/module.ts';
import { generalParameters } from './parameters.ts';
import { parameterRoutes } from './routes.ts';

/** Settings that pages and rules read. */
export const parameter = {
  routes: parameterRoutes,
  parameters: generalParameters,
} satisfies Module;
