/** First and last day of a month. @param day any of its days, or the month itself, `YYYY-MM` */
export function daysOfMonth(day: string): { begin: string; end: string } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const period = day.slice(0, 7);
  return { begin: `${period}-01`, end: `${period}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}` };
}
