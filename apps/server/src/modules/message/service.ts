import type { Db } from '../../shared/database/database.ts';
import './tables.ts';

/** Messages a user has not read. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .where('readTime', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}
