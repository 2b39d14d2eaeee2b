import { toZoneText } from '../DateText/formatDate.ts';

const dayMs = 86_400_000;

/**
 * Whether the clocks of a zone skip a time, as when they are put forward in spring.
 * @param text `YYYY-MM-DD HH:mm:ss`; of any other text the answer is false
 * @param timeZone IANA zone
 */
export function isSkipped(text: string, timeZone: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return false;
  const asUtc = Date.parse(`${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(asUtc)) return false;
  // A time that exists has one of the offsets of the day before and of the day after.
  return ![-dayMs, dayMs].some((distance) => {
    const moment = asUtc + distance;
    const offset = Date.parse(`${toZoneText(new Date(moment), timeZone).replace(' ', 'T')}Z`) - moment;
    return toZoneText(new Date(asUtc - offset), timeZone) === text;
  });
}
