import { daysOfMonth } from '../../../shared/daysOfMonth.ts';

const dayMs = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The month so many months later. @param month `YYYY-MM` */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, from Monday on; days of other months fill the first and the last one. @param month `YYYY-MM` */
export function weeksOf(month: string): string[][] {
  const { begin, end } = daysOfMonth(month);
  const first = Date.parse(begin);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  const weeks: string[][] = [];
  for (let start = monday; start <= Date.parse(end); start += 7 * dayMs) weeks.push(Array.from({ length: 7 }, (_, day) => dayOf(start + day * dayMs)));
  return weeks;
}

interface Dated {
  startDate: string | null;
  endDate: string | null;
}

/** Activities of a day. One without a last day lasts one day. */
export const onDay = <Item extends Dated>(items: readonly Item[], day: string): Item[] =>
  items.filter(({ startDate, endDate }) => startDate !== null && startDate <= day && (endDate === null || endDate < startDate ? startDate : endDate) >= day);
