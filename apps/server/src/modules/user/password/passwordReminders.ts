import { sql } from 'kysely';
import { sqlDay, sqlStart } from '../../../shared/makerDay.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Job } from '../../../shared/jobs/job.ts';
import { remind } from '../../../shared/jobs/remind.ts';
import { notify } from '../../../shared/notify/notify.ts';

/** Tells users whose password is older than three months once per password. */
export const passwordAge: Job = {
  code: 'passwordAge',
  cron: '0 0 6 * * ?',
  timeoutSeconds: 300,
  run({ services, today, transaction }) {
    const days = services.parameters.number('password.maxAgeDays');
    return remind(
      { transaction },
      'password.old',
      sql`select id, ${sqlDay(services, sql`pwd_update_time`)}::text as stage from sys_user
        where status = 1 and del_flag = 0 and pwd_update_time < ${sqlStart(services, sql`${addDays(today, -days)}`)}`,
      (trx, { id }) => notify(trx, [{ id }], { event: 'password.old', params: { n: days } }),
    );
  },
};
