import { sql } from 'kysely';
import { type Db, inTransaction, newId } from '../database/database.ts';
import { wireTime } from '../session/currentUser.ts';
import type { Job } from './job.ts';
import { type JobClock, nextRunAfter } from './schedule.ts';
import type { JobTrigger } from './tables.ts';
import './tables.ts';

/** A run that this server process has taken on; no other process will. */
export interface ClaimedRun {
  id: string;
  job: Job;
  attempt: number;
  timeoutSeconds: number;
}

/** How long after its time-out a run still belongs to its server, which then writes down what became of it. */
const graceSeconds = 30;

/** Jobs to run: started by a user, due, or due for a retry. */
export async function dueJobs(db: Db, codes: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .select('jobCode')
    .where('jobCode', 'in', codes)
    .where(
      (eb) => sql<boolean>`(${eb.ref('requestedBy')} is not null or ${eb.ref('status')} = 'normal' and least(next_run_time, retry_time) <= ${now.toISOString()})
        and (lease_until is null or lease_until < ${now.toISOString()})`,
    )
    .orderBy('jobCode')
    .execute();
  return rows.map(({ jobCode }) => jobCode);
}

/** When a job is due next, as far as is known now; null when none ever is. */
export async function nextDueTime(db: Db, codes: readonly string[]): Promise<Date | null> {
  const { due } = await db
    .selectFrom('job')
    .select(sql<number | null>`extract(epoch from min(greatest(least(next_run_time, retry_time), lease_until)))::float8`.as('due'))
    .where('jobCode', 'in', codes)
    .where('status', '=', 'normal')
    .executeTakeFirstOrThrow();
  return due === null ? null : new Date(due * 1000);
}

/**
 * Claims a due job for one server process: the first that locks its row and still finds it due.
 * A schedule that was missed while no server ran is caught up with once, not once per missed time.
 * @returns undefined when another process was faster
 */
export async function claimRun(db: Db, job: Job, server: string, { now, timeZone }: JobClock): Promise<ClaimedRun | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx.selectFrom('job').selectAll().where('jobCode', '=', job.code).forUpdate().skipLocked().executeTakeFirst();
    if (!row) return undefined;
    // Times of the database are texts of one zone, which compare as texts.
    const moment = wireTime(now);
    const isDue = (time: string | null): boolean => time !== null && time <= moment;
    if (row.leaseUntil !== null && !isDue(row.leaseUntil)) return undefined;
    const isNormal = row.status === 'normal';
    const trigger = triggerOf({ requested: row.requestedBy !== null, retry: isNormal && isDue(row.retryTime), scheduled: isNormal && isDue(row.nextRunTime) });
    if (!trigger) return undefined;

    const id = newId(now.getTime());
    const attempt = trigger === 'retry' ? row.attempt + 1 : 1;
    const startTime = now.toISOString();
    // A run still under way when its time is over died with its server.
    await trx.updateTable('jobRun').set({ status: 'lost', endTime: startTime }).where('jobCode', '=', job.code).where('status', '=', 'running').execute();
    await trx
      .insertInto('jobRun')
      .values({
        id,
        jobCode: job.code,
        trigger,
        attempt,
        status: 'running',
        startedBy: row.requestedBy,
        server,
        scheduledTime: trigger === 'schedule' ? row.nextRunTime : null,
        startTime,
        endTime: null,
        affected: null,
        message: null,
      })
      .execute();
    await trx
      .updateTable('job')
      .set({
        runId: id,
        attempt,
        requestedBy: null,
        retryTime: null,
        leaseUntil: new Date(now.getTime() + (row.timeoutSeconds + graceSeconds) * 1000).toISOString(),
        ...(isDue(row.nextRunTime) && isNormal && { nextRunTime: nextRunAfter(row.cron, { now, timeZone }) }),
      })
      .where('jobCode', '=', job.code)
      .execute();
    return { id, job, attempt, timeoutSeconds: row.timeoutSeconds };
  });
}

const triggerOf = (wants: { requested: boolean; retry: boolean; scheduled: boolean }): JobTrigger | undefined =>
  wants.requested ? 'manual' : wants.scheduled ? 'schedule' : wants.retry ? 'retry' : undefined;
