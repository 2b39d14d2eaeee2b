/**
 * Arithmetic on calendar dates written `YYYY-MM-DD`, which sort and compare as text.
 * A calendar date has no time zone; the caller decides whose "today" it means.
 */
const dayMs = 86_400_000;

const toUtc = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The date `days` later, or earlier when negative. */
export const addDays = (date: string, days: number): string => fromUtc(toUtc(date) + days * dayMs);

/** The same day `months` later; the last day of that month when it is shorter (31 January + 1 = 28 February). */
export function addMonths(date: string, months: number): string {
  const start = new Date(toUtc(date));
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0));
  lastDay.setUTCDate(Math.min(start.getUTCDate(), lastDay.getUTCDate()));
  return fromUtc(lastDay.getTime());
}

/** The first day of the month of a date. */
export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/**
 * The first day that may be named for what follows a day named elsewhere: that day, or today where it has not begun yet.
 * A reviewer in Shanghai receives goods on a day that is tomorrow for a dealer in Santiago.
 */
export const startingFrom = (date: string, today: string): string => (date < today ? date : today);

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((toUtc(to) - toUtc(from)) / dayMs);

/** Last covered day of a period of `months` that begins on `start`: the day before the same day. */
export const lastDayOf = (start: string, months: number): string => addDays(addMonths(start, months), -1);
