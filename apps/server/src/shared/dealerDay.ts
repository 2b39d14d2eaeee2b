import { type RawBuilder, sql } from 'kysely';
import type { Services } from './services.ts';

/** Today where a dealer is, for a statement. @param alias what it calls the dealer */
export const dealerDay = ({ now }: Pick<Services, 'now'>, alias: string): RawBuilder<string> =>
  sql`(${now().toISOString()}::timestamptz at time zone ${sql.ref(`${alias}.time_zone`)})::date`;
