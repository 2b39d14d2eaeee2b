import type { Module } from '../../shared/module.ts';
import { loginRoutes } from './routes.ts';

/** Signing in and out. */
export const login = {
  routes: loginRoutes,
} satisfies Module;
