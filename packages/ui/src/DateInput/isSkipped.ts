import { fromZoneTime, toZoneTime } from '@harrow/validation/dates';

/**
 * Whether the clocks of a zone skip a time, as when they are put forward in spring.
 * @param text `YYYY-MM-DD HH:mm:ss`; of any other text the answer is false
 * @param timeZone IANA zone
 */
export function isSkipped(text: string, timeZone: string): boolean {
  const moment = fromZoneTime(text, timeZone);
  return moment !== undefined && toZoneTime(moment, timeZone) !== text;
}
