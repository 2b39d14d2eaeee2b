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
  (period: NumberPeriod, perDealer: boolean, usualDigits: number) =>
  ([code, prefix, digits = usualDigits]: Rest): NumberRule => ({ code, prefix, period, perDealer, digits });

/** `WC2611D001-0007` */
const byMonthAndDealer: readonly Rest[] = [
  ['marketActive', 'MA'],
  ['marketInfo', 'MI'],
  ['prodUpgradeSuggest', 'PU'],
  ['orderForecast', 'OF', 2],
];

/** `VO2609-0012` */
const byMonth: readonly Rest[] = [
  ['vehicleOrder', 'VO'],
  ['news', 'NW'],
];

/** `TP2026-014` */
const byYear: readonly Rest[] = [
  ['salesGoal', 'SG'],
];

export const numberRules: readonly NumberRule[] = [
  ...byMonthAndDealer.map(rule('month', true, 4)),
  ...byMonth.map(rule('month', false, 4)),
  ...byYear.map(rule('year', false, 3)),
];
