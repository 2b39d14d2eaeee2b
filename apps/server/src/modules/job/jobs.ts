import { parseCron } from '@harrow/validation/cron';
import { makerZone } from '../../shared/makerDay.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { Db, Trx } from '../../shared/database/database.ts';
import { wakeRunners } from '../../shared/jobs/runner.ts';
import { type JobClock, jobClock, nextRunAfter, runsAfter, shortestIntervalMs } from '../../shared/jobs/schedule.ts';
import { message } from '../../shared/messages/messages.ts';
import { type InvalidField, invalid, refuse } from '../../shared/refusal/refusal.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { mustBeCurrent } from '../../shared/version.ts';
import { lastRuns, type RunRow, toRun } from './runs.ts';
import '../../shared/jobs/tables.ts';

export type Job = Operations['jobsList']['reply']['result'][number];
type JobAction = Job['allowedActions'][number];
type JobRow = Awaited<ReturnType<typeof readJobs>>[number];

const readJobs = (db: Db, code?: string) =>
  db
    .selectFrom('job')
    .selectAll()
    .$if(code !== undefined, (query) => query.where('jobCode', '=', code!))
    .orderBy('jobCode')
    .execute();

/** All jobs, as a user sees them. */
export async function listJobs(context: Context): Promise<Job[]> {
  const rows = await readJobs(context.db);
  const last = await lastRuns(context.db);
  return rows.map((row) => toJob(context, row, last.get(row.jobCode)));
}

async function oneJob(context: Context, code: string): Promise<Job> {
  const [row] = await readJobs(context.db, code);
  if (!row) throw refuse('E-012');
  const last = await lastRuns(context.db, code);
  return toJob(context, row, last.get(code));
}

function toJob(context: Context, row: JobRow, last: RunRow | undefined): Job {
  const { user } = context;
  const { dictionaries } = context.services;
  const { jobCode, cron, status, timeoutSeconds, nextRunTime, retryTime, version, updateBy, updateTime } = row;
  const isPaused = status === 'paused';
  return {
    jobCode,
    title: dictionaries.text('job', jobCode, user.language),
    description: message(user.language, `job.${jobCode}`),
    cron,
    timeZone: makerZone(context.services),
    status,
    status_dictText: dictionaries.text('job_status', status, user.language),
    timeoutSeconds,
    nextRunTime: isPaused ? null : nextRunTime,
    retryTime: isPaused ? null : retryTime,
    busy: isBusy(row),
    lastRun: last ? toRun(context, last) : null,
    allowedActions: allowedActions(user, row),
    version,
    updateBy,
    updateTime,
  };
}

const isBusy = ({ runId, requestedBy }: Pick<JobRow, 'runId' | 'requestedBy'>): boolean => runId !== null || requestedBy !== null;

const allowedActions = ({ permissions }: CurrentUser, job: JobRow): JobAction[] => [
  ...(permissions.has('job:edit') ? (['edit', job.status === 'paused' ? 'resume' : 'pause'] as const) : []),
  ...(permissions.has('job:run') && !isBusy(job) ? (['run'] as const) : []),
];

interface Version {
  jobCode: string;
  version: number;
}

/** Changes the schedule and the time-out; the next run follows the new schedule at once. */
export async function editJob(context: TrxContext, { cron, timeoutSeconds, ...job }: Version & { cron: string; timeoutSeconds: number }): Promise<Job> {
  const expression = cron.trim();
  const clock = jobClock(context.services);
  const wrong = scheduleError(expression, clock);
  if (wrong) throw invalid([wrong]);
  return change(context, job, () => ({ cron: expression, timeoutSeconds, nextRunTime: nextRunAfter(expression, clock) }));
}

export const pauseJob = (context: TrxContext, job: Version): Promise<Job> => change(context, job, () => ({ status: 'paused' as const, retryTime: null }));

/** Goes on with the next time of the schedule after now. */
export const resumeJob = (context: TrxContext, job: Version): Promise<Job> =>
  change(context, job, ({ cron }) => ({ status: 'normal' as const, nextRunTime: nextRunAfter(cron, jobClock(context.services)) }));

/** Asks for a run; whichever server process hears of it first runs it. */
export async function runJob(context: TrxContext, code: string): Promise<Job> {
  const { db, user } = context;
  const job = await lock(db, code);
  if (isBusy(job)) throw refuse('job.busy');
  await db.updateTable('job').set({ requestedBy: user.username }).where('jobCode', '=', code).execute();
  await wakeRunners(db);
  return oneJob(context, code);
}

async function change(context: TrxContext, { jobCode, version }: Version, changes: (job: JobRow) => Partial<JobRow>): Promise<Job> {
  const { db, user, services } = context;
  const job = await lock(db, jobCode);
  mustBeCurrent(job, version);
  await db
    .updateTable('job')
    .set({ ...changes(job), version: version + 1, updateBy: user.username, updateTime: services.now().toISOString() })
    .where('jobCode', '=', jobCode)
    .execute();
  await wakeRunners(db);
  return oneJob(context, jobCode);
}

async function lock(trx: Trx, code: string): Promise<JobRow> {
  const job = await trx.selectFrom('job').selectAll().where('jobCode', '=', code).forUpdate().executeTakeFirst();
  if (!job) throw refuse('E-012');
  return job;
}

/** Why an expression cannot be a job's schedule. */
function scheduleError(cron: string, clock: JobClock): InvalidField | undefined {
  const reading = parseCron(cron);
  if (!reading.ok) return { field: 'cron', code: 'job.cron', params: { n: reading.error.index + 1 } };
  const runs = runsAfter(cron, clock, 20);
  if (runs.length === 0) return { field: 'cron', code: 'job.neverRuns' };
  const isTooOften = runs.some((run, index) => index > 0 && run.getTime() - runs[index - 1]!.getTime() < shortestIntervalMs);
  return isTooOften ? { field: 'cron', code: 'job.tooOften' } : undefined;
}
