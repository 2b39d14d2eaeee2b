/** Actions of administrators on mails. */
import { sql } from 'kysely';
import { makerDay, sqlStart } from '../../shared/makerDay.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import { renewStanding } from '../../documents/todo/standingTask.ts';
import { type BatchResult, runBatch } from '../../shared/batch/batch.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { announce } from '../../shared/database/database.ts';
import { message } from '../../shared/messages/messages.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { isMailAddress } from './mailAddress.ts';
import { retryMails } from './mailTask.ts';
import { mailChannel, writeMails } from './outbox.ts';
import type { MailRow, MailStatus } from './tables.ts';

type Action = 'retry' | 'cancel';

/** In which states a mail may be sent again, or given up. */
const states: Readonly<Record<Action, readonly MailStatus[]>> = { retry: ['failed', 'cancelled'], cancel: ['waiting', 'held'] };

export const allowedFor = ({ permissions }: CurrentUser, { status }: Pick<MailRow, 'status'>): Action[] =>
  permissions.has('mail:edit') ? (Object.keys(states) as Action[]).filter((action) => states[action].includes(status)) : [];

async function change({ db, user, services }: TrxContext, id: string, action: Action): Promise<void> {
  const mail = await db.selectFrom('mailOutbox').select(['id', 'status']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!mail) throw refuse('E-012');
  if (!states[action].includes(mail.status)) throw refuse('E-007', { status: services.dictionaries.text('mail_status', mail.status, user.language) });
  await db
    .updateTable('mailOutbox')
    .set(
      action === 'retry' ? { status: 'waiting', tries: 0, nextTime: services.now().toISOString(), lastError: null } : { status: 'cancelled', nextTime: null },
    )
    .where('id', '=', id)
    .execute();
}

/** Each mail by itself. */
export async function changeMails(context: TrxContext, ids: readonly string[], action: Action): Promise<BatchResult> {
  const { db } = context;
  const result = await runBatch(
    context,
    ids,
    (id) => change(context, id, action),
    async (id) => (await db.selectFrom('mailOutbox').select('subject').where('id', '=', id).executeTakeFirst())?.subject ?? '',
  );
  await renewStanding(context, retryMails);
  if (action === 'retry') await announce(db, mailChannel, '');
  return result;
}

/** Writes a mail that only says that mails arrive. Refuses E-584 while mail is not set up, E-585 for what is no address. */
export async function writeTestMail(context: TrxContext, to: string): Promise<{ id: string }> {
  const { user, services } = context;
  if (!services.mail.isOn()) throw refuse('E-584');
  if (!isMailAddress(to.trim())) throw invalid([{ field: 'to', code: 'E-585' }]);
  const [id] = await writeMails(context, [
    {
      to: { address: to, name: null },
      language: user.language,
      event: 'mail.test',
      title: message(user.language, 'mail.test'),
      paragraphs: [message(user.language, 'mail.testText', { name: user.realname })],
      link: { path: '/isystem/mail', text: message(user.language, 'mail.open') },
    },
  ]);
  return { id: id! };
}

type Status = Operations['mailsStatus']['reply']['result'];

/** How mail is set up, and how it goes. */
export async function mailStatus({ db, services }: Context): Promise<Status> {
  const { mail, parameters, now } = services;
  const { rows } = await sql<Pick<Status, 'queue' | 'failedToday' | 'sentLastHour'>>`select
      count(*) filter (where status in ('waiting', 'sending', 'held'))::int as queue,
      count(*) filter (where status = 'failed' and create_time >= ${sqlStart(services, sql`${makerDay(services)}`)})::int as failed_today,
      count(*) filter (where sent_time > ${now().toISOString()}::timestamptz - interval '1 hour')::int as sent_last_hour
    from mail_outbox`.execute(db);
  return { host: mail.host, isOn: mail.isOn(), missing: mail.missing(), maxPerHour: parameters.number('mail.maxPerHour'), ...rows[0]! };
}
