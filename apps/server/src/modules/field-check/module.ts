import type { Module } from '../../shared/module.ts';
import { fieldCheckRoutes } from './routes.ts';

/** Checks of single fields: patterns and duplicates. */
export const fieldCheck = {
  routes: fieldCheckRoutes,
} satisfies Module;
