import type { Module } from '../../shared/module.ts';
import { companyParameters } from './parameters.ts';
import { setupRoutes } from './routes.ts';

/** Setup of an empty installation, and the maker's identity. */
export const setup = {
  routes: setupRoutes,
  parameters: companyParameters,
} satisfies Module;
