/** Writing mails: they go out once the transaction that writes them is committed. */
import { announce, type Db, newId } from '../../shared/database/database.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { Services } from '../../shared/services.ts';
import { companyOf } from '../setup/service.ts';
import { composeMail } from './composeMail.ts';
import { isMailAddress, oneLine } from './mailAddress.ts';
import './tables.ts';

export interface NewMail {
  to: { address: string; name: string | null };
  language: Language;
  /** As messages name it, e.g. `password.reset`. */
  event: string;
  title: string;
  paragraphs: readonly string[];
  /** A page of the portal, by its path. */
  link?: { path: string; text: string };
  /** Path of the page where the receiver leaves such mails. */
  unsubscribePath?: string;
  docType?: string | null;
  docId?: string | null;
}

/** Hears that there are mails to send. */
export const mailChannel = 'mail';
/** Mails of one statement. */
const batch = 500;

type MailContext = { services: Pick<Services, 'mail' | 'parameters' | 'now'>; db: Db };

/** The address of a page of the portal. */
export const portalAddress = ({ parameters }: Pick<Services, 'parameters'>, path: string): string =>
  parameters.text('mail.portalUrl').replace(/\/+$/, '') + path;

/** The maker's name and address, as far as they are known. */
const senderOf = (services: Pick<Services, 'parameters'>, language: Language): string => {
  const { name, address } = companyOf(services, language);
  return [name, address].filter((part) => part !== null).join(' · ');
};

export type MailRowToWrite = ReturnType<typeof toRow>;

/** A mail as the outbox holds it. */
export function toRow(services: Pick<Services, 'parameters' | 'now'>, { to, language, event, title, paragraphs, link, ...mail }: NewMail) {
  const { unsubscribePath, docType = null, docId = null } = mail;
  const now = services.now();
  const unsubscribe = unsubscribePath === undefined ? undefined : portalAddress(services, unsubscribePath);
  return {
    id: newId(now.getTime()),
    toAddress: to.address.trim(),
    toName: to.name === null ? null : oneLine(to.name),
    language,
    event,
    ...composeMail({
      language,
      title,
      paragraphs,
      unsubscribe,
      sender: senderOf(services, language),
      link: link && { text: link.text, url: portalAddress(services, link.path) },
    }),
    unsubscribe: unsubscribe ?? null,
    docType,
    docId,
    nextTime: now.toISOString(),
    lastError: null,
    createTime: now.toISOString(),
    sentTime: null,
  };
}

/** Puts mails into the outbox, one for each receiver; none while mail is off. Invalid addresses are skipped. @returns their ids */
export async function writeMails({ services, db }: MailContext, mails: readonly NewMail[]): Promise<string[]> {
  const deliverable = services.mail.isOn() ? mails.filter(({ to }) => isMailAddress(to.address.trim())) : [];
  if (deliverable.length === 0) return [];
  const rows = deliverable.map((mail) => toRow(services, mail));
  for (let from = 0; from < rows.length; from += batch)
    await db
      .insertInto('mailOutbox')
      .values(rows.slice(from, from + batch))
      .execute();
  await announce(db, mailChannel, '');
  return rows.map(({ id }) => id);
}
