import dayjs from 'dayjs';

/** Days that a sheet has columns for; a longer course is signed for on further ones. */
const mostDays = 10;

/** The days of a course, `YYYY-MM-DD`, by the sheet that they are signed on. */
export function signedDays(startDate: string, endDate: string): string[][] {
  const count = dayjs(endDate).diff(startDate, 'day') + 1;
  const days = Array.from({ length: count }, (_, index) => dayjs(startDate).add(index, 'day').format('YYYY-MM-DD'));
  return Array.from({ length: Math.ceil(count / mostDays) }, (_, sheet) => days.slice(sheet * mostDays, (sheet + 1) * mostDays));
}
