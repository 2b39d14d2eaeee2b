import { sql } from 'kysely';
import { renewAllStanding } from '../../documents/todo/standingTask.ts';
import type { Job } from '../../shared/jobs/job.ts';

/** Deletions of expired data. Each statement answers the number of rows it has deleted. */
const outdated = [
  sql`delete from session where expire_time < now()`,
  // As long as its token would have lived.
  sql`delete from ended_session where end_time < now() - interval '7 days'`,
  sql`delete from captcha where expire_time < now()`,
  sql`delete from login_failure where last_time < now() - interval '1 day' and (locked_until is null or locked_until < now())`,
  sql`delete from address_failure where last_time < now() - interval '1 day'`,
  sql`delete from call_count where since < now() - interval '1 day'`,
  sql`delete from idempotency where create_time < now() - interval '1 day'`,
  sql`delete from job_run where start_time < now() - interval '90 days'`,
  sql`delete from password_token where expire_time < now()`,
  sql`delete from mail_outbox where create_time < now() - interval '30 days'`,
  // Nothing is kept of requests for an account that were not admitted.
  sql`with gone as (delete from sys_user where status = 3 and create_time < now() - interval '90 days' returning id)
    delete from message where doc_type = 'user' and doc_id in (select id from gone)`,
  // Logs are kept for 365 days.
  sql`delete from sys_login_log where create_time < now() - interval '365 days'`,
  // Kept well beyond the longest date that a reminder is about.
  sql`delete from reminder where create_time < now() - interval '2 years'`,
];

/** Deletes ended sessions, used-up codes, old answers, old run logs and sign-ins, and renews the tasks of the new day. */
export const housekeeping: Job = {
  code: 'housekeeping',
  cron: '0 15 3 * * ?',
  timeoutSeconds: 600,
  async run({ services, transaction, signal }) {
    let deleted = 0;
    for (const statement of outdated) {
      signal.throwIfAborted();
      deleted += await transaction(async (trx) => Number((await statement.execute(trx)).numAffectedRows ?? 0n));
    }
    // Tasks may follow from the day, or from deleted rows.
    await transaction((db) => renewAllStanding({ services, db }));
    return deleted;
  },
};
