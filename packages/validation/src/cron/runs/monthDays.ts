import { dayNumber, monthLength, weekday } from './dates.ts';
import type { DayRule } from '../schedule.ts';

/** The days of a month on which a rule holds: bit 0 is the 1st. */
export function monthDays(rule: DayRule, year: number, month: number): number {
  const length = monthLength(year, month);
  const inMonth = length === 31 ? 0x7fffffff : (1 << length) - 1;
  if (rule.kind === 'days') return rule.days & inMonth;
  const first = weekday(dayNumber(year, month, 1));
  switch (rule.kind) {
    case 'weekdays': {
      const week = ((rule.weekdays >> first) | (rule.weekdays << (7 - first))) & 0x7f;
      return (week | (week << 7) | (week << 14) | (week << 21) | (week << 28)) & inMonth;
    }
    case 'last': {
      const day = length - rule.offset;
      return bitOf(rule.weekday ? workday(day, first, length) : day, length);
    }
    case 'nearestWeekday':
      return bitOf(workday(rule.day, first, length), length);
    case 'lastWeekday': {
      const inFirstWeek = ((rule.weekday - 1 - first + 7) % 7) + 1;
      return bitOf(inFirstWeek + Math.floor((length - inFirstWeek) / 7) * 7, length);
    }
    case 'nthWeekday':
      return bitOf(((rule.weekday - 1 - first + 7) % 7) + 1 + (rule.nth - 1) * 7, length);
  }
}

const bitOf = (day: number, length: number): number => (day >= 1 && day <= length ? 1 << (day - 1) : 0);

/**
 * The Monday to Friday nearest to a day, without leaving the month; `first` is the weekday of the 1st. As in Quartz a day behind
 * the end of a short month is counted on into the next month and may come back: 31W of an April whose May begins on a Saturday is 30 April.
 */
export function workday(day: number, first: number, length: number): number {
  const dayOfWeek = (((first + day - 1) % 7) + 7) % 7;
  if (dayOfWeek === 6) return day === 1 ? 3 : day - 1;
  if (dayOfWeek === 0) return day === length ? day - 2 : day + 1;
  return day;
}
