import { type RawBuilder, sql } from 'kysely';
import type { Message } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { toMessage } from './toMessage.ts';
import './tables.ts';

export { changesSinceYesterday } from './changesSinceYesterday.ts';
export { leaveMails } from './mailMode.ts';
export { notificationTexts } from './notificationTexts.ts';

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

/** The newest messages of the user, and how many there are. @param within how far back */
export async function latestMessages(context: Context, count: number, within: RawBuilder<unknown>): Promise<{ records: Message[]; total: number }> {
  const { db, user, services } = context;
  const { rows } = await sql<Record<string, unknown> & { total: number }>`select id, event, params, doc_type, doc_id, doc_no, read_time, create_time,
      count(*) over ()::int as total from message
    where user_id = ${user.id} and create_time > ${services.now().toISOString()}::timestamptz - ${within} order by create_time desc, id limit ${count}`.execute(
    db,
  );
  return { records: rows.map(({ total: _total, ...row }) => toMessage(context, row)), total: rows[0]?.total ?? 0 };
}
