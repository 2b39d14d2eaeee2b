/** Messages of users by mail: each at once, or those of a day together. */
import { type SqlBool, sql } from 'kysely';
import type { Trx } from '../../shared/database/database.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { makerZone } from '../../shared/makerDay.ts';
import { type Language, message } from '../../shared/messages/messages.ts';
import { carryNotifications, type Notification } from '../../shared/notify/notify.ts';
import type { Services } from '../../shared/services.ts';
import { isShutOut } from '../../shared/session/openDepart.ts';
import { notificationTexts } from '../message/service.ts';
import { pathOfDocument, unsubscribePath } from './links.ts';
import { type NewMail, writeMails } from './outbox.ts';

/** A mail that says mails fail would fail, too; an invitation is a mail of its own. */
const neverByMail: ReadonlySet<string> = new Set(['mail.failed', 'user.invited']);

interface Receiver {
  id: string;
  email: string;
  realname: string;
  language: Language;
  unsubscribeToken: string;
}

/** Users who want mails in a way, may sign in and have an address. */
const receivers = (trx: Trx, mode: 'atOnce' | 'daily') =>
  trx
    .selectFrom('sysUser')
    .select(['id', 'realname', 'language', 'unsubscribeToken'])
    .select(sql<string>`email`.as('email'))
    .where('mailMode', '=', mode)
    .where('email', 'is not', null)
    .where('status', '=', 1)
    .where('delFlag', '=', 0)
    .where(sql<SqlBool>`not ${isShutOut}`);

const mailTo = ({ email, realname, language, unsubscribeToken }: Receiver): Pick<NewMail, 'to' | 'language' | 'unsubscribePath'> => ({
  to: { address: email, name: realname },
  language,
  unsubscribePath: unsubscribePath(unsubscribeToken),
});

const eventMail = (services: Services, receiver: Receiver, { event, params, docType, docId, docNo }: Notification): NewMail => {
  const { title, content } = notificationTexts(services, receiver.language, { event, ...(params && { params }) });
  return {
    ...mailTo(receiver),
    event,
    title,
    paragraphs: [content],
    link: { path: pathOfDocument(docType ?? null, docId ?? null), text: docNo ?? message(receiver.language, 'mail.open') },
    docType: docType ?? null,
    docId: docId ?? null,
  };
};

/** From now on messages go to the outbox as well, for users who want them by mail at once. */
export const mailNotifications = (services: Services): void =>
  carryNotifications(services.db, async (trx, userIds, notification) => {
    if (!services.mail.isOn() || neverByMail.has(notification.event)) return;
    const users = await receivers(trx, 'atOnce')
      .where('id', 'in', [...userIds])
      .execute();
    await writeMails(
      { services, db: trx },
      users.map((user) => eventMail(services, user, notification)),
    );
  });

/** Messages that a mail of a day names; the others are counted. */
const mostNamed = 30;
/** The hour of a user's day at which it goes out. */
const digestHour = 7;

interface Told {
  event: string;
  params: Record<string, string | number>;
  total: number;
}

async function digestOf(
  { services, db }: { services: Services; db: Trx },
  receiver: Receiver & { since: string },
  until: string,
): Promise<NewMail | undefined> {
  const { rows } = await sql<Told>`select event, params, (count(*) over ())::int as total from message
    where user_id = ${receiver.id} and read_time is null and create_time > ${receiver.since}::timestamptz and create_time <= ${until}::timestamptz
      and event <> all(${[...neverByMail]})
    order by create_time desc, id limit ${sql.lit(mostNamed)}`.execute(db);
  const { total = 0 } = rows[0] ?? {};
  if (total === 0) return undefined;
  const { language } = receiver;
  const said = rows.map((row) => {
    const { title, content } = notificationTexts(services, language, row);
    return content === '' ? title : `${title} – ${content}`;
  });
  return {
    ...mailTo(receiver),
    event: 'mail.digest',
    title: message(language, 'mail.digest', { n: total }),
    paragraphs: [...said, ...(total > rows.length ? [message(language, 'mail.digestMore', { n: total - rows.length })] : [])],
    link: { path: '/workbench/message', text: message(language, 'mail.open') },
  };
}

const hourIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' });

/** Day and hour of a moment in a zone; of an unknown zone: those of the maker. */
function localTime({ timeZone, usual }: { timeZone: string; usual: string }, moment: Date): { day: string; hour: number } {
  let clock: Intl.DateTimeFormat;
  try {
    clock = hourIn(timeZone);
  } catch {
    clock = hourIn(usual);
  }
  const parts = clock.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)!.value;
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

/** Users whose morning it is and who were told nothing today, with the time of the last mail. */
async function morning(trx: Trx, now: Date, usual: string) {
  const users = await receivers(trx, 'daily')
    .select(['timezone', sql<number | null>`extract(epoch from digest_time)::float8 * 1000`.as('digestAt')])
    .select(sql<string>`coalesce(digest_time, ${now.toISOString()}::timestamptz - interval '1 day')`.as('since'))
    .orderBy('id')
    .forUpdate()
    .execute();
  return users.filter(({ timezone, digestAt }) => {
    const { day, hour } = localTime({ timeZone: timezone, usual }, now);
    // Once a day, also when the job runs twice in the hour.
    return hour === digestHour && (digestAt === null || localTime({ timeZone: timezone, usual }, new Date(digestAt)).day !== day);
  });
}

export const mailDigest: Job = {
  code: 'mailDigest',
  cron: '0 0 * * * ?',
  timeoutSeconds: 300,
  async run({ services, transaction }) {
    if (!services.mail.isOn()) return 0;
    const moment = services.now();
    const now = moment.toISOString();
    return transaction(async (trx) => {
      const users = await morning(trx, moment, makerZone(services));
      if (users.length === 0) return 0;
      const mails: NewMail[] = [];
      for (const user of users) {
        const mail = await digestOf({ services, db: trx }, user, now);
        if (mail) mails.push(mail);
      }
      await trx
        .updateTable('sysUser')
        .set({ digestTime: now })
        .where(
          'id',
          'in',
          users.map(({ id }) => id),
        )
        .execute();
      return (await writeMails({ services, db: trx }, mails)).length;
    });
  },
};
