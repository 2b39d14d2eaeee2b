/** Mails of the last days, as if the server had written them: most arrived, some did not. */
import { sql } from 'kysely';
import { composeMail } from '../../src/modules/mail/composeMail.ts';
import { pathOfDocument } from '../../src/modules/mail/service.ts';
import { notificationTexts } from '../../src/modules/message/service.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { type Language, message } from '../../src/shared/messages/messages.ts';
import type { Services } from '../../src/shared/services.ts';
import '../../src/modules/mail/tables.ts';

const portal = 'https://portal.harrow.example';
const count = 20;
/** What became of those that did not arrive, by their place. */
const troubles: Readonly<Record<number, { status: 'failed' | 'cancelled'; tries: number; lastError: string | null }>> = {
  3: { status: 'failed', tries: 4, lastError: 'Connection timeout' },
  8: { status: 'failed', tries: 1, lastError: "Can't send mail - all recipients were rejected: 550 5.1.1 No such mailbox" },
  11: { status: 'cancelled', tries: 0, lastError: null },
  15: { status: 'failed', tries: 4, lastError: 'connect ECONNREFUSED 192.0.2.25:587' },
};

interface Told {
  event: string;
  params: Record<string, string | number>;
  docType: string | null;
  docId: string | null;
  docNo: string | null;
  createTime: string;
  realname: string;
  language: Language;
  address: string;
}

export async function loadMails(services: Services, trx: Trx): Promise<void> {
  const { rows } = await sql<Told>`select m.event, m.params, m.doc_type, m.doc_id, m.doc_no, m.create_time, u.realname, u.language,
      coalesce(nullif(u.email, ''), u.username || '@harrow.example') as address
    from (select *, row_number() over (partition by user_id order by create_time desc, doc_no) as place from message) m join sys_user u on u.id = m.user_id
    order by m.place, m.create_time desc, u.username limit ${sql.lit(count)}`.execute(trx);
  await trx
    .insertInto('mailOutbox')
    .values(
      rows.map(({ realname, language, address, docNo, ...told }, place) => {
        const { title, content } = notificationTexts(services, language, told);
        const url = portal + pathOfDocument(told.docType, told.docId);
        return {
          id: newId(),
          toAddress: address,
          toName: realname,
          language,
          event: told.event,
          ...composeMail({ language, title, paragraphs: [content], link: { url, text: docNo ?? message(language, 'mail.open') } }),
          unsubscribe: null,
          docType: told.docType,
          docId: told.docId,
          nextTime: null,
          createTime: told.createTime,
          ...(troubles[place] ? { ...troubles[place], sentTime: null } : { status: 'sent' as const, tries: 1, lastError: null, sentTime: told.createTime }),
        };
      }),
    )
    .execute();
}
