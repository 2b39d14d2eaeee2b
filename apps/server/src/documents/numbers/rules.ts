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
