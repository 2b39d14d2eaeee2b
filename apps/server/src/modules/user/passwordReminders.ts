import { sql } from 'kysely';
import { addDays } from '../../shared/calendarDate.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, notReminded, remind } from '../../shared/jobs/remind.ts';
import { notify } from '../../shared/notify/notify.ts';

/** Tells users whose password is older than three months once per password. */
export const passwordAge: Job = {
  code: 'passwordAge',
  cron: '0 0 6 * * ?',
  timeoutSeconds: 300,
  run({ services: { parameters }, today, transaction }) {
    const event = 'password.old';
    const days = parameters.number('password.maxAgeDays');
    const stage = sql`pwd_update_time::date::text`;
    return remind<Due>(
      { transaction },
      event,
      async (trx, limit) =>
        (
          await sql<Due>`
            select id, ${stage} as stage from sys_user
            where status = 1 and del_flag = 0 and pwd_update_time < ${addDays(today, -days)}::date and ${notReminded(event, sql`sys_user.id`, stage)}
            order by pwd_update_time, id limit ${limit}::int`.execute(trx)
        ).rows,
      (trx, { id }) => notify(trx, [{ id }], { event, params: { n: days } }),
    );
  },
};
