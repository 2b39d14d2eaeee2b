import { ownZone } from '../platform/session/ownZone.ts';

/** The day in a time zone, `YYYY-MM-DD`; without one in the user's, as the server counts their days. */
export const todayIn = (timeZone: string | undefined = ownZone(), now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
