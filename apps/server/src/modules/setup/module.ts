import type { Module } from '../../shared/module.ts';
import { companyParameters } from './parameters.ts';
import { setupRoutes } from './routes.ts';

/** What an empty installation needs before people can work, and who the maker is. */
export const setup = {
  routes: setupRoutes,
  parameters: companyParameters,
} satisfies Module;
