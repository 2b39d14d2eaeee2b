/** Mails to contacts of dealers, by the groups that they chose. */
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../shared/database/database.ts';
import type { Language } from '../../shared/messages/messages.ts';
import type { Services } from '../../shared/services.ts';
import { type NewMail, unsubscribePath, writeMails } from '../mail/service.ts';
import './tables.ts';

/** Dictionary `mail_group`. */
export type MailGroup = 'notices' | 'bulletins' | 'prices' | 'shipments' | 'statements' | 'training';

export interface ContactMail {
  event: string;
  /** Who is in one of these groups. */
  groups: readonly MailGroup[];
  /** Of these dealers alone; all by default. Dealers that are terminated get none. */
  dealerCodes?: readonly string[];
  docType: string;
  docId: string;
  /** Its text in a language. */
  say: (language: Language) => Pick<NewMail, 'title' | 'paragraphs' | 'link'>;
}

/** Writes a mail to each contact of the groups who has an address. @returns how many */
export async function mailContacts(context: { services: Services; db: Db }, { event, groups, dealerCodes, docType, docId, say }: ContactMail): Promise<number> {
  if (!context.services.mail.isOn()) return 0;
  const contacts = await context.db
    .selectFrom('contact')
    .innerJoin('dealer', 'dealer.dealerCode', 'contact.dealerCode')
    .select(['contact.email', 'contact.name', 'contact.language', 'contact.unsubscribeToken'])
    .where('contact.email', 'is not', null)
    .where(sql<SqlBool>`contact.receives_mail && ${[...groups]}::text[]`)
    .where('dealer.dealerStatus', '<>', 'terminated')
    .$if(dealerCodes !== undefined, (query) => query.where(sql<SqlBool>`contact.dealer_code = any(${[...dealerCodes!]})`))
    .orderBy('contact.id')
    .execute();
  const said = new Map<Language, ReturnType<typeof say>>();
  const sayIn = (language: Language): ReturnType<typeof say> => {
    const text = said.get(language) ?? say(language);
    said.set(language, text);
    return text;
  };
  const mails = contacts.map(({ email, name, language, unsubscribeToken }): NewMail => ({
    ...sayIn(language),
    to: { address: email!, name },
    language,
    event,
    unsubscribePath: unsubscribePath(unsubscribeToken),
    docType,
    docId,
  }));
  return (await writeMails(context, mails)).length;
}
