import type { Db } from '../../shared/database/database.ts';
import { eventText, type Language } from '../../shared/messages/messages.ts';
import type { Notification } from '../../shared/notify/notify.ts';
import type { Services } from '../../shared/services.ts';
import './tables.ts';

export { leaveMails } from './mailMode.ts';

/** Parameters named so are dictionary codes and become texts in the reader's language. */
const dictionaryOf: Readonly<Record<string, string>> = { reasonCode: 'reject_reason', statusCode: 'bill_status', typeCode: 'claim_type', jobCode: 'job' };

/** What a notification says in a language. */
export function notificationTexts(
  { dictionaries }: Pick<Services, 'dictionaries'>,
  language: Language,
  { event, params = {} }: Pick<Notification, 'event' | 'params'>,
): { title: string; content: string } {
  const texts = Object.fromEntries(
    Object.entries(params).map(([name, value]) =>
      typeof value === 'string' && name.endsWith('Code') ? [name, dictionaries.text(dictionaryOf[name] ?? '', value, language)] : [name, value],
    ),
  );
  return { title: eventText(language, event, 'title', texts), content: eventText(language, event, 'content', texts) };
}

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
