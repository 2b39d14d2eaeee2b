/**
 * The maker's day: the calendar day in the zone of the company page (`company.timeZone`). Jobs, deadlines that begin with a moment,
 * months of numbers and of statistics go by it. The wire and the database keep their own zone.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Parameters } from './parameters.ts';
import type { Services } from './services.ts';
import { today, wireTime } from './session/currentUser.ts';

type Zoned = Pick<Services, 'parameters'>;
type Clocked = Pick<Services, 'parameters' | 'now'>;

/** IANA name of the maker's zone. */
export const makerZone = ({ parameters }: Zoned): string => parameters.text('company.timeZone');

/** Today at the maker, `YYYY-MM-DD`. */
export const makerDay = (services: Clocked): string => today({ timeZone: makerZone(services) }, services.now());

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // Swedish writes `YYYY-MM-DD HH:mm:ss`.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The moment of a time of the wire (`YYYY-MM-DD HH:mm:ss`) or an ISO text. */
const momentOf = (time: string): Date => new Date(time.includes('T') ? time : `${time.replace(' ', 'T')}+08:00`);

/** Zone of the wire and of the database. */
const wireZone = 'Asia/Shanghai';

/** Local time in a zone, `YYYY-MM-DD HH:mm:ss`. @param moment a date, a time of the wire or an ISO text */
export function clockIn(timeZone: string, moment: Date | string): string {
  // The wire's own clock, which most makers keep, too.
  if (timeZone === wireZone && typeof moment === 'string' && !moment.includes('T')) return moment;
  const date = typeof moment === 'string' ? momentOf(moment) : moment;
  return timeZone === wireZone ? wireTime(date) : formatterOf(timeZone).format(date);
}

/** The maker's day of a time of the wire, `YYYY-MM-DD`; a day stays. */
export const dayAtMaker = (time: string, parameters: Pick<Parameters, 'text'>): string =>
  time.length === 10 ? time : clockIn(parameters.text('company.timeZone'), time).slice(0, 10);

/** The user's clock for the name of a file, `YYYYMMDDHHmm`. */
export const fileStamp = ({ services, user }: { services: Pick<Services, 'now'>; user: { timeZone: string } }): string =>
  clockIn(user.timeZone, services.now()).slice(0, 16).replace(/[-: ]/g, '');

/** In SQL: the maker's clock of a moment. Expressions are written with the zone in place, so that they group and index as constants. */
export const sqlClock = (services: Zoned, moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${moment} at time zone ${sql.lit(makerZone(services))})`;
/** In SQL: the maker's day of a moment. */
export const sqlDay = (services: Zoned, moment: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(${sqlClock(services, moment)})::date`;
/** In SQL: the moment at which a day begins at the maker. */
export const sqlStart = (services: Zoned, day: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`((${day})::date::timestamp at time zone ${sql.lit(makerZone(services))})`;
