/** Which months of a dealer and currency need a statement. Months are `yyyy-MM`. Pure. */
import { addMonths, lastDayOf } from '../../../shared/calendarDate.ts';

/** What is booked for a dealer in a currency, seen from a month. */
export interface Books {
  /** Last month before it in which something was booked; null: none. */
  before: string | null;
  /** Nothing but opening lines was booked before it. */
  onlyOpenings: boolean;
  /** Whether an account held or owed something when it began. */
  isOpen: boolean;
  /** What is booked in it. */
  now: 'nothing' | 'openings' | 'entries';
}

export const monthBefore = (period: string): string => addMonths(`${period}-01`, -1).slice(0, 7);
export const monthAfter = (period: string): string => addMonths(`${period}-01`, 1).slice(0, 7);
export const lastDay = (period: string): string => lastDayOf(`${period}-01`, 1);

/** Whether a month is over on a day of the maker. */
export const isOver = (period: string, makerDay: string): boolean => period < makerDay.slice(0, 7);

/** Opening lines make no statement of their own as long as nothing came before them: they are the opening of the first. */
const isFresh = ({ before, onlyOpenings }: Books): boolean => before === null || onlyOpenings;

/** The last month before one that needed a statement for what is booked; null where there is none, and the month is the first. */
export function lastNeeded(books: Books, period: string): string | null {
  const previous = monthBefore(period);
  if (books.before !== null && books.before < previous && books.isOpen) return previous;
  return isFresh(books) ? null : books.before;
}

/** Whether a month needs a statement for what is booked. */
export function isNeeded(books: Books): boolean {
  if (books.isOpen || books.now === 'entries') return true;
  return books.now === 'openings' && !isFresh(books);
}
