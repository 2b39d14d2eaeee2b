import { nextBit, nextOf60 } from '../bits.ts';
import { calendarDay, dayNumber, monthLength, weekday } from './dates.ts';
import { firstYear, lastYear } from '../grammar.ts';
import { monthDays, workday } from './monthDays.ts';
import type { Schedule } from '../schedule.ts';

const daySeconds = 86_400;

/**
 * The first wall time of a schedule from `wall` on, both in seconds since 1970 as if in UTC.
 * NaN when there is none up to the end of 2119.
 */
export function nextWallTime(schedule: Schedule, wall: number): number {
  const number = Math.floor(wall / daySeconds);
  const onDay = nextTime(schedule, wall - number * daySeconds);
  const start = onDay < 0 ? number + 1 : number;
  const found = schedule.days.kind === 'nearestWeekday' ? nextWorkday(schedule, schedule.days.day, start) : nextDay(schedule, start);
  if (found < 0) return Number.NaN;
  return found * daySeconds + (found === number && onDay >= 0 ? onDay : nextTime(schedule, 0));
}

/** The first time of day from `time` on, in seconds, or -1. */
function nextTime({ seconds, minutes, hours }: Schedule, time: number): number {
  const startHour = Math.floor(time / 3600);
  let hour = nextBit(hours, startHour);
  if (hour === startHour) {
    const startMinute = Math.floor(time / 60) % 60;
    let minute = nextOf60(minutes, startMinute);
    if (minute === startMinute) {
      const second = nextOf60(seconds, time % 60);
      if (second >= 0) return hour * 3600 + minute * 60 + second;
      minute = nextOf60(minutes, startMinute + 1);
    }
    if (minute >= 0) return hour * 3600 + minute * 60 + nextOf60(seconds, 0);
    hour = nextBit(hours, startHour + 1);
  }
  return hour < 0 ? -1 : hour * 3600 + nextOf60(minutes, 0) * 60 + nextOf60(seconds, 0);
}

/** The first day of the schedule from day number `start` on, or -1. */
function nextDay(schedule: Schedule, start: number): number {
  let { year, month, day } = calendarDay(start);
  while (year <= lastYear) {
    const found = isYear(schedule, year) ? nextBit(schedule.months, month - 1) + 1 : 0;
    if (found === 0) {
      year++;
      month = 1;
      day = 1;
      continue;
    }
    if (found !== month) day = 1;
    const bit = nextBit(monthDays(schedule.days, year, found), day - 1);
    if (bit >= 0) return dayNumber(year, found, bit + 1);
    month = found + 1;
    day = 1;
  }
  return -1;
}

const isYear = ({ years }: Schedule, year: number): boolean => year >= firstYear && (years === null || years[year - firstYear] === 1);

/**
 * The first day nearest to day `wanted` of a month, from day number `start` on, or -1. In months without that day the answer depends on
 * where the search comes from, because Quartz goes on at the same day of the next month, counted past its end; so this walks as Quartz does.
 */
function nextWorkday(schedule: Schedule, wanted: number, start: number): number {
  let at = start;
  for (;;) {
    const { year, month, day } = calendarDay(at);
    if (year > lastYear) return -1;
    const first = dayNumber(year, month, 1);
    const target = workday(wanted, weekday(first), monthLength(year, month));
    if (first + target - 1 < start) at = dayNumber(year, month + 1, wanted);
    else if (target !== day) at = first + target - 1;
    else {
      const found = nextBit(schedule.months, month - 1) + 1;
      if (found !== month) at = found > 0 ? dayNumber(year, found, 1) : dayNumber(year + 1, nextBit(schedule.months, 0) + 1, 1);
      else if (!isYear(schedule, year)) at = nextYear(schedule, year);
      else return at;
      if (at < 0) return -1;
    }
  }
}

/** The first day of the next year of a schedule, or -1. */
function nextYear(schedule: Schedule, after: number): number {
  for (let year = Math.max(after + 1, firstYear); year <= lastYear; year++) if (isYear(schedule, year)) return dayNumber(year, 1, 1);
  return -1;
}
