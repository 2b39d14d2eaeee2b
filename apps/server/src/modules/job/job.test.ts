import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { createJobRunner, registerJobs } from '../../shared/jobs/runner.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

/** 10:00 in the maker's zone, when the clock of these tests begins. */
const start = Date.UTC(2026, 2, 10, 2);
let time = start;
let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

/** What the runs of the test job do, run by run. */
let work: (context: JobContext) => Promise<number>;
const testJob: Job = { code: 'testJob', cron: '0 0 12 * * ?', timeoutSeconds: 10, run: (context) => work(context) };
const runner = () => createJobRunner(app.services, app.connection, [testJob]);

beforeEach(async () => {
  time = start;
  work = async () => 3;
  await app.services.db.deleteFrom('jobRun').execute();
  await app.services.db.deleteFrom('job').where('jobCode', '=', 'testJob').execute();
  await registerJobs(app.services.db, [testJob], { now: new Date(time), timeZone: 'Asia/Shanghai' });
});

const get = async (url: string) => (await call(app, admin, 'GET', url)).body.result;
const post = async (url: string, body: object) => (await call(app, admin, 'POST', url, body)).body;
const jobNow = async () => (await get('/sys/job/list')).find(({ jobCode }: { jobCode: string }) => jobCode === 'testJob');
const runs = async () => (await get('/sys/job/runs?jobCode=testJob')).records;

test('every job has a name', () => {
  const named = app.services.dictionaries.items('job')!.map(({ value }) => value);
  const codes = app.services.modules.flatMap(({ jobs = [] }) => jobs).map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !named.includes(code))).toEqual([]);
});

test('a job runs when it is due, in the zone of the maker, and the log says so', async () => {
  expect(await jobNow()).toMatchObject({ nextRunTime: '2026-03-10 12:00:00', timeZone: 'Asia/Shanghai', status: 'normal', lastRun: null, busy: false });
  await runner().runDue();
  expect(await runs()).toEqual([]);
  time = Date.UTC(2026, 2, 10, 4, 0, 1);
  await runner().runDue();
  expect(await runs()).toMatchObject([
    {
      trigger: 'schedule',
      attempt: 1,
      status: 'succeeded',
      affected: 3,
      scheduledTime: '2026-03-10 12:00:00',
      startTime: '2026-03-10 12:00:01',
      startedBy: null,
    },
  ]);
  expect(await jobNow()).toMatchObject({ nextRunTime: '2026-03-11 12:00:00', lastRun: { status: 'succeeded', status_dictText: 'Succeeded' }, busy: false });
});

test('what was missed while no server ran is caught up with once', async () => {
  time = Date.UTC(2026, 2, 20, 4, 30);
  await runner().runDue();
  await runner().runDue();
  expect(await runs()).toHaveLength(1);
  expect((await jobNow()).nextRunTime).toBe('2026-03-21 12:00:00');
});

test('of several server processes one runs it', async () => {
  let count = 0;
  work = async () => {
    count += 1;
    await sleep(50);
    return 0;
  };
  time = Date.UTC(2026, 2, 10, 5);
  await Promise.all(Array.from({ length: 5 }, () => runner().runDue()));
  expect(count).toBe(1);
  expect(await runs()).toHaveLength(1);
});

test('a failure changes nothing, is tried again after 1 and 5 minutes, then reported', async () => {
  work = ({ transaction }) =>
    transaction(async (trx) => {
      await trx.insertInto('sequence').values({ series: 'TESTJOB', lastNo: 1 }).execute();
      throw new Error('no such thing');
    });
  time = Date.UTC(2026, 2, 10, 5);
  const unread = await get('/sys/message/unreadCount');
  for (const minutes of [0, 1, 5, 60]) {
    time += minutes * 60_000;
    await runner().runDue();
  }
  expect((await runs()).map(({ attempt, trigger, status, message }: Record<string, unknown>) => [attempt, trigger, status, message])).toEqual([
    [3, 'retry', 'failed', 'no such thing'],
    [2, 'retry', 'failed', 'no such thing'],
    [1, 'schedule', 'failed', 'no such thing'],
  ]);
  expect(await app.services.db.selectFrom('sequence').selectAll().where('series', '=', 'TESTJOB').execute()).toEqual([]);
  expect(await get('/sys/message/unreadCount')).toBe(unread + 1);
  const [told] = (await get('/sys/message/list?pageSize=1')).records;
  expect(told).toMatchObject({ event: 'job.failed', content: 'Tried 3 times. no such thing' });
});

