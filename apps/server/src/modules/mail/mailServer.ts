/** The server that mails are handed to. */
import { createTransport } from 'nodemailer';
import type { Parameters } from '../../shared/parameters.ts';
import { oneLine } from './mailAddress.ts';
import type { MailRow } from './tables.ts';

/** What a server needs before it can write mails. */
export type MissingOfMail = 'server' | 'from' | 'portalUrl';

export interface MailServer {
  /** Its name; null when there is none. Name and password of its user are said to nobody. */
  readonly host: string | null;
  /** What is not set up. */
  missing(): MissingOfMail[];
  /** Whether mails are written at all. */
  isOn(): boolean;
  /** A connection for a run of mails; close it. */
  open(): MailConnection;
}

export interface MailConnection {
  /** @throws what the server or the network says */
  send(mail: MailRow): Promise<void>;
  close(): void;
}

/** A server that does not answer must not hold up the others for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** @param url `smtp://user:password@host:587` or `smtps://…`; further settings in its query win over ours: `?socketTimeout=5000` */
export function createMailServer(url: string | undefined, parameters: Parameters): MailServer {
  const missing = (): MissingOfMail[] => [
    ...(url === undefined ? (['server'] as const) : []),
    ...(parameters.text('mail.from') === '' ? (['from'] as const) : []),
    ...(parameters.text('mail.portalUrl') === '' ? (['portalUrl'] as const) : []),
  ];
  return {
    host: url === undefined ? null : new URL(url).host,
    missing,
    isOn: () => missing().length === 0,
    open() {
      const transport = createTransport({ ...patience, url: url ?? '', pool: true, maxConnections: 1, disableFileAccess: true, disableUrlAccess: true });
      return {
        async send({ id, toAddress, toName, subject, text, html, unsubscribe }) {
          const from = parameters.text('mail.from');
          const replyTo = parameters.text('mail.replyTo');
          await transport.sendMail({
            // Always the same of one mail: a receiver who gets it twice can tell.
            messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
            from: { name: oneLine(parameters.text('mail.fromName')), address: from },
            to: { name: oneLine(toName ?? ''), address: toAddress },
            ...(replyTo && { replyTo }),
            subject,
            text,
            html,
            ...(unsubscribe !== null && { list: { unsubscribe } }),
          });
        },
        close: () => transport.close(),
      };
    },
  };
}
