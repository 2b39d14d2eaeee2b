import { addDays, weekdayOf } from './days.ts';

/** Stretches of time that move with the calendar. Weeks begin on Monday. */
export const periods = [
  'today',
  'yesterday',
  'last7days',
  'last30days',
  'last90days',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastYear',
] as const;

/** Unit of a free period. */
export const periodUnits = ['days', 'weeks', 'months'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** Largest count of a free period: in months, eight centuries. */
export const maxPeriodCount = 9999;

/** One of `periods`, or a free one such as `last12weeks`, which `lastPeriod` makes. */
export type Period = (typeof periods)[number] | `last${number}${PeriodUnit}`;
export const isPeriod = (text: string): text is Period => (periods as readonly string[]).includes(text) || readLastPeriod(text) !== undefined;

export interface LastPeriod {
  /** 1 to `maxPeriodCount`. */
  count: number;
  unit: PeriodUnit;
}

/** The value of "the last n days, weeks or months", e.g. `last12weeks`. Throws `RangeError` for a count that is no whole number from 1 to `maxPeriodCount`. */
export function lastPeriod(count: number, unit: PeriodUnit): Period {
  if (!Number.isInteger(count) || count < 1 || count > maxPeriodCount) throw new RangeError(`Not a count of a period: ${count}`);
  return `last${count}${unit}`;
}

const freePeriod = new RegExp(`^last([1-9]\\d{0,3})(${periodUnits.join('|')})$`);

/** Count and unit of such a value, of `last7days` too; undefined for anything else. */
export function readLastPeriod(text: string): LastPeriod | undefined {
  const [, count, unit] = freePeriod.exec(text) ?? [];
  return count === undefined ? undefined : { count: Number(count), unit: unit as PeriodUnit };
}

const monthStart = (day: string, months = 0): string => {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
};
const quarterStart = (day: string): string => monthStart(day, -((Number(day.slice(5, 7)) - 1) % 3));
const yearStart = (day: string, years = 0): string => `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}-01-01`;
const weekStart = (day: string): string => addDays(day, 1 - weekdayOf(day));
const dayBefore = (day: string): string => addDays(day, -1);

/** The same day of an earlier month, or the last of that month where it is shorter. */
function monthsBefore(day: string, months: number): string {
  const lastOfMonth = dayBefore(monthStart(day, 1 - months));
  const sameDay = lastOfMonth.slice(0, 8) + day.slice(8);
  return sameDay < lastOfMonth ? sameDay : lastOfMonth;
}

/**
 * First and last day of a period, both included. "The last n" end today: a month back from 15 March begins on 16 February,
 * as a week back from a Monday begins on a Tuesday.
 */
export function daysOf(period: Period, today: string): [first: string, last: string] {
  const last = readLastPeriod(period);
  return last ? [firstDayOf(last, today), today] : calendarDays(period as CalendarPeriod, today);
}

const firstDayOf = ({ count, unit }: LastPeriod, today: string): string =>
  unit === 'months' ? addDays(monthsBefore(today, count), 1) : addDays(today, 1 - count * (unit === 'weeks' ? 7 : 1));

type CalendarPeriod = Exclude<(typeof periods)[number], `last${number}${PeriodUnit}`>;

function calendarDays(period: CalendarPeriod, today: string): [first: string, last: string] {
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [dayBefore(today), dayBefore(today)];
    case 'thisWeek':
      return [weekStart(today), addDays(weekStart(today), 6)];
    case 'lastWeek':
      return [addDays(weekStart(today), -7), addDays(weekStart(today), -1)];
    case 'thisMonth':
      return [monthStart(today), dayBefore(monthStart(today, 1))];
    case 'lastMonth':
      return [monthStart(today, -1), dayBefore(monthStart(today))];
    case 'thisQuarter':
      return [quarterStart(today), dayBefore(monthStart(quarterStart(today), 3))];
    case 'thisYear':
      return [yearStart(today), dayBefore(yearStart(today, 1))];
    case 'lastYear':
      return [yearStart(today, -1), dayBefore(yearStart(today))];
  }
}
