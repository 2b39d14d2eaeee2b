import { formatDate } from '@harrow/ui';
import { fromZoneTime } from '@harrow/validation/dates';
import { wireTime } from '../wireTime.ts';

/** A moment of the wire as the clock of a zone shows it, `YYYY-MM-DD HH:mm:ss`. */
export const shownMoment = (wire: string, timeZone: string): string => formatDate(wire, { timeZone, precision: 'second' });

/** A time of a zone's clock as the moment on the wire. A text that is no time stays, for the server to refuse. */
export function typedMoment(time: string, timeZone: string): string {
  const moment = fromZoneTime(time, timeZone);
  return moment ? wireTime(moment.getTime()) : time;
}
