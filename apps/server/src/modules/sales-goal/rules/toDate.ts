/** How much of a year's months has passed. Pure. */
import { months } from '../months.ts';

/** Share of each month that has passed, January first: the running one by its days, today included. @param today `YYYY-MM-DD` */
export function passedShares(year: number, today: string): number[] {
  const [thisYear, thisMonth, day] = today.split('-').map(Number) as [number, number, number];
  const days = new Date(Date.UTC(thisYear, thisMonth, 0)).getUTCDate();
  return months.map((month) => {
    const ahead = (year - thisYear) * 12 + month - thisMonth;
    return ahead === 0 ? day / days : ahead < 0 ? 1 : 0;
  });
}

/** Percent with one decimal; null without a target. */
export const rateOf = (com: number, target: number | null): number | null => (target ? Math.round((com / target) * 1000) / 10 : null);
