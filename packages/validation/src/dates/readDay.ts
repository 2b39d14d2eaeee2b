import type { DateOrder } from './dateOrder.ts';

/** `unknownOrder`: it is a day in both orders, and not the same one. */
export type DayReading = { day: string } | { fault: 'noDay' | 'unknownOrder' };

const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;

/**
 * A day in digits, as people and spreadsheets write it: with the year first, or last in the given order; a year of two digits is one of this
 * century. With points the day comes first in all regions.
 * @param order of days with the year last; undefined: not known, so that only those can be read that are the same day, or none, in the other order
 * @returns `YYYY-MM-DD`
 */
export function readDay(text: string, order: DateOrder | undefined): DayReading {
  const trimmed = text.trim();
  const first = yearFirst.exec(trimmed);
  if (first) return reading(calendarDay(Number(first[1]), Number(first[2]), Number(first[3])));
  const last = yearLast.exec(trimmed);
  if (!last) return { fault: 'noDay' };
  const [, a, mark, b, digits = ''] = last;
  const year = digits.length === 2 ? 2000 + Number(digits) : Number(digits);
  const dayFirst = calendarDay(year, Number(b), Number(a));
  const monthFirst = calendarDay(year, Number(a), Number(b));
  const known = mark === '.' ? 'dayFirst' : order;
  if (known) return reading(known === 'dayFirst' ? dayFirst : monthFirst);
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return { fault: 'unknownOrder' };
  return reading(dayFirst ?? monthFirst);
}

const reading = (day: string | undefined): DayReading => (day ? { day } : { fault: 'noDay' });

/** Undefined for a day that no calendar has, as 30 February. */
export function calendarDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 become those of the last century.
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}
