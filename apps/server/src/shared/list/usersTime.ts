/** Days and times that a user asks for are those of their clock, by which the screen shows them. */
import { fromZoneTime } from '@harrow/validation/dates';
import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '../session/currentUser.ts';

/** Whose clock is meant. */
export type Zoned = Pick<CurrentUser, 'timeZone'>;

/** The moment at which a day begins. @param day `YYYY-MM-DD`, with or without 00:00:00 */
export const startOfDay = (day: string, { timeZone }: Zoned): RawBuilder<unknown> => sql`(${day}::timestamp at time zone ${timeZone})`;

/**
 * The first moment of a second, `YYYY-MM-DD HH:mm:ss`. The same rules as where times are typed into forms (`fromZoneTime`); PostgreSQL takes
 * the later one of a time that occurs twice.
 */
export const startOfSecond = (time: string, { timeZone }: Zoned): RawBuilder<unknown> => sql`to_timestamp(${fromZoneTime(time, timeZone)!.getTime() / 1000})`;
