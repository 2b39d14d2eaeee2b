import type { Db } from '../../shared/database/database.ts';
import './tables.ts';

/** Messages about a document count as read once the user has dealt with the document. */
export async function readMessagesAbout(db: Db, userId: string, docType: string, docId: string, at: Date): Promise<void> {
  await db
    .updateTable('message')
    .set({ readTime: at.toISOString() })
    .where('userId', '=', userId)
    .where('docType', '=', docType)
    .where('docId', '=', docId)
    .where('readTime', 'is', null)
    .execute();
}

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
