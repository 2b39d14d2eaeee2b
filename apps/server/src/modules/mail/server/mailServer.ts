/** The server that mails are handed to. */
import { createTransport } from 'nodemailer';
import type { Connection } from '../../../shared/database/connection/connect.ts';
import { announce, type Db, onCommit } from '../../../shared/database/database.ts';
import { keepFresh } from '../../../shared/database/keepFresh.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { Seal } from '../../../shared/secrets/seal.ts';
import { oneLine } from '../mailAddress.ts';
import type { MailRow } from '../tables.ts';
import { purposeOf, type SmtpSettings, transportOf, usualPorts, withoutPassword } from './smtpSettings.ts';

/** Settings that a server needs before it can send mails. */
export type MissingOfMail = 'server' | 'from' | 'portalUrl';

export interface MailServer {
  /** Its name; null when there is none. Name and password of its user are never shown. */
  readonly host: string | null;
  /** By whom it is set: the settings of this server, which count before everything else, or administrators on the page of mails. */
  readonly setBy: 'settings' | 'screen' | null;
  /** Ports that administrators may name. */
  readonly ports: readonly number[];
  /** Settings by administrators, with the password; null as well where it cannot be decrypted here. */
  readonly stored: SmtpSettings | null;
  /** Seals the password of administrators. */
  readonly seal: Seal;
  /** Missing settings. */
  missing(): MissingOfMail[];
  /** Whether mails are written at all. */
  isOn(): boolean;
  /** A connection for a run of mails; close it. */
  open(): MailConnection;
  /** Reads again what administrators have set, here and in every other server process; inside a transaction when it is committed. */
  refresh(db: Db): Promise<void>;
}

export interface MailConnection {
  /** @throws what the server or the network says */
  send(mail: Letter): Promise<void>;
  close(): void;
}

type Letter = Pick<MailRow, 'id' | 'toAddress' | 'toName' | 'subject' | 'text' | 'html' | 'unsubscribe'>;

/** How a mail server is known to this process. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; further settings in its query win over ours: `?socketTimeout=5000` */
  url?: string | undefined;
  /** Ports that administrators may name; default {@link usualPorts}. */
  ports?: readonly number[] | undefined;
  seal: Seal;
}

const channel = 'mailServer';
/** A server that does not answer must not hold up the others for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

export async function createMailServer(connection: Connection, parameters: Parameters, { url, ports = usualPorts, seal }: MailSettings): Promise<MailServer> {
  let stored: SmtpSettings | null = null;
  const reload = await keepFresh(connection, channel, async () => {
    const row = await connection.db.selectFrom('mailServer').selectAll().executeTakeFirst();
    if (!row) return void (stored = null);
    const { host, port, security, username, sealedPassword } = row;
    const password = sealedPassword === null ? null : await seal.open(sealedPassword, purposeOf(row));
    // Sealed with another key: mails would be refused one by one.
    stored = password === undefined ? null : { host, port, security, username, password };
  });
  const missing = (): MissingOfMail[] => [
    ...(url === undefined && stored === null ? (['server'] as const) : []),
    ...(parameters.text('mail.from') === '' ? (['from'] as const) : []),
    ...(parameters.text('mail.portalUrl') === '' ? (['portalUrl'] as const) : []),
  ];
  return {
    get host() {
      return url === undefined ? (stored?.host ?? null) : new URL(url).host;
    },
    get setBy() {
      return url === undefined ? stored && 'screen' : 'settings';
    },
    ports,
    get stored() {
      return stored;
    },
    seal,
    missing,
    isOn: () => missing().length === 0,
    open() {
      const at = url === undefined ? stored : null;
      const address = at ? transportOf(at) : { url: url ?? '' };
      const transport = createTransport({ ...patience, ...closed, ...address, pool: true, maxConnections: 1 });
      return connect(transport, parameters, { secrets: at });
    },
    async refresh(db) {
      await announce(db, channel, '');
      await onCommit(db, reload);
    },
  };
}

/** All of a try takes no longer than this. */
const longestTryMs = 14_000;
const haste = { connectionTimeout: 6000, greetingTimeout: 6000, socketTimeout: 8000, dnsTimeout: 6000 };

/** Hands one mail to a server that is not stored yet. @throws the error of the server or the network, or a timeout */
export async function sendOnce(settings: SmtpSettings, parameters: Parameters, { from, ...mail }: Letter & { from: string }): Promise<void> {
  const connection = connect(createTransport({ ...haste, ...closed, ...transportOf(settings) }), parameters, { from, secrets: settings });
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' })), longestTryMs);
  try {
    await Promise.race([connection.send(mail), tooLate]);
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

/** @param from sender; default the parameter @param secrets what is never to be read in an error */
function connect(
  transport: Pick<ReturnType<typeof createTransport>, 'sendMail' | 'close'>,
  parameters: Parameters,
  { from = parameters.text('mail.from'), secrets }: { from?: string; secrets: SmtpSettings | null },
): MailConnection {
  return {
    async send({ id, toAddress, toName, subject, text, html, unsubscribe }) {
      const replyTo = parameters.text('mail.replyTo');
      try {
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
      } catch (error) {
        if (secrets && error instanceof Error) error.message = withoutPassword(error.message, secrets);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
