import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { tooMany } from '../refusal/refusal.ts';

export interface CallCountTable {
  /** Operation, or what else is counted. */
  call: string;
  /** Who calls: a network, or what the call is about. */
  subject: string;
  count: number;
  /** Of the first call that counts. */
  since: string;
}

declare module '../database/database.ts' {
  interface Database {
    callCount: CallCountTable;
  }
}

const window = sql`interval '1 hour'`;

/** Counts a call in the database, so for all server processes. @returns how many there were within the hour that the first one began */
async function countCall(db: Db, call: string, subject: string): Promise<{ count: number; minutesLeft: number }> {
  const isOver = sql`call_count.since <= now() - ${window}`;
  return db
    .insertInto('callCount')
    .values({ call, subject, count: 1, since: sql<string>`now()` })
    .onConflict((conflict) =>
      conflict.columns(['call', 'subject']).doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else call_count.count + 1 end`,
        since: sql<string>`case when ${isOver} then now() else call_count.since end`,
      }),
    )
    .returning(['count', sql<number>`ceil(extract(epoch from since + ${window} - now()) / 60)::int`.as('minutesLeft')])
    .executeTakeFirstOrThrow();
}

/** Counts a call and refuses it (HTTP 429) when the subject has made more than `perHour`. */
export async function limitCalls(db: Db, call: string, subject: string, perHour: number): Promise<void> {
  const { count, minutesLeft } = await countCall(db, call, subject);
  if (count > perHour) throw tooMany('http.tooMany', { n: Math.max(1, minutesLeft) });
}

/** Counts a call. @returns whether the subject has made no more than `perHour`, for those who must not learn of the limit */
export const isWithinLimit = async (db: Db, call: string, subject: string, perHour: number): Promise<boolean> =>
  (await countCall(db, call, subject)).count <= perHour;
