import { addDays, weekdayOf } from './days.ts';
import { type FreePeriod, type FreePeriodText, readFreePeriod } from './freePeriods.ts';

/** Stretches of time that move with the calendar. Weeks begin on Monday. */
export const periods = [
  'today',
  'yesterday',
  'tomorrow',
  'last7days',
  'last30days',
  'last90days',
  'next7days',
  'next30days',
  'next90days',
  'thisWeek',
  'lastWeek',
  'nextWeek',
  'thisMonth',
  'lastMonth',
  'nextMonth',
  'thisQuarter',
  'lastQuarter',
  'nextQuarter',
  'thisYear',
  'lastYear',
  'nextYear',
] as const;

/** One of `periods`, or a free one (`freePeriod`). */
export type Period = (typeof periods)[number] | FreePeriodText;
export const isPeriod = (text: string): text is Period => (periods as readonly string[]).includes(text) || readFreePeriod(text) !== undefined;

const monthStart = (day: string, months = 0): string => {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
};
const quarterStart = (day: string): string => monthStart(day, -((Number(day.slice(5, 7)) - 1) % 3));
const yearStart = (day: string, years = 0): string => `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}-01-01`;
const weekStart = (day: string): string => addDays(day, 1 - weekdayOf(day));
const dayBefore = (day: string): string => addDays(day, -1);

/** The same day of an earlier or later month, or the last of that month where it is shorter. */
function addMonths(day: string, months: number): string {
  const lastOfMonth = dayBefore(monthStart(day, months + 1));
  const sameDay = lastOfMonth.slice(0, 8) + day.slice(8);
  return sameDay < lastOfMonth ? sameDay : lastOfMonth;
}

/** First and last day of a period, both included; undefined where it has no end. */
export type PeriodDays = [first: string | undefined, last: string | undefined];

/**
 * The days of a period. "The last n" end today, "the next n" begin today: a month back from 15 March begins on 16 February, as a week back
 * from a Monday begins on a Tuesday, and a month ahead ends on 14 April. "More than n ago" ends on the day before the one that is n ago.
 */
export function daysOf(period: Period, today: string): PeriodDays {
  const free = readFreePeriod(period);
  return free ? freeDays(free, today) : calendarDays(period as CalendarPeriod, today);
}

function freeDays({ reach, count, unit }: FreePeriod, today: string): PeriodDays {
  const away = (n: number): string => (unit === 'months' ? addMonths(today, n) : addDays(today, n * (unit === 'weeks' ? 7 : 1)));
  switch (reach) {
    case 'last':
      return [addDays(away(-count), 1), today];
    case 'next':
      return [today, dayBefore(away(count))];
    case 'moreThanAgo':
      return [undefined, dayBefore(away(-count))];
    case 'moreThanAhead':
      return [addDays(away(count), 1), undefined];
  }
}

type CalendarPeriod = Exclude<(typeof periods)[number], FreePeriodText>;

function calendarDays(period: CalendarPeriod, today: string): PeriodDays {
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [dayBefore(today), dayBefore(today)];
    case 'tomorrow':
      return [addDays(today, 1), addDays(today, 1)];
    case 'thisWeek':
      return [weekStart(today), addDays(weekStart(today), 6)];
    case 'lastWeek':
      return [addDays(weekStart(today), -7), addDays(weekStart(today), -1)];
    case 'nextWeek':
      return [addDays(weekStart(today), 7), addDays(weekStart(today), 13)];
    case 'thisMonth':
      return [monthStart(today), dayBefore(monthStart(today, 1))];
    case 'lastMonth':
      return [monthStart(today, -1), dayBefore(monthStart(today))];
    case 'nextMonth':
      return [monthStart(today, 1), dayBefore(monthStart(today, 2))];
    case 'thisQuarter':
      return [quarterStart(today), dayBefore(monthStart(quarterStart(today), 3))];
    case 'lastQuarter':
      return [monthStart(quarterStart(today), -3), dayBefore(quarterStart(today))];
    case 'nextQuarter':
      return [monthStart(quarterStart(today), 3), dayBefore(monthStart(quarterStart(today), 6))];
    case 'thisYear':
      return [yearStart(today), dayBefore(yearStart(today, 1))];
    case 'lastYear':
      return [yearStart(today, -1), dayBefore(yearStart(today))];
    case 'nextYear':
      return [yearStart(today, 1), dayBefore(yearStart(today, 2))];
  }
}
