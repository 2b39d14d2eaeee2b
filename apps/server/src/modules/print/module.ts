import type { Module } from '../../shared/module.ts';
import { printParameters } from './parameters.ts';
import { printRoutes } from './routes.ts';

/** Where documents are printed, and what a page gets that prints them for a user. */
export const print = {
  routes: printRoutes,
  parameters: printParameters,
} satisfies Module;
