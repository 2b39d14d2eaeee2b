import type { Module } from '../../shared/module.ts';
import { coefficientParameters } from './parameters.ts';

/** Factors that differ by dealer, and exchange rates. */
export const coefficient = { parameters: coefficientParameters } satisfies Module;
