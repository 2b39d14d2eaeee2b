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
  more: { publishTime?: string; expireDate?: string } = {},
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
      mustRead: 'Y',
      topFlag: 'N',
      publishTime: more.publishTime ?? '2026-01-01 00:00:00',
      expireDate: more.expireDate ?? null,
      createBy: 'admin',
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
])('%s is shown what is meant for him now: %j', async (username, expected) => {
  const token = await signIn(app, username);
  const { records } = (await call(app, token, 'GET', '/api/portal/publicnotice/list?column=noticeNo&order=asc')).body.result;
  expect(records.map(({ noticeNo }: { noticeNo: string }) => noticeNo)).toEqual(expected);
});

test('confirming a notice marks it as read, once', async () => {
  const token = await signIn(app, 'd001.service');
  const unread = async () => (await call(app, token, 'GET', '/api/portal/publicnotice/list?unread=1')).body.result.total;
  expect(await unread()).toBe(2);
  for (let i = 0; i < 2; i += 1) expect((await call(app, token, 'POST', '/api/portal/publicnotice/read', { id: forAll })).body.success).toBe(true);
  expect(await unread()).toBe(1);
  const { result } = (await call(app, token, 'GET', `/api/portal/publicnotice/detail?id=${forAll}`)).body;
  expect(result).toMatchObject({ title: 'ALL en', content: '<p>body</p> en', readFlag: 'Y', mustRead: 'Y', noticeType: 'policy' });
  const { n } = await app.services.db
    .selectFrom('noticeRead')
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow();
  expect(n).toBe(1);
});

test('a notice for others answers as if it did not exist', async () => {
  const token = await signIn(app, 'd001.service');
  expect((await call(app, token, 'GET', `/api/portal/publicnotice/detail?id=${forTwo}`)).body.result.errorCode).toBe('E-012');
  expect((await call(app, token, 'POST', '/api/portal/publicnotice/read', { id: forTwo })).body.result.errorCode).toBe('E-012');
});
