import type { TrxContext } from '../context.ts';
import { wireTime } from '../session/currentUser.ts';
import { wakeRunners } from './runner.ts';
import { nextRunAfter } from './schedule.ts';
import './tables.ts';

/** Moves the next run of every job to the clock of another zone; what is due already still runs. */
export async function rescheduleJobs({ db, services }: TrxContext, timeZone: string): Promise<void> {
  const now = services.now();
  const jobs = await db.selectFrom('job').select(['jobCode', 'cron', 'nextRunTime']).orderBy('jobCode').forUpdate().execute();
  for (const { jobCode, cron, nextRunTime } of jobs)
    if (nextRunTime === null || nextRunTime > wireTime(now))
      await db
        .updateTable('job')
        .set({ nextRunTime: nextRunAfter(cron, { now, timeZone }) })
        .where('jobCode', '=', jobCode)
        .execute();
  await wakeRunners(db);
}
