/** The parts of a Quartz expression, in the order in which they are written. */
export const partNames = ['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek', 'year'] as const;
export type CronPartName = (typeof partNames)[number];

/**
 * One element of a part's comma list. Numbers are those of the expression: months 1-12, weekdays 1 (Sunday) to 7 (Saturday).
 * - `every`: `*`, or every `step`-th value from the smallest on (`every value, then a stroke and the step`)
 * - `value`: one value
 * - `range`: `from` to `to`, both included, every `step`-th; wraps over the end when `from` is larger (not for years)
 * - `from`: `from/step`, up to the largest value of the part
 * - `none`: `?`, this one of the two day parts says nothing
 * - `last`: `offset` days before the last day of the month; with `weekday` the Monday to Friday nearest to it, in the same month
 * - `nearestWeekday`: the Monday to Friday nearest to the day of the month, in the same month
 * - `lastWeekday`: the last such weekday of the month
 * - `nthWeekday`: the `nth` (1-5) such weekday of the month; a month without a fifth has none
 */
export type CronItem =
  | { readonly kind: 'every'; readonly step: number }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly step: number }
  | { readonly kind: 'from'; readonly from: number; readonly step: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'last'; readonly offset: number; readonly weekday: boolean }
  | { readonly kind: 'nearestWeekday'; readonly day: number }
  | { readonly kind: 'lastWeekday'; readonly weekday: number }
  | { readonly kind: 'nthWeekday'; readonly weekday: number; readonly nth: number };

/** A part as it was written (`MON-FRI`), and what it says. */
export interface CronPart {
  readonly text: string;
  readonly items: readonly CronItem[];
}

/** A valid expression. `year` is null when the expression has six parts: every year. */
export interface Cron {
  readonly second: CronPart;
  readonly minute: CronPart;
  readonly hour: CronPart;
  readonly dayOfMonth: CronPart;
  readonly month: CronPart;
  readonly dayOfWeek: CronPart;
  readonly year: CronPart | null;
}

/**
 * Why an expression is refused.
 * - `partCount`: not six or seven parts
 * - `character`: something that has no place there
 * - `number`: a number is missing
 * - `range`: a value outside `min` to `max`
 * - `step`: a step outside `min` to `max`
 * - `name`: no name of a month or weekday
 * - `yearOrder`: a range of years that runs backwards
 * - `offset`: more than 30 days before the last day
 * - `nth`: not the first to fifth weekday of a month
 * - `nthTwice`: two `#` in one part
 * - `lastInList`: `L` beside other values
 * - `noneInList`: `?` beside other values
 * - `noneHere`: `?` outside the two day parts
 * - `bothDays`, `neitherDay`: exactly one of day of month and day of week must be `?`
 */
export type CronErrorCode =
  | 'partCount'
  | 'character'
  | 'number'
  | 'range'
  | 'step'
  | 'name'
  | 'yearOrder'
  | 'offset'
  | 'nth'
  | 'nthTwice'
  | 'lastInList'
  | 'noneInList'
  | 'noneHere'
  | 'bothDays'
  | 'neitherDay';

/** The first thing wrong in an expression: `length` characters from `index` on (0 is the first). */
export interface CronError {
  readonly part: CronPartName;
  readonly index: number;
  readonly length: number;
  readonly code: CronErrorCode;
  /** Smallest and largest allowed value, where the code speaks of one. */
  readonly min?: number;
  readonly max?: number;
  /** Replacement for the marked characters. */
  readonly suggestion?: string;
}

export type CronReading = { readonly ok: true; readonly cron: Cron } | { readonly ok: false; readonly error: CronError };
