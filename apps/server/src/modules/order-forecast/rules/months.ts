/** Months of a forecast, written `YYYY-MM`, and when one may be entered. Pure. */
import { addDays } from '../../../shared/calendarDate.ts';

/** A forecast says something of so many months. */
export const forecastMonths = 12;

export interface BaseMonth {
  year: number;
  month: number;
}

/** Months since the year 0, for arithmetic. */
const indexOf = ({ year, month }: BaseMonth): number => year * 12 + month - 1;
const fromIndex = (index: number): BaseMonth => ({ year: Math.floor(index / 12), month: (index % 12) + 1 });

export const monthText = ({ year, month }: BaseMonth): string => `${year}-${String(month).padStart(2, '0')}`;
export const monthsLater = (base: BaseMonth, months: number): BaseMonth => fromIndex(indexOf(base) + months);
/** Months from one to another; negative when the other is earlier. */
export const monthsBetween = (from: BaseMonth, to: BaseMonth): number => indexOf(to) - indexOf(from);
export const isSameMonth = (one: BaseMonth, other: BaseMonth): boolean => monthsBetween(one, other) === 0;

/** The month of a day. @param day `YYYY-MM-DD` */
export const monthOf = (day: string): BaseMonth => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

/** The months that a forecast of a base month speaks of. */
export const monthsFrom = (base: BaseMonth): string[] => Array.from({ length: forecastMonths }, (_, at) => monthText(monthsLater(base, at)));

export const firstDay = (month: BaseMonth): string => `${monthText(month)}-01`;
const dayIn = (month: BaseMonth, day: number): string => `${monthText(month)}-${String(day).padStart(2, '0')}`;

export interface Window {
  /** First and last day, where the dealer is. */
  from: string;
  to: string;
}

/** When a base month may be entered. @param lockDay day of the month before it, 1 to 28 (`forecast.lockDay`) */
export const windowOf = (base: BaseMonth, lockDay: number): Window => ({
  from: addDays(dayIn(monthsLater(base, -2), lockDay), 1),
  to: dayIn(monthsLater(base, -1), lockDay),
});

/** The one base month that may be entered on a day. */
export const openBase = (day: string, lockDay: number): BaseMonth => monthsLater(monthOf(day), Number(day.slice(8, 10)) <= lockDay ? 1 : 2);

/** Last day to hand in a forecast: of its window, or after a return the later one of the two. */
export function lastDayFor(base: BaseMonth, { lockDay, resubmitUntil }: { lockDay: number; resubmitUntil: string | null }): string {
  const { to } = windowOf(base, lockDay);
  return resubmitUntil !== null && resubmitUntil > to ? resubmitUntil : to;
}
