import type { Module } from '../../shared/module.ts';
import { __name__Routes } from './routes.ts';

/** One sentence: what the module is about. */
export const __name__ = {
  routes: __name__Routes,
  grants: { __name__: { MS: 'V', SA: 'V' } },
} satisfies Module;
