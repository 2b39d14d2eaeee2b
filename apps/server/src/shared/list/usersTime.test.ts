/** A typed day or time is that of the user's clock: in filters, in the advanced query, and in the workbook. */
import { type CellObject, read } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

const santiago = 'America/Santiago';
/** In Santiago 09:59:59, 10:00:00 and 10:00:01 of that day; in Shanghai 11 hours later. */
const times = ['2026-11-26 20:59:59', '2026-11-26 21:00:00', '2026-11-26 21:00:01'];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date('2026-12-01T02:00:00Z') });
  const { db } = app.services;
  const { id: userId } = await db.selectFrom('sysUser').select('id').where('username', '=', 'admin').executeTakeFirstOrThrow();
  await db
    .insertInto('sysLoginLog')
    .values(times.map((createTime) => ({ userId, ip: '203.0.113.7', createTime })))
    .execute();
  await moveTo(santiago);
});
afterAll(() => app.close());

async function moveTo(timezone: string): Promise<void> {
  await app.services.db.updateTable('sysUser').set({ timezone }).where('username', '=', 'admin').execute();
  token = await signIn(app, 'admin');
}

const only = 'ip=203.0.113.7&column=createTime&order=asc';
const encode = (rule: string, val: string): string =>
  encodeURIComponent(encodeURIComponent(JSON.stringify([{ field: 'createTime', rule, val, type: 'datetime' }])));

async function listed(query: string): Promise<string[]> {
  const { status, body } = await call(app, token, 'GET', `/sys/loginfo/list?${only}&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.result.records.map(({ createTime }: { createTime: string }) => createTime);
}

/** Times in the workbook, by the clock that its column names. */
async function exported(query: string): Promise<string[]> {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/sys/loginfo/exportXls?format=xlsx&${only}&${query}`,
    headers: { 'x-access-token': token, 'accept-language': 'en' },
  });
  const [sheet] = Object.values(read(answer.rawPayload, { type: 'buffer', dense: true, UTC: true, cellDates: true }).Sheets);
  const cells = (sheet!['!data'] as CellObject[][]).flat().map((cell) => cell?.v);
  // A day's share is a fraction in a workbook.
  return cells
    .filter((value): value is Date => value instanceof Date)
    .map((shown) => new Date(Math.round(shown.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' '));
}

describe.each([
  ['after 10:00:00', `superQueryParams=${encode('gt', '2026-11-26 10:00:00')}`, [2]],
  ['from 10:00:00 on', `superQueryParams=${encode('ge', '2026-11-26 10:00:00')}`, [1, 2]],
  ['at 10:00:00', `superQueryParams=${encode('eq', '2026-11-26 10:00:00')}`, [1]],
  ['up to 10:00:00', `superQueryParams=${encode('le', '2026-11-26 10:00:00')}`, [0, 1]],
  ['from 10:00:00 on, by the filter', 'createTime_begin=2026-11-26%2010:00:00', [1, 2]],
  ['up to 10:00:00, by the filter', 'createTime_end=2026-11-26%2010:00:00', [0, 1]],
])('in Santiago %s', (_what, query, found) => {
  test('the list has what its clock shows', async () => expect(await listed(query)).toEqual(found.map((at) => times[at])));
  test('so has the workbook', async () => {
    const shown = ['2026-11-26 09:59:59', '2026-11-26 10:00:00', '2026-11-26 10:00:01'];
    expect(await exported(query)).toEqual(found.map((at) => shown[at]));
  });
});

test('a time that no clock shows is refused', async () => {
  const { status } = await call(app, token, 'GET', '/sys/loginfo/list?createTime_begin=2026-11-31%2010:00:00');
  expect(status).toBe(400);
});

test('a query that was kept or shared means the clock of whoever opens it', async () => {
  const query = `superQueryParams=${encode('eq', '2026-11-26 21:00:00')}`;
  expect(await listed(query)).toEqual([]);
  await moveTo('Asia/Shanghai');
  expect(await listed(query)).toEqual([times[1]]);
});
