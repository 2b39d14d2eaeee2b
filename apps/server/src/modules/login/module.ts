import type { Module } from '../../shared/module.ts';
import { loginRoutes } from './routes.ts';
import { loginParameters } from './parameters.ts';

/** Signing in and out. */
export const login = {
  routes: loginRoutes,
  parameters: loginParameters,
} satisfies Module;
