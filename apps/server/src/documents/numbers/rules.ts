/** How documents are numbered until an administrator decides otherwise: base data of the table `sequence_rule`. Modules add the rules of their own kinds. */

/** Part of the date in a number; the counter begins anew with it, without one never. */
export type NumberPeriod = 'month' | 'year' | 'none';

export interface NumberRule {
  /** Kind of document, or what else is numbered. */
  readonly code: string;
  readonly prefix: string;
  readonly period: NumberPeriod;
  /** Whether each dealer counts for itself, with its code in the number. */
  readonly perDealer: boolean;
  /** Least digits of the counter, 1 to 9; a counter that outgrows them goes on. */
  readonly digits: number;
}

type Rest = readonly [code: string, prefix: string, digits?: number];
const rule =
  (period: NumberPeriod, usualDigits: number) =>
  ([code, prefix, digits = usualDigits]: Rest): NumberRule => ({ code, prefix, period, perDealer: false, digits });

/** Of areas that are still to come, such as `['training', 'TP']` for `TP2026-014`. A module that declares one of these takes it from here. */
const byYear: readonly Rest[] = [];

export const numberRules: readonly NumberRule[] = byYear.map(rule('year', 3));
