import { hostname } from 'node:os';
import { makerDay, makerZone } from '../makerDay.ts';
import type { Connection } from '../database/connection/connect.ts';
import { announce, type Db, inTransaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import { claimRun, type ClaimedRun, dueJobs, nextDueTime } from './claimRun.ts';
import { finishRun, type Outcome } from './finishRun.ts';
import type { Job } from './job.ts';
import { type JobClock, nextRunAfter } from './schedule.ts';

/** Runs what is due in this server process. Several processes share the work: each run happens in one of them. */
export interface JobRunner {
  start(): Promise<void>;
  /** Runs everything that is due now, and waits for it. */
  runDue(): Promise<void>;
  /** Takes on nothing more, waits a moment for what is under way, then gives it up; another server takes it over. */
  stop(): Promise<void>;
}

/** Other processes tell about requests and changes, so this only limits what a lost message costs. */
const longestWaitMs = 60_000;
const shortestWaitMs = 500;
const stopWithinMs = 5000;
const channel = 'job';

class JobTimedOut extends Error {}
class ServerStops extends Error {}

/** Notifies every server process of a requested run or a changed schedule. */
export const wakeRunners = (db: Db): Promise<void> => announce(db, channel, '');

/** Enters jobs that are new into the database, with the schedule they come with; those that are there keep theirs. */
export async function registerJobs(db: Db, jobs: readonly Job[], clock: JobClock): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto('job')
    .values(
      jobs.map(({ code, cron, timeoutSeconds }) => ({
        jobCode: code,
        cron,
        timeoutSeconds,
        nextRunTime: nextRunAfter(cron, clock),
        retryTime: null,
        requestedBy: null,
        runId: null,
        leaseUntil: null,
        updateBy: null,
        updateTime: null,
      })),
    )
    .onConflict((conflict) => conflict.column('jobCode').doNothing())
    .execute();
}

export function createJobRunner(services: Services, connection: Connection, jobs: readonly Job[]): JobRunner {
  const { db, now, log } = services;
  const server = `${hostname()}:${process.pid}`;
  const byCode = new Map(jobs.map((job) => [job.code, job]));
  const codes = [...byCode.keys()];
  /** Runs under way, each with what gives it up. */
  const underWay = new Map<Promise<void>, AbortController>();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  async function execute(run: ClaimedRun, controller: AbortController): Promise<void> {
    const { job, timeoutSeconds } = run;
    const timeout = setTimeout(() => controller.abort(new JobTimedOut(`given up after ${timeoutSeconds} s`)), timeoutSeconds * 1000);
    const outcome = await outcomeOf(job, controller.signal);
    clearTimeout(timeout);
    if (outcome.status !== 'succeeded') log.warn({ job: job.code, run: run.id, status: outcome.status, reason: outcome.message }, 'job failed');
    await finishRun(db, run, outcome, now());
  }

  async function outcomeOf(job: Job, signal: AbortSignal): Promise<Outcome> {
    const aborted = rejection(signal);
    try {
      const affected = await Promise.race([
        job.run({
          services,
          today: makerDay(services),
          signal,
          transaction: (work) => inTransaction(db, (trx) => Promise.race([work(trx), aborted])),
        }),
        aborted,
      ]);
      return { status: 'succeeded', affected };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (error instanceof ServerStops) return { status: 'failed', message, stopped: true };
      return { status: error instanceof JobTimedOut ? 'timed_out' : 'failed', message };
    }
  }

  /** @returns the runs that this process has taken on */
  async function takeDue(): Promise<Promise<void>[]> {
    const taken: Promise<void>[] = [];
    for (const code of await dueJobs(db, codes, now())) {
      const job = byCode.get(code);
      const run = job && !isStopping ? await claimRun(db, job, server, { now: now(), timeZone: makerZone(services) }) : undefined;
      if (!run) continue;
      const controller = new AbortController();
      const done = execute(run, controller).catch((error: unknown) => log.error({ error, job: code }, 'the end of a job could not be written down'));
      underWay.set(done, controller);
      taken.push(done.finally(() => underWay.delete(done)));
    }
    return taken;
  }

  async function tick(): Promise<void> {
    clearTimeout(timer);
    let wait = longestWaitMs;
    try {
      // A finished run may have scheduled a retry.
      for (const run of await takeDue()) void run.then(wake);
      const due = await nextDueTime(db, codes);
      if (due) wait = Math.min(longestWaitMs, Math.max(shortestWaitMs, due.getTime() - now().getTime()));
    } catch (error) {
      log.warn({ error }, 'jobs could not be looked up');
    }
    if (isStopping) return;
    clearTimeout(timer);
    timer = setTimeout(wake, wait);
  }
  let ticking = Promise.resolve();
  const wake = (): void => {
    if (!isStopping) ticking = ticking.then(tick);
  };

  /** Starts a job early because there is work for it; a paused job is left alone. */
  async function bringForward(code: string): Promise<void> {
    const moment = now().toISOString();
    await db
      .updateTable('job')
      .set({ nextRunTime: moment })
      .where('jobCode', '=', code)
      .where('status', '=', 'normal')
      .where((eb) => eb.or([eb('nextRunTime', 'is', null), eb('nextRunTime', '>', moment)]))
      .execute();
    wake();
  }

  return {
    async start() {
      await connection.listen(channel, wake);
      for (const { code, wakenBy } of jobs)
        if (wakenBy !== undefined)
          await connection.listen(
            wakenBy,
            () => void bringForward(code).catch((error: unknown) => log.warn({ error, job: code }, 'a job was not brought forward')),
          );
      wake();
    },
    async runDue() {
      await Promise.all(await takeDue());
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await ticking;
      const all = Promise.all(underWay.keys());
      const giveUp = setTimeout(() => {
        for (const controller of underWay.values()) controller.abort(new ServerStops('the server stopped'));
      }, stopWithinMs);
      await all;
      clearTimeout(giveUp);
    },
  };
}

/** Rejects with the signal's reason when it is aborted. */
function rejection(signal: AbortSignal): Promise<never> {
  const rejected = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  // Runs that end in time delay nothing.
  rejected.catch(() => {});
  return rejected;
}
