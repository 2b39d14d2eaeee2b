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
export type Period = (typeof periods)[number];
export const isPeriod = (text: string): text is Period => (periods as readonly string[]).includes(text);

const monthStart = (day: string, months = 0): string => {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
};
const quarterStart = (day: string): string => monthStart(day, -((Number(day.slice(5, 7)) - 1) % 3));
const yearStart = (day: string, years = 0): string => `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}-01-01`;
const weekStart = (day: string): string => addDays(day, 1 - weekdayOf(day));
const dayBefore = (day: string): string => addDays(day, -1);

/** First and last day of a period, both included. "Last n days" end today. */
export function daysOf(period: Period, today: string): [first: string, last: string] {
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [dayBefore(today), dayBefore(today)];
    case 'last7days':
      return [addDays(today, -6), today];
    case 'last30days':
      return [addDays(today, -29), today];
    case 'last90days':
      return [addDays(today, -89), today];
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
