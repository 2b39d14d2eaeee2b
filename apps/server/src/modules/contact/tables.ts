import type { Generated, Selectable } from 'kysely';
import type { Language } from '../../shared/messages/messages.ts';

/** Contact person of a dealer for the maker; needs no account. */
export interface ContactTable {
  id: string;
  version: Generated<number>;
  orgCode: string;
  dealerCode: string;
  dealerName: string;
  subDealerCode: string | null;
  subDealerName: string | null;
  /** Dictionary `contact_type`. */
  contactType: string;
  name: string;
  position: string | null;
  email: string | null;
  phone: string;
  mobile: string | null;
  whatsapp: string | null;
  language: Language;
  /** One of a dealer, or sub-dealer, and type. */
  isPrimary: Generated<'Y' | 'N'>;
  /** Dictionary `mail_group`. */
  receivesMail: Generated<string[]>;
  remark: string | null;
  /** In the link by which they leave all mails; never leaves the server otherwise. */
  unsubscribeToken: Generated<string>;
  createBy: string;
  createTime: Generated<string>;
  updateBy: Generated<string | null>;
  updateTime: Generated<string | null>;
}

export type ContactRow = Selectable<ContactTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    contact: ContactTable;
  }
}
