/** A mail server that tests talk to over the network. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  /** Head and body as they arrived. */
  raw: string;
  /** Lines of the head, each unfolded. */
  head: string[];
}

export interface TestMailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Handling of the next mails: accept, reject the receiver, defer, or no answer. */
  mood: 'takes' | 'refuses' | 'later' | 'silent';
  stop(): Promise<void>;
}

const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

/** @param port a free one by default */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 50,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'harrow' && password === 'secret' ? done(null, { user: username }) : done(refusal(535, 'Who are you?')),
    onRcptTo(_address, _session, done) {
      if (state.mood === 'silent') void sleep(5000, undefined, { ref: false }).then(() => done());
      else if (state.mood === 'refuses') done(refusal(550, 'No such mailbox'));
      else if (state.mood === 'later') done(refusal(451, 'Come back later'));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const head = raw
          .slice(0, raw.indexOf('\r\n\r\n'))
          .replaceAll(/\r\n[ \t]+/g, ' ')
          .split('\r\n');
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, raw, head });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = (server.server.address() as AddressInfo).port;
  const state: TestMailServer = {
    url: `smtp://harrow:secret@127.0.0.1:${bound}/?socketTimeout=400&greetingTimeout=400&connectionTimeout=400`,
    port: bound,
    received,
    mood: 'takes',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return state;
}

/** Text of a mail's part in quoted-printable or base64, as far as tests look for something in it. */
export const bodyOf = ({ raw }: ReceivedMail): string =>
  raw
    .split(/\r\n--[^\r\n]+/)
    .map((part) => {
      const body = part.slice(part.indexOf('\r\n\r\n') + 4);
      if (/transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8');
      const bytes = body.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    })
    .join('\n');
