import { toZoneTime } from '@harrow/validation/dates';

/** The zone in which the wire writes points in time. */
const wireZone = 'Asia/Shanghai';
/** That zone's distance from UTC; it has known no summer time since 1991. */
const wireOffset = '+08:00';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/;

/** The moment that a wire text 'YYYY-MM-DD HH:mm:ss' names, or undefined where it is none. */
export function toInstant(text: string): Date | undefined {
  const match = timePattern.exec(text);
  if (!match) return undefined;
  const instant = new Date(`${match[1]}T${match[2]}${wireOffset}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

export interface FormatDateOptions {
  /** IANA zone to convert points in time to. Default: that of the wire. */
  timeZone?: string;
  /** Precision of a point in time. Default `minute`. */
  precision?: 'date' | 'minute' | 'second';
}

/**
 * A date or point in time as people read it: 'YYYY-MM-DD' or 'YYYY-MM-DD HH:mm'.
 * A wire date ('YYYY-MM-DD') is a calendar day and never shifts; a wire time ('YYYY-MM-DD HH:mm:ss', written in
 * Asia/Shanghai) is converted to `timeZone`.
 * @returns '' for no value; a text of another form as it is.
 */
export function formatDate(text: string | null | undefined, { timeZone = wireZone, precision = 'minute' }: FormatDateOptions = {}): string {
  if (!text || datePattern.test(text)) return text ?? '';
  const instant = toInstant(text);
  if (!instant) return text;
  const lengths = { date: 10, minute: 16, second: 19 };
  return toZoneTime(instant, timeZone).slice(0, lengths[precision]);
}
