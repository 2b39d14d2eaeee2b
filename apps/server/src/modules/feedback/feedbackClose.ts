/** Closes answered feedback that was not followed up, after a reminder three days before. */
import { sql } from 'kysely';
import { sqlDay, sqlStart } from '../../shared/makerDay.ts';
import { actInBatches } from '../../documents/actInBatches.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { notify, usersNamed } from '../../shared/notify/notify.ts';
import { feedbackKind } from './feedbackKind.ts';
import './tables.ts';

/** So many days before the end its author hears of it. */
const warnDays = 3;

interface DueFeedback extends Due {
  feedbackNo: string;
  title: string;
  submitBy: string | null;
  closesOn: string;
}

export const feedbackClose: Job = {
  code: 'feedbackClose',
  cron: '0 20 6 * * ?',
  timeoutSeconds: 300,
  async run({ services, today, transaction }) {
    const days = services.parameters.number('feedback.autoCloseDays');
    // Dealers west of the maker may still continue it on its last day when the maker's next day has begun.
    const answeredUntil = addDays(today, -days - 2);
    const answered = sql`select id from feedback where status = 'pass' and del_flag = 0 and reply_time < ${sqlStart(services, sql`${answeredUntil}::date + 1`)}`;
    const closed = await actInBatches({ services, transaction }, feedbackKind, 'expire', answered);
    const repliedOn = sqlDay(services, sql`reply_time`);
    const event = 'feedback.closing';
    const warned = await remind<DueFeedback>(
      { transaction },
      event,
      sql`select id, feedback_no, title, submit_by, (${repliedOn} + ${days}::int)::text as closes_on, ${repliedOn}::text as stage from feedback
        where status = 'pass' and del_flag = 0 and reply_time < ${sqlStart(services, sql`${addDays(today, warnDays - days)}::date + 1`)}`,
      async (trx, { id, feedbackNo, title, submitBy, closesOn }) =>
        notify(trx, await usersNamed(trx, [submitBy]), {
          event,
          params: { no: feedbackNo, title, date: closesOn },
          docType: 'feedback',
          docId: id,
          docNo: feedbackNo,
          at: services.now(),
        }),
    );
    return closed + warned;
  },
};
