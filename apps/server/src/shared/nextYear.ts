import { makerDay } from './makerDay.ts';
import type { Services } from './services.ts';

/** First day on which what the next year lacks is missed. */
const missedFrom = '11-01';

/** The next year at the maker. */
export function nextYear(services: Pick<Services, 'parameters' | 'now'>): { year: number; lastDayBefore: string; isMissed: boolean } {
  const day = makerDay(services);
  const year = Number(day.slice(0, 4)) + 1;
  return { year, lastDayBefore: `${year - 1}-12-31`, isMissed: day.slice(5) >= missedFrom };
}
