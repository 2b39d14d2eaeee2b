/** The day in a time zone, `YYYY-MM-DD`, as the server counts the user's days; the zone of the browser without one. */
export const todayIn = (timeZone: string | undefined, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
