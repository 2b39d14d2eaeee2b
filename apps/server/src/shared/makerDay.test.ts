/** The maker's zone is a parameter: its day, jobs and months go by it, in zones with summer time, too; workbooks go by the user's. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CellObject, read } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setParameter } from '../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp } from '../test/testApp.ts';
import type { Job } from './jobs/job.ts';
import { createJobRunner, registerJobs } from './jobs/runner.ts';
import { nextRunAfter } from './jobs/schedule.ts';
import { clockIn, dayAtMaker } from './makerDay.ts';

const newYork = 'America/New_York';
const santiago = 'America/Santiago';
/** In New York 21:00 of the last of November, at the usual maker 10:00 of the first of December. */
const edge = Date.UTC(2026, 11, 1, 2);
let time = edge;
let app: TestApp;
let admin: string;
let finance: string;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
  [admin, finance] = await Promise.all([signIn(app, 'admin'), signIn(app, 'qian.finance')]);
});
afterAll(() => app.close());
beforeEach(async () => {
  time = edge;
  await setParameter(app.services, 'company.timeZone', newYork);
});

const parameter = async () =>
  (await call(app, admin, 'GET', '/sys/config/list?text=company.timeZone')).body.result.find(({ key }: { key: string }) => key === 'company.timeZone');
const setZone = async (value: string) => {
  const { key, version } = await parameter();
  return (await call(app, admin, 'POST', '/sys/config/edit', { items: [{ key, version, value }] })).body;
};

test.each([
  ['winter', newYork, '2026-12-01 10:00:00', '2026-11-30 21:00:00'],
  ['summer', newYork, '2026-07-01 10:00:00', '2026-06-30 22:00:00'],
  ['before clocks go forward', newYork, '2026-03-08 14:59:59', '2026-03-08 01:59:59'],
  ['after clocks went forward', newYork, '2026-03-08 15:00:00', '2026-03-08 03:00:00'],
  ['the second pass of an hour', newYork, '2026-11-01 14:30:00', '2026-11-01 01:30:00'],
  ['a half-hour zone', 'Asia/Kolkata', '2026-11-21 02:15:00', '2026-11-20 23:45:00'],
  ['midnight', 'UTC', '2026-11-21 08:00:00', '2026-11-21 00:00:00'],
])('the clock of %s', (_what, zone, wire, clock) => expect(clockIn(zone, wire)).toBe(clock));

test('a day stays, a moment becomes the day of the maker', () => {
  const parameters = { text: () => newYork };
  expect(['2026-12-01', '2026-12-01 10:00:00', '2026-12-01T02:00:00.000Z'].map((moment) => dayAtMaker(moment, parameters))).toEqual([
    '2026-12-01',
    '2026-11-30',
    '2026-11-30',
  ]);
});

test('a run in the hour that clocks skip waits for the next day; one in the hour that occurs twice runs once', () => {
  const cron = '0 30 2 * * ?';
  expect(nextRunAfter(cron, { now: new Date('2026-03-08T06:00:00Z'), timeZone: newYork })).toBe('2026-03-09T06:30:00.000Z');
  const twice = '0 30 1 * * ?';
  const first = nextRunAfter(twice, { now: new Date('2026-11-01T04:00:00Z'), timeZone: newYork })!;
  expect(nextRunAfter(twice, { now: new Date(first), timeZone: newYork })).toBe('2026-11-02T06:30:00.000Z');
});

describe('the parameter', () => {
  test('takes a zone of the list, nothing else', async () => {
    const { options, default: usual } = await parameter();
    expect([usual, options.includes(newYork), options.length > 300]).toEqual(['Asia/Shanghai', true, true]);
    for (const wrong of ['Mars/Phobos', 'EST5EDT;drop', '+08:00', ''])
      expect(await setZone(wrong)).toMatchObject({ code: 422, result: { errors: [{ field: 'company.timeZone', code: 'E-569' }] } });
    expect(await setZone('Europe/Warsaw')).toMatchObject({ success: true });
  });

  test.each(['admin', 'qian.finance'])('is for users who may change the system: %s', async (person) => {
    const token = await signIn(app, person);
    const { key, version } = await parameter();
    const { status } = await call(app, token, 'POST', '/sys/config/edit', { items: [{ key, version, value: 'Europe/Paris' }] });
    expect(status).toBe(person === 'admin' ? 200 : 403);
  });

  test('moves the next run of each job at once, and the list names the zone', async () => {
    const { db } = app.services;
    await registerJobs(db, [nightly], { now: new Date(time), timeZone: newYork });
    const row = async () => (await call(app, admin, 'GET', '/sys/job/list')).body.result.find(({ jobCode }: { jobCode: string }) => jobCode === nightly.code);
    expect(await row()).toMatchObject({ timeZone: newYork, nextRunTime: '2026-12-01 15:30:00' });
    await setZone('Europe/Warsaw');
    expect(await row()).toMatchObject({ timeZone: 'Europe/Warsaw', nextRunTime: '2026-12-02 09:30:00' });
    await call(app, admin, 'POST', '/sys/config/reset', { keys: ['company.timeZone'] });
    expect(await row()).toMatchObject({ timeZone: 'Asia/Shanghai', nextRunTime: '2026-12-02 02:30:00' });
    await db.deleteFrom('job').where('jobCode', '=', nightly.code).execute();
  });
});

