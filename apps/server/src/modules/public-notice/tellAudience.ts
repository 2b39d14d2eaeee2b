import { sql } from 'kysely';
import type { Trx } from '../../shared/database/database.ts';
import type { JobContext } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { type Language, message } from '../../shared/messages/messages.ts';
import { notify } from '../../shared/notify/notify.ts';
import { plainParagraphs } from '../../shared/rich-text/plainText.ts';
import type { Services } from '../../shared/services.ts';
import { mailContacts, type MailGroup } from '../contact/service.ts';
import { pathOfDocument } from '../mail/service.ts';
import { audienceOf, dealersOf } from './audience.ts';
import { pickText } from '../../shared/messages/readerTexts.ts';

interface DueNotice extends Due {
  noticeNo: string;
  title: Partial<Record<Language, string>>;
  mustRead: 'Y' | 'N';
}

interface DueMail extends DueNotice {
  noticeType: string;
  content: Partial<Record<Language, string>>;
}

/** Context of the caller: a job, or the call that publishes a notice. */
type Teller = Pick<JobContext, 'transaction'> & { services: Services };

/** Notices that are shown by now and owe something since a time. */
const dueSince = (time: 'notify_time' | 'mail_time', now: Date, only: string | undefined) => sql`del_flag = 0 and status = 'pass'
  and ${sql.ref(time)} is not null and publish_time <= ${now.toISOString()}::timestamptz and (${only ?? null}::text is null or id = ${only ?? null})`;

/**
 * Sends the due messages of visible notices to their audience, and the due e-mails to contacts of its dealers, each once.
 * @param only one notice; all by default
 * @returns number of messages sent
 */
export async function tellAudience(context: Teller, only?: string): Promise<number> {
  const now = context.services.now();
  await remind<DueMail>(
    context,
    'publicnotice.mail',
    sql`select id, mail_time::text as stage, notice_no, title, must_read, notice_type, content from public_notice where ${dueSince('mail_time', now, only)}`,
    (trx, due) => mail({ services: context.services, db: trx }, due),
  );
  return remind<DueNotice>(
    context,
    'publicnotice',
    sql`select id, notify_time::text as stage, notice_no, title, must_read from public_notice where ${dueSince('notify_time', now, only)}`,
    (trx, due) => tell(trx, due, now),
  );
}

async function tell(trx: Trx, { id, noticeNo, title, mustRead }: DueNotice, at: Date): Promise<void> {
  const isMandatory = mustRead === 'Y';
  const receivers = await audienceOf(trx, id, `publicnotice:${isMandatory ? 'confirm' : 'query'}`);
  for (const [language, readers] of Map.groupBy(receivers, (reader) => reader.language))
    await notify(trx, readers, {
      event: isMandatory ? 'publicnotice.mustRead' : 'publicnotice.published',
      params: { title: pickText(title, language), no: noticeNo },
      docType: 'publicnotice',
      docId: id,
      docNo: noticeNo,
      at,
    });
}

/** Kinds of notices with a group of their own, beside those who get all. */
const groupOf: Readonly<Record<string, MailGroup>> = { service_bulletin: 'bulletins', price: 'prices' };
/** Contacts have no account, so the e-mail carries the text of the notice, up to this length. */
const longestText = 4000;

async function mail(context: { services: Services; db: Trx }, { id, noticeNo, title, noticeType, content }: DueMail): Promise<void> {
  const dealerCodes = await dealersOf(context.db, id);
  const own = groupOf[noticeType];
  await mailContacts(context, {
    event: 'publicnotice.published',
    groups: own ? ['notices', own] : ['notices'],
    ...(dealerCodes && { dealerCodes }),
    docType: 'publicnotice',
    docId: id,
    say: (language) => ({
      title: message(language, 'event.publicnotice.published.title', { title: pickText(title, language) }),
      paragraphs: plainParagraphs(pickText(content, language), longestText),
      link: { path: pathOfDocument('publicnotice', id), text: noticeNo },
    }),
  });
}
