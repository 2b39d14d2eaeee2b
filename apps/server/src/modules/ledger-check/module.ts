import type { Module } from '../../shared/module.ts';
import { ledgerCheck } from './ledgerCheck.ts';

/** Looks at night whether accounts and shelves add up. */
export const ledgerCheckModule = { jobs: [ledgerCheck] } satisfies Module;
