import type { Generated, Selectable } from 'kysely';
import type { Language } from '../../shared/messages/messages.ts';
import type { MailSecurity } from './server/smtpSettings.ts';

export type MailStatus = 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled' | 'held';

/** A mail to one receiver. */
export interface MailTable {
  id: string;
  toAddress: string;
  toName: string | null;
  language: Language;
  /** Event of the mail, by its message key, e.g. `warrantyClaim.pass`. */
  event: string;
  subject: string;
  text: string;
  html: string;
  /** Address by which the receiver leaves such mails. */
  unsubscribe: string | null;
  docType: string | null;
  docId: string | null;
  status: Generated<MailStatus>;
  tries: Generated<number>;
  nextTime: string | null;
  lastError: string | null;
  createTime: Generated<string>;
  sentTime: string | null;
}

/** Mail server set by administrators; one row or none. */
export interface MailServerTable {
  id: string;
  host: string;
  port: number;
  security: MailSecurity;
  username: string | null;
  /** Opened by `seal`, for this server and this user alone. */
  sealedPassword: string | null;
  version: number;
  updateBy: string;
  updateTime: string;
}

export type MailRow = Selectable<MailTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    mailOutbox: MailTable;
    mailServer: MailServerTable;
  }
}
