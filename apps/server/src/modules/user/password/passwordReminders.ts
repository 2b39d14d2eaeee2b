import { sql } from 'kysely';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Job } from '../../../shared/jobs/job.ts';
import { remind } from '../../../shared/jobs/remind.ts';
import { notify } from '../../../shared/notify/notify.ts';

/** Tells users whose password is older than three months once per password. */
export const passwordAge: Job = {
  code: 'passwordAge',
  cron: '0 0 6 * * ?',
  timeoutSeconds: 300,
  run({ services: { parameters }, today, transaction }) {
    const days = parameters.number('password.maxAgeDays');
    return remind(
      { transaction },
      'password.old',
      sql`select id, pwd_update_time::date::text as stage from sys_user
        where status = 1 and del_flag = 0 and pwd_update_time < ${addDays(today, -days)}::date`,
      (trx, { id }) => notify(trx, [{ id }], { event: 'password.old', params: { n: days } }),
    );
  },
};