test('a job that hangs is given up, and what it had begun is rolled back', async () => {
  const hanging: Job = {
    ...testJob,
    run: ({ transaction }) =>
      transaction(async (trx) => {
        await trx.insertInto('sequence').values({ series: 'HANGING', lastNo: 1 }).execute();
        return new Promise<number>(() => {});
      }),
  };
  await app.services.db.updateTable('job').set({ timeoutSeconds: 1 }).where('jobCode', '=', 'testJob').execute();
  time = Date.UTC(2026, 2, 10, 5);
  await createJobRunner(app.services, app.connection, [hanging]).runDue();
  expect(await runs()).toMatchObject([{ status: 'timed_out', message: 'given up after 1 s' }]);
  expect(await app.services.db.selectFrom('sequence').selectAll().where('series', '=', 'HANGING').execute()).toEqual([]);
});

test('a run whose server was lost is closed by the next one', async () => {
  time = Date.UTC(2026, 2, 10, 5);
  const { db } = app.services;
  const lost = { id: 'a'.repeat(32), jobCode: 'testJob', trigger: 'schedule', attempt: 1, status: 'running', server: 'gone:1' } as const;
  await db
    .insertInto('jobRun')
    .values({ ...lost, startedBy: null, scheduledTime: null, startTime: new Date(start).toISOString(), endTime: null, affected: null, message: null })
    .execute();
  const leaseUntil = (ms: number) =>
    db
      .updateTable('job')
      .set({ runId: lost.id, leaseUntil: new Date(ms).toISOString() })
      .where('jobCode', '=', 'testJob')
      .execute();
  await leaseUntil(time + 40_000);
  await runner().runDue();
  expect(await runs()).toHaveLength(1);
  time += 41_000;
  await runner().runDue();
  expect((await runs()).map(({ status }: { status: string }) => status)).toEqual(['succeeded', 'lost']);
});

test('run now: once, also when paused, and not while it runs', async () => {
  const { version } = await jobNow();
  expect((await post('/sys/job/pause', { jobCode: 'testJob', version })).result).toMatchObject({ status: 'paused', nextRunTime: null, version: version + 1 });
  expect((await post('/sys/job/run', { jobCode: 'testJob' })).result).toMatchObject({ busy: true, allowedActions: ['edit', 'resume'] });
  expect(await post('/sys/job/run', { jobCode: 'testJob' })).toMatchObject({
    success: false,
    message: 'The job is already running; try again when it has finished',
  });
  await runner().runDue();
  await runner().runDue();
  expect(await runs()).toMatchObject([{ trigger: 'manual', startedBy: 'admin', status: 'succeeded' }]);
  // A paused schedule does not run, and goes on from when it is resumed.
  time = Date.UTC(2026, 2, 12, 5);
  await runner().runDue();
  expect(await runs()).toHaveLength(1);
  expect((await post('/sys/job/resume', { jobCode: 'testJob', version: version + 1 })).result).toMatchObject({
    status: 'normal',
    nextRunTime: '2026-03-13 12:00:00',
  });
});

test.each([
  ['nonsense', 'Not a valid cron expression (character 1)'],
  ['0 0 12 * * ? 2020', 'With this expression the job would never run again'],
  ['*/5 * * * * ?', 'A job runs at most once a minute'],
  ['59,0 * * * * ?', 'A job runs at most once a minute'],
])('a schedule %s is refused', async (cron, message) => {
  const { version } = await jobNow();
  expect(await post('/sys/job/edit', { jobCode: 'testJob', version, cron, timeoutSeconds: 60 })).toMatchObject({ code: 422, message });
  expect((await jobNow()).version).toBe(version);
});

test('a changed schedule counts at once; a stale change is refused', async () => {
  const { version } = await jobNow();
  const change = { jobCode: 'testJob', version, cron: ' 0 30 10 ? * TUE ', timeoutSeconds: 60 };
  expect((await post('/sys/job/edit', change)).result).toMatchObject({
    cron: '0 30 10 ? * TUE',
    nextRunTime: '2026-03-10 10:30:00',
    timeoutSeconds: 60,
    updateBy: 'admin',
  });
  expect(await post('/sys/job/edit', change)).toMatchObject({ code: 409 });
  expect(await post('/sys/job/edit', { ...change, jobCode: 'nothing' })).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
});

test('only system administrators', async () => {
  const dealer = await signIn(app, 'd001.service');
  expect((await call(app, dealer, 'GET', '/sys/job/list')).status).toBe(403);
  expect((await call(app, dealer, 'POST', '/sys/job/run', { jobCode: 'testJob' })).status).toBe(403);
});
