import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

/**
 * A date or time as it stands on a clock, in no zone: the zone of the browser skips hours that others have.
 * @param format of the text, in dayjs's letters. Default: `YYYY-MM-DD`, alone or with `HH:mm:ss`
 */
export const wallTime = (text: string, format?: string): Dayjs => dayjs.utc(text, format);

/** Local time of the browser. */
export const wallTimeNow = (): Dayjs => dayjs().utc(true);

/** A typed text by the first of the formats that it fits exactly; undefined: it fits none. */
export const readWallTime = (text: string, formats: readonly string[]): Dayjs | undefined =>
  formats.map((format) => dayjs.utc(text, format, true)).find((time) => time.isValid());
