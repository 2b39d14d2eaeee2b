import dayjs from 'dayjs';

/** Days with a column of their own: a longer course is signed for on further sheets. */
const most = 10;

/** The days of a course, `YYYY-MM-DD`, the first ones of a long one. */
export function daysOf(startDate: string, endDate: string): string[] {
  const count = Math.min(dayjs(endDate).diff(startDate, 'day') + 1, most);
  return Array.from({ length: count }, (_, index) => dayjs(startDate).add(index, 'day').format('YYYY-MM-DD'));
}
