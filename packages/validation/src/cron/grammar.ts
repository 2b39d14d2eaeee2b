import type { CronPartName } from './cron.ts';

/** Grammar of one part. */
export interface PartGrammar {
  readonly name: CronPartName;
  readonly min: number;
  readonly max: number;
  /** Largest step of `*` and of a start value; Quartz does not limit the steps of ranges. */
  readonly maxStep: number;
  /** Three-letter names in the order of their values, the first for `min`. */
  readonly names: readonly string[];
  /** May be `?`. */
  readonly day: boolean;
}

const part = (name: CronPartName, min: number, max: number, names: readonly string[] = [], day = false): PartGrammar => ({
  name,
  min,
  max,
  maxStep: name === 'year' ? max - min : max,
  names,
  day,
});

/**
 * Values of each part as Quartz 2.3 documents them. Years are those of its documentation, 1970-2199, so that an old expression
 * can still be read; runs end with 2119 (`lastYear`), and the editor offers 2019-2119.
 */
export const grammar: Readonly<Record<CronPartName, PartGrammar>> = {
  second: part('second', 0, 59),
  minute: part('minute', 0, 59),
  hour: part('hour', 0, 23),
  dayOfMonth: part('dayOfMonth', 1, 31, [], true),
  month: part('month', 1, 12, ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']),
  dayOfWeek: part('dayOfWeek', 1, 7, ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'], true),
  year: part('year', 1970, 2199),
};

/** The first and last year in which an expression runs. */
export const firstYear = 1970;
export const lastYear = 2119;

/** Largest `n` of `L-n`. */
export const maxLastOffset = 30;
