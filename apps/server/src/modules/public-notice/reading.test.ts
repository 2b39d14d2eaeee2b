import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, newId } from '../../shared/database/database.ts';
import { languages } from '../../shared/messages/messages.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
const texts = (text: string): string => json(Object.fromEntries(languages.map((language) => [language, `${text} ${language}`])));

async function publish(
  noticeNo: string,
  targetScope: 'all' | 'market_group' | 'dealer' | 'role',
  targetIds: string[],
  more: { publishTime?: string; expireDate?: string; mustRead?: 'N'; topFlag?: 'Y' } = {},
): Promise<string> {
  const id = newId();
  await app.services.db
    .insertInto('publicNotice')
    .values({
      id,
      noticeNo,
      title: texts(noticeNo),
      noticeType: 'policy',
      content: texts('<p>body</p>'),
      targetScope,
      targetIds: json(targetIds),
      mustRead: more.mustRead ?? 'Y',
      topFlag: more.topFlag ?? 'N',
      status: 'pass',
      publishTime: more.publishTime ?? '2026-01-01 00:00:00',
      expireDate: more.expireDate ?? null,
      notifyTime: null,
      createBy: 'admin',
      updateBy: null,
      updateTime: null,
    })
    .execute();
  return id;
}

let forAll: string;
let forTwo: string;
beforeAll(async () => {
  app = await createTestApp();
  forAll = await publish('ALL', 'all', []);
  await publish('LATAM', 'market_group', ['LATAM']);
  forTwo = await publish('D002', 'dealer', ['D002']);
  await publish('PARTS', 'role', ['DLR_PARTS', 'MFR_PARTS']);
  await publish('OLD', 'all', [], { expireDate: '2026-01-02' });
  await publish('LATER', 'all', [], { publishTime: '2999-01-01 00:00:00' });
});
afterAll(() => app.close());

test.each([
  ['d001.service', ['ALL', 'LATAM']],
  ['d001.parts', ['ALL', 'LATAM', 'PARTS']],
  ['d002.service', ['ALL', 'D002']],
  ['chen.parts', ['ALL', 'PARTS']],
])('%s is shown what is meant for them now: %j', async (username, expected) => {
  const token = await signIn(app, username);
  const { records } = (await call(app, token, 'GET', '/api/portal/publicnotice/list?column=noticeNo&order=asc')).body.result;
  expect(records.map(({ noticeNo }: { noticeNo: string }) => noticeNo)).toEqual(expected);
});

const read = async (token: string, call_: 'read' | 'confirm', id: string) => (await call(app, token, 'POST', `/api/portal/publicnotice/${call_}`, { id })).body;
const total = async (token: string, query: string) => (await call(app, token, 'GET', `/api/portal/publicnotice/list?${query}`)).body.result.total as number;
const detail = async (token: string, id: string) => (await call(app, token, 'GET', `/api/portal/publicnotice/detail?id=${id}`)).body.result;

test('a mandatory notice is unread until the dealer has confirmed it', async () => {
  const token = await signIn(app, 'd001.service');
  expect(await total(token, 'unread=1')).toBe(2);
  await read(token, 'read', forAll);
  expect(await detail(token, forAll)).toMatchObject({ title: 'ALL en', content: '<p>body</p> en', readFlag: 'N', toConfirm: true, confirmTime: null });
  expect(await total(token, 'toConfirm=1')).toBe(2);
  for (let i = 0; i < 2; i += 1) expect((await read(token, 'confirm', forAll)).success).toBe(true);
  expect(await detail(token, forAll)).toMatchObject({ readFlag: 'Y', toConfirm: false, mustRead: 'Y', noticeType: 'policy' });
  expect([await total(token, 'unread=1'), await total(token, 'toConfirm=1')]).toEqual([1, 1]);
  const { n } = await app.services.db
    .selectFrom('noticeRead')
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow();
  expect(n).toBe(1);
});

test("the maker's people only read it: nothing waits for their confirmation", async () => {
  const token = await signIn(app, 'chen.parts');
  expect([await total(token, 'unread=1'), await total(token, 'toConfirm=1')]).toEqual([2, 0]);
  await read(token, 'read', forAll);
  expect(await detail(token, forAll)).toMatchObject({ readFlag: 'Y', toConfirm: false });
  expect((await call(app, token, 'POST', '/api/portal/publicnotice/confirm', { id: forAll })).status).toBe(403);
});

test('pinned notices come first, then the latest; title, kind and period find them', async () => {
  await publish('PINNED', 'role', ['MFR_FINANCE'], { topFlag: 'Y', publishTime: '2025-03-01 00:00:00', mustRead: 'N' });
  await publish('NEW', 'role', ['MFR_FINANCE'], { publishTime: '2026-03-01 00:00:00', mustRead: 'N' });
  const token = await signIn(app, 'qian.finance');
  const numbers = async (query: string) =>
    (await call(app, token, 'GET', `/api/portal/publicnotice/list?${query}`)).body.result.records.map(({ noticeNo }: { noticeNo: string }) => noticeNo);
  expect(await numbers('')).toEqual(['PINNED', 'NEW', 'ALL']);
  expect(await numbers('title=new')).toEqual(['NEW']);
  expect(await numbers('noticeType=price,holiday')).toEqual([]);
  expect(await numbers('publishTime_begin=2025-01-01&publishTime_end=2025-12-31')).toEqual(['PINNED']);
});

test('a notice for others answers as if it did not exist', async () => {
  const token = await signIn(app, 'd001.service');
  expect((await call(app, token, 'GET', `/api/portal/publicnotice/detail?id=${forTwo}`)).body.result.errorCode).toBe('E-012');
  for (const mark of ['read', 'confirm'] as const) expect((await read(token, mark, forTwo)).result.errorCode).toBe('E-012');
});
