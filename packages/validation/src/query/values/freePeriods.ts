/** Unit of a free period. */
export const periodUnits = ['days', 'weeks', 'months'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/**
 * Where a free period lies, counted from today: the last n and the next n, which both have today in them, and what is more than n ago or
 * ahead, which has no other end.
 */
export const periodReaches = ['last', 'next', 'moreThanAgo', 'moreThanAhead'] as const;
export type PeriodReach = (typeof periodReaches)[number];

/** Largest count of a free period: in months, eight centuries. */
export const maxPeriodCount = 9999;

export interface LastPeriod {
  /** 1 to `maxPeriodCount`. */
  count: number;
  unit: PeriodUnit;
}
export interface FreePeriod extends LastPeriod {
  reach: PeriodReach;
}

/** A free period as a value: `last12weeks`, `next3months`, `moreThan30daysAgo`, `moreThan2weeksAhead`. */
export type FreePeriodText = `last${number}${PeriodUnit}` | `next${number}${PeriodUnit}` | `moreThan${number}${PeriodUnit}${'Ago' | 'Ahead'}`;

/** The value of a free period. Throws `RangeError` for a count that is no whole number from 1 to `maxPeriodCount`. */
export function freePeriod({ reach, count, unit }: FreePeriod): FreePeriodText {
  if (!Number.isInteger(count) || count < 1 || count > maxPeriodCount) throw new RangeError(`Not a count of a period: ${count}`);
  if (reach === 'last' || reach === 'next') return `${reach}${count}${unit}`;
  return `moreThan${count}${unit}${reach === 'moreThanAgo' ? 'Ago' : 'Ahead'}`;
}

/** The value of "the last n days, weeks or months", e.g. `last12weeks`. Throws `RangeError` for a count that is no whole number from 1 to `maxPeriodCount`. */
export const lastPeriod = (count: number, unit: PeriodUnit): `last${number}${PeriodUnit}` =>
  freePeriod({ reach: 'last', count, unit }) as `last${number}${PeriodUnit}`;

const format = new RegExp(`^(last|next|moreThan)([1-9]\\d{0,3})(${periodUnits.join('|')})(Ago|Ahead)?$`);

/** What such a value says; undefined for anything else. */
export function readFreePeriod(text: string): FreePeriod | undefined {
  const [, start = '', count, unit, end = ''] = format.exec(text) ?? [];
  const reach = periodReaches.find((each) => each === start + end);
  return count === undefined || reach === undefined ? undefined : { reach, count: Number(count), unit: unit as PeriodUnit };
}

/** Count and unit of "the last n", of `last7days` too; undefined for anything else. */
export function readLastPeriod(text: string): LastPeriod | undefined {
  const { reach, count, unit } = readFreePeriod(text) ?? {};
  return reach === 'last' && count !== undefined && unit ? { count, unit } : undefined;
}
