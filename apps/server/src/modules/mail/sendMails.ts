/** The job that sends what lies in the outbox. */
import { sql } from 'kysely';
import { renewStanding } from '../../documents/todo/standingTask.ts';
import type { Db, Trx } from '../../shared/database/database.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { notify, usersWith } from '../../shared/notify/notify.ts';
import { clockIn, makerZone } from '../../shared/makerDay.ts';
import type { MailConnection } from './server/mailServer.ts';
import { retryMails } from './mailTask.ts';
import { mailChannel } from './outbox.ts';
import { secretEvents } from './secretEvents.ts';
import type { MailRow } from './tables.ts';

/** A mail that was not taken is tried again after these minutes; then the administrators are told. */
const retryMinutes = [1, 5, 30];
/** Mails taken on at once. */
const batch = 20;
/** A mail under way counts as given up by its server after so many minutes, and is sent by the next run. */
const leaseMinutes = 10;
const longestError = 500;

type Failure = { reason: string; kind: 'server' | 'refused' | 'later' };

/** Kind of an error: no answer at all, receiver rejected for good, or temporary. */
function failureOf(error: unknown): Failure {
  const { code, command, responseCode = 0, message = String(error) } = error as { code?: string; command?: string; responseCode?: number; message?: string };
  const reason = message.slice(0, longestError);
  if (command === 'RCPT TO' && responseCode >= 500) return { reason, kind: 'refused' };
  return { reason, kind: code === 'EENVELOPE' || code === 'EMESSAGE' ? 'later' : 'server' };
}

/** How many mails may still go out in this hour. */
async function room({ services: { db, parameters, now } }: JobContext): Promise<number> {
  const since = new Date(now().getTime() - 3_600_000).toISOString();
  const { n } = await db
    .selectFrom('mailOutbox')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('sentTime', '>', since)
    .executeTakeFirstOrThrow();
  return Math.max(0, parameters.number('mail.maxPerHour') - n);
}

const due = (now: Date) => sql<boolean>`status in ('waiting', 'held', 'sending') and next_time <= ${now.toISOString()}::timestamptz`;

/** Takes mails on, those about passwords first; no other process takes them. */
async function take(trx: Trx, now: Date, most: number): Promise<MailRow[]> {
  const lease = new Date(now.getTime() + leaseMinutes * 60_000).toISOString();
  const mails = await trx
    .updateTable('mailOutbox')
    .set({ status: 'sending', nextTime: lease })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mailOutbox')
        .select('id')
        .where(due(now))
        .orderBy((order) => order('event', 'in', [...secretEvents]), 'desc')
        .orderBy('createTime')
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  const urgent = ({ event }: MailRow): number => (secretEvents.has(event) ? 0 : 1);
  return mails.toSorted((one, other) => urgent(one) - urgent(other) || (one.id < other.id ? -1 : 1));
}

/** A sent mail keeps no usable link. */
const markSent = (db: Db, mail: MailRow, now: Date) =>
  db
    .updateTable('mailOutbox')
    .set({
      status: 'sent',
      tries: mail.tries + 1,
      nextTime: null,
      lastError: null,
      sentTime: now.toISOString(),
      ...(secretEvents.has(mail.event) && {
        text: sql<string>`regexp_replace(text, 'token=[A-Za-z0-9_-]+', 'token=***', 'g')`,
        html: sql<string>`regexp_replace(html, 'token=[A-Za-z0-9_-]+', 'token=***', 'g')`,
      }),
    })
    .where('id', '=', mail.id)
    .execute();

/** Plans another try. @returns whether it is given up */
async function markFailed(db: Db, mail: MailRow, { reason, kind }: Failure, now: Date): Promise<boolean> {
  const wait = kind === 'refused' ? undefined : retryMinutes[mail.tries];
  await db
    .updateTable('mailOutbox')
    .set({
      status: wait === undefined ? 'failed' : 'waiting',
      tries: mail.tries + 1,
      nextTime: wait === undefined ? null : new Date(now.getTime() + wait * 60_000).toISOString(),
      lastError: reason,
    })
    .where('id', '=', mail.id)
    .execute();
  return wait === undefined;
}

/** Progress of a run. */
interface Run {
  connection: MailConnection;
  sent: number;
  givenUp: MailRow[];
  /** A server that was unreachable for one mail is not tried again for the next. */
  unreachable?: Failure;
}

/** Sends those taken on; what the run does not get to goes back. */
async function sendAll({ services: { db, now }, signal }: JobContext, run: Run, mails: readonly MailRow[]): Promise<void> {
  const open = new Set(mails.map(({ id }) => id));
  try {
    for (const mail of mails) {
      signal.throwIfAborted();
      const failure = run.unreachable ?? (await run.connection.send(mail).then(() => undefined, failureOf));
      if (failure?.kind === 'server') run.unreachable = failure;
      open.delete(mail.id);
      if (failure === undefined) run.sent += 1;
      if (failure === undefined) await markSent(db, mail, now());
      else if (await markFailed(db, mail, failure, now())) run.givenUp.push(mail);
    }
  } finally {
    if (open.size > 0)
      await db
        .updateTable('mailOutbox')
        .set({ status: 'waiting', nextTime: now().toISOString() })
        .where('id', 'in', [...open])
        .execute();
  }
}

async function sendDue(context: JobContext): Promise<number> {
  const { services, transaction, signal } = context;
  const { mail, now } = services;
  if (mail.missing().some((part) => part !== 'portalUrl')) return 0;
  const run: Run = { connection: mail.open(), sent: 0, givenUp: [] };
  try {
    for (;;) {
      signal.throwIfAborted();
      const most = Math.min(batch, await room(context));
      const mails = most === 0 ? [] : await transaction((trx) => take(trx, now(), most));
      if (mails.length === 0) break;
      await sendAll(context, run, mails);
    }
  } finally {
    run.connection.close();
    await transaction(async (trx) => {
      // The hour is full: they are held back, none is dropped.
      await trx.updateTable('mailOutbox').set({ status: 'held' }).where('status', '=', 'waiting').where(due(now())).execute();
      const [first] = run.givenUp;
      if (first === undefined) return;
      await renewStanding({ services, db: trx }, retryMails);
      await notify(trx, await usersWith(trx, 'mail:edit'), {
        event: 'mail.failed',
        params: { n: run.givenUp.length, address: first.toAddress, time: clockIn(makerZone(services), now()) },
        at: now(),
      });
    });
  }
  return run.sent;
}

export const mailOutbox: Job = { code: 'mailOutbox', cron: '0 * * * * ?', wakenBy: mailChannel, timeoutSeconds: 300, run: sendDue };
