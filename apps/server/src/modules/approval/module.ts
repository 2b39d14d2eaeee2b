import type { Module } from '../../shared/module.ts';
import { approvalRoutes } from './routes.ts';

/** Handing in and reviewing documents of all kinds, and their logs. */
export const approval = {
  routes: approvalRoutes,
} satisfies Module;