/** The day that the last run was given. */
let given = '';
const nightly: Job = {
  code: 'nightly',
  cron: '0 30 2 * * ?',
  timeoutSeconds: 10,
  async run({ today }) {
    given = today;
    return 0;
  },
};

test('a job works on the day of the maker', async () => {
  await registerJobs(app.services.db, [nightly], { now: new Date(time), timeZone: newYork });
  time = Date.UTC(2026, 11, 1, 7, 30, 1);
  await createJobRunner(app.services, app.connection, [nightly]).runDue();
  expect(given).toBe('2026-12-01');
  time = Date.UTC(2026, 11, 2, 4);
  await app.services.db.updateTable('job').set({ requestedBy: 'admin' }).where('jobCode', '=', nightly.code).execute();
  await createJobRunner(app.services, app.connection, [nightly]).runDue();
  expect(given).toBe('2026-12-01');
});

test('rules that ask for today, and months of numbers, are those of the maker', async () => {
  const add = async (rateDate: string) => (await call(app, finance, 'POST', '/mfr/exchangeRate/add', { currency: 'EUR', rateToRmb: 7.1, rateDate })).body;
  expect(await add('2026-12-01')).toMatchObject({ code: 422, result: { errors: [{ field: 'rateDate', code: 'exchangeRate.notYet' }] } });
  expect(await add('2026-11-30')).toMatchObject({ success: true });
  const rate = async (day: string) => (await call(app, finance, 'GET', `/mfr/exchangeRate/list?currency=EUR&rateDate_begin=${day}`)).body.result.records[0];
  expect((await rate('2026-11-30')).runNo).toMatch(/^EX2611/);
  await setZone('Asia/Shanghai');
  expect(await add('2026-12-01')).toMatchObject({ success: true });
  expect((await rate('2026-12-01')).runNo).toMatch(/^EX2612/);
});

test('workbooks have the times of whoever asks, whose zone they name, and so has their name', async () => {
  const zoneOf = (timezone: string) => app.services.db.updateTable('sysUser').set({ timezone }).where('username', '=', 'admin').execute();
  const { timezone: usual } = await app.services.db.selectFrom('sysUser').select('timezone').where('username', '=', 'admin').executeTakeFirstOrThrow();
  await zoneOf(santiago);
  const away = await signIn(app, 'admin');
  const answer = await app.inject({ method: 'GET', url: '/sys/loginfo/exportXls?format=xlsx', headers: { 'x-access-token': away, 'accept-language': 'en' } });
  await zoneOf(usual);
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('202611302300');
  const [sheet] = Object.values(read(answer.rawPayload, { type: 'buffer', dense: true, UTC: true, cellDates: true }).Sheets);
  const rows = (sheet!['!data'] as CellObject[][]).map((row) => row.map((cell) => cell?.v));
  expect(rows[0]!.filter((title) => String(title).endsWith(`(${santiago})`))).toHaveLength(1);
  const times = rows.slice(1).flatMap((row) => row.filter((value): value is Date => value instanceof Date));
  expect(times.length).toBeGreaterThan(0);
  const stored = await app.services.db.selectFrom('sysLoginLog').select('createTime as time').execute();
  const expected = stored.map((row) => clockIn(santiago, row.time));
  // A day's share is a fraction in a workbook.
  const toText = (shown: Date): string => new Date(Math.round(shown.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  for (const shown of times) expect(expected).toContain(toText(shown));
});

test('no code has a zone or a day of its own', () => {
  const folder = fileURLToPath(new URL('../', import.meta.url));
  const files = globSync('**/*.ts', { cwd: folder, exclude: (name) => ['generated', 'migrations', 'test'].includes(name) }).filter(
    (file) => !/\.(?:test|fixture)\.ts$|TestKit/.test(file),
  );
  const withZone = files.filter((file) => /'Asia\/Shanghai'|current_date|\bat time zone '/.test(readFileSync(folder + file, 'utf8')));
  expect(withZone.toSorted()).toEqual(['modules/setup/parameters.ts', 'shared/database/columnTypes.ts', 'shared/makerDay.ts']);
});
