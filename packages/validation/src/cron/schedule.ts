import type { Bits60 } from './bits.ts';
import type { Cron, CronItem, CronPart } from './cron.ts';
import { firstYear, grammar, lastYear, type PartGrammar } from './grammar.ts';

/**
 * The days of a schedule. Beside `nW` and `n#k` Quartz takes the smallest number of the whole part for `n` and forgets the others.
 * `days` has bit 0 for the 1st, `weekdays` bit 0 for Sunday.
 */
export type DayRule =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'weekdays'; readonly weekdays: number }
  | { readonly kind: 'last'; readonly offset: number; readonly weekday: boolean }
  | { readonly kind: 'nearestWeekday'; readonly day: number }
  | { readonly kind: 'lastWeekday'; readonly weekday: number }
  | { readonly kind: 'nthWeekday'; readonly weekday: number; readonly nth: number };

/** Parsed expression as bit sets. Bit 0 of `hours` is midnight, of `months` January. */
export interface Schedule {
  readonly seconds: Bits60;
  readonly minutes: Bits60;
  readonly hours: number;
  readonly months: number;
  readonly days: DayRule;
  /** A flag per year from 1970 on; null is every year. */
  readonly years: Uint8Array | null;
}

export function toSchedule({ second, minute, hour, dayOfMonth, month, dayOfWeek, year }: Cron): Schedule {
  return {
    seconds: bits60(second.items),
    minutes: bits60(minute.items),
    hours: bits(hour.items, grammar.hour),
    months: bits(month.items, grammar.month),
    days: dayOfMonth.items[0]!.kind === 'none' ? weekdayRule(dayOfWeek) : monthDayRule(dayOfMonth),
    years: year === null || isEvery(year.items) ? null : yearFlags(year.items),
  };
}

const all30 = 0x3fffffff;
const all60: Bits60 = { low: all30, high: all30 };

function isEvery(items: readonly CronItem[]): boolean {
  const item = items[0]!;
  return items.length === 1 && item.kind === 'every' && item.step === 1;
}

function bits60(items: readonly CronItem[]): Bits60 {
  if (isEvery(items)) return all60;
  let low = 0;
  let high = 0;
  for (const item of items) {
    const last = lastValue(item, 59, 60);
    const step = stepOf(item);
    for (let value = firstValue(item, 0); value <= last; value += step) {
      const real = value >= 60 ? value - 60 : value;
      if (real < 30) low |= 1 << real;
      else high |= 1 << (real - 30);
    }
  }
  return { low, high };
}

/** Bit 0 is the smallest value of the part. */
function bits(items: readonly CronItem[], { min, max }: PartGrammar): number {
  const size = max - min + 1;
  if (isEvery(items)) return size === 31 ? 0x7fffffff : (1 << size) - 1;
  let set = 0;
  for (const item of items) {
    const last = lastValue(item, max, size) - min;
    const step = stepOf(item);
    for (let bit = firstValue(item, min) - min; bit <= last; bit += step) set |= 1 << (bit >= size ? bit - size : bit);
  }
  return set;
}

function firstValue(item: CronItem, min: number): number {
  switch (item.kind) {
    case 'value':
      return item.value;
    case 'range':
    case 'from':
      return item.from;
    case 'nearestWeekday':
      return item.day;
    case 'lastWeekday':
    case 'nthWeekday':
      return item.weekday;
    case 'every':
    case 'none':
    case 'last':
      return min;
  }
}

/** The last value, behind the end of the part when a range wraps. */
function lastValue(item: CronItem, max: number, size: number): number {
  switch (item.kind) {
    case 'range':
      return item.to < item.from ? item.to + size : item.to;
    case 'every':
    case 'from':
      return max;
    case 'value':
    case 'nearestWeekday':
    case 'lastWeekday':
    case 'nthWeekday':
    case 'none':
    case 'last':
      return firstValue(item, 0);
  }
}

function stepOf(item: CronItem): number {
  return item.kind === 'every' || item.kind === 'range' || item.kind === 'from' ? item.step : 1;
}

function monthDayRule({ items }: CronPart): DayRule {
  const first = items[0]!;
  if (first.kind === 'last') return first;
  const days = bits(items, grammar.dayOfMonth);
  return items.some(({ kind }) => kind === 'nearestWeekday') ? { kind: 'nearestWeekday', day: smallest(days) } : { kind: 'days', days };
}

function weekdayRule({ items }: CronPart): DayRule {
  const first = items[0]!;
  if (first.kind === 'lastWeekday') return first;
  const weekdays = bits(items, grammar.dayOfWeek);
  const nth = items.find((item) => item.kind === 'nthWeekday');
  return nth ? { kind: 'nthWeekday', weekday: smallest(weekdays), nth: nth.nth } : { kind: 'weekdays', weekdays };
}

const smallest = (set: number): number => 32 - Math.clz32(set & -set);

function yearFlags(items: readonly CronItem[]): Uint8Array {
  const flags = new Uint8Array(lastYear - firstYear + 1);
  for (const item of items) {
    const last = Math.min(lastValue(item, lastYear, 0), lastYear);
    const step = stepOf(item);
    for (let year = firstValue(item, firstYear); year <= last; year += step) flags[year - firstYear] = 1;
  }
  return flags;
}
