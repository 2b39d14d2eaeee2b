/** Closes suggestions whose question nobody answered, and those that were built long ago. */
import { sql } from 'kysely';
import { actInBatches } from '../../documents/actInBatches.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { JobContext } from '../../shared/jobs/job.ts';
import { sqlStart } from '../../shared/makerDay.ts';
import { suggestKind } from './suggestKind.ts';

/** Part of the job `marketClose`. @returns how many */
export async function closeSuggestions(job: JobContext): Promise<number> {
  const { services, today } = job;
  const days = services.parameters.number('suggest.closeDays');
  // Dealers west of the maker may still answer on the last day when the maker's next day has begun.
  const unanswered = sql`select id from prod_upgrade_suggest where status = 'no_pass' and del_flag = 0 and resubmit_until < ${addDays(today, -1)}::date`;
  const built = sql`select id from prod_upgrade_suggest
    where status = 'audit_succeeded' and del_flag = 0 and audit_time < ${sqlStart(services, sql`${addDays(today, 1 - days)}::date`)}`;
  const expired = await actInBatches(job, suggestKind, 'expire', unanswered);
  return expired + (await actInBatches(job, suggestKind, 'finish', built));
}
