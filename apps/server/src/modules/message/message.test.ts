import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { dealerUsers, notify, reviewersOf, usersNamed } from '../../shared/notify/notify.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await signIn(app, 'd001.service');
});
afterAll(() => app.close());

const send = (params: Record<string, string> = { username: 'x', name: 'Ana' }) =>
  inTransaction(app.services.db, async (trx) =>
    notify(trx, await usersNamed(trx, ['d001.service', 'd001.service', null, 'nobody']), { event: 'password.asked', params }),
  );
const list = async (query = '') => (await call(app, token, 'GET', `/sys/message/list?${query}`)).body.result;
const unread = async () => (await call(app, token, 'GET', '/sys/message/unreadCount')).body.result;

test('a notification reaches each receiver once, in their language', async () => {
  await send();
  expect(await unread()).toBe(1);
  expect((await list()).records).toMatchObject([{ title: 'Password reset requested', content: 'Ana (x) asks for a new password', read: false }]);
  await call(app, token, 'POST', '/api/Login/switchLanguage?languageCode=pt');
  expect((await list()).records[0].title).toBe('Nova senha solicitada');
  await call(app, token, 'POST', '/api/Login/switchLanguage?languageCode=en');
});

test('reading some, then all', async () => {
  await send();
  await send();
  const [first] = (await list()).records;
  expect((await call(app, token, 'POST', '/sys/message/read', { ids: [first.id] })).body.result).toBe(1);
  expect(await unread()).toBe(2);
  expect((await list('unread=1')).total).toBe(2);
  expect((await call(app, token, 'POST', '/sys/message/read', { ids: [] })).body.result).toBe(0);
  expect((await call(app, token, 'POST', '/sys/message/read', {})).body.result).toBe(2);
  expect(await unread()).toBe(0);
});

test('are counted and read by kind of document', async () => {
  const owner = await signIn(app, 'chen.parts');
  const tell = (docType: string | undefined, times: number) =>
    inTransaction(app.services.db, async (trx) => {
      for (let n = 0; n < times; n += 1)
        await notify(trx, await usersNamed(trx, ['chen.parts']), {
          event: 'password.asked',
          params: { username: 'x', name: 'y' },
          ...(docType && { docType }),
        });
    });
  await tell('warrantyClaim', 3);
  await tell('vehicle', 1);
  await tell(undefined, 2);
  const groups = async () => (await call(app, owner, 'GET', '/sys/message/groups')).body.result;
  const total = async (docType: string) => (await call(app, owner, 'GET', `/sys/message/list?docType=${docType}`)).body.result.total;
  expect(await groups()).toEqual([
    { docType: 'warrantyClaim', unread: 3 },
    { docType: null, unread: 2 },
    { docType: 'vehicle', unread: 1 },
  ]);
  expect([await total('warrantyClaim'), await total('none')]).toEqual([3, 2]);
  expect((await call(app, owner, 'POST', '/sys/message/read', { docType: 'none' })).body.result).toBe(2);
  expect((await call(app, owner, 'POST', '/sys/message/read', { docType: 'warrantyClaim' })).body.result).toBe(3);
  expect(await groups()).toEqual([{ docType: 'vehicle', unread: 1 }]);
  expect((await call(app, token, 'GET', '/sys/message/groups')).body.result).toEqual([]);
});

test('of others are out of reach', async () => {
  await send();
  const other = await signIn(app, 'd002.service');
  const [mine] = (await list()).records;
  expect((await call(app, other, 'POST', '/sys/message/read', { ids: [mine.id] })).body.result).toBe(0);
  expect((await call(app, other, 'GET', '/sys/message/list')).body.result.records).toEqual([]);
});

test('a list tells exact totals up to 10,000 and says so above', async () => {
  const { id } = await app.services.db.selectFrom('sysUser').select('id').where('username', '=', 'd002.admin').executeTakeFirstOrThrow();
  const fill = (from: number, to: number) =>
    sql`insert into message (id, user_id, event, params, create_time) select lpad(to_hex(n), 32, '0'), ${id}, 'password.asked', '{}', now() - n * interval '1 minute' from generate_series(${from}::int, ${to}::int) n`.execute(
      app.services.db,
    );
  const owner = await signIn(app, 'd002.admin');
  const page = async (query: string) => (await call(app, owner, 'GET', `/sys/message/list?${query}`)).body;
  await fill(1, 10_000);
  expect((await page('pageSize=100')).result).toMatchObject({ total: 10_000, totalCapped: false, pages: 100 });
  await fill(10_001, 10_050);
  expect((await page('pageSize=100')).result).toMatchObject({ total: 10_000, totalCapped: true, pages: 100, current: 1, size: 100 });
  expect((await page('pageSize=100&pageNo=100')).result.records).toHaveLength(100);
  expect((await page('pageSize=100&pageNo=101')).code).toBe(400);
});

test('a search finds the same page and total as the list, below and above 10,000 matches', async () => {
  const owner = await signIn(app, 'd002.admin');
  const searched = async (val: string, pageNo: number) => {
    const conditions = encodeURIComponent(JSON.stringify([{ field: 'event', rule: 'like', val, type: 'input' }]));
    return (await call(app, owner, 'GET', `/sys/message/list?pageSize=20&pageNo=${pageNo}&superQueryParams=${encodeURIComponent(conditions)}`)).body.result;
  };
  const listed = (await call(app, owner, 'GET', '/sys/message/list?pageSize=20&pageNo=3')).body.result;
  expect(await searched('asked', 3)).toEqual(listed);
  expect(listed).toMatchObject({ total: 10_000, totalCapped: true });
  await sql`update message set event = 'claim.asked' where id in (select id from message where user_id = (select id from sys_user where username = 'd002.admin') order by create_time desc limit 30)`.execute(
    app.services.db,
  );
  const newest = (await call(app, owner, 'GET', '/sys/message/list?pageSize=30')).body.result.records;
  const found = [...(await searched('claim', 1)).records, ...(await searched('claim', 2)).records];
  expect(found.map(({ id }) => id)).toEqual(newest.map(({ id }: { id: string }) => id));
  expect(await searched('claim', 2)).toMatchObject({ total: 30, totalCapped: false, pages: 2 });
  expect(await searched('nothing', 1)).toMatchObject({ total: 0, records: [] });
});

test('pages hold every row once, also where the sort value is the same', async () => {
  await app.services.db.deleteFrom('message').execute();
  for (let i = 0; i < 25; i += 1) await send();
  await sql`update message set create_time = '2026-01-01'`.execute(app.services.db);
  const ids = (await Promise.all([1, 2, 3].map(async (pageNo) => (await list(`pageNo=${pageNo}`)).records.map(({ id }: { id: string }) => id)))).flat();
  expect([ids.length, new Set(ids).size]).toEqual([25, 25]);
  expect((await list('field=title,event')).records[0]).toEqual({ id: ids[0], event: 'password.asked', title: 'Password reset requested' });
});

test('receivers: roles of a dealer, reviewers by permission and market group', async () => {
  const names = (users: { id: string }[]) =>
    app.services.db
      .selectFrom('sysUser')
      .select('username')
      .where(
        'id',
        'in',
        users.map(({ id }) => id),
      )
      .orderBy('username')
      .execute();
  const of = (dealer: string) =>
    inTransaction(
      app.services.db,
      async (trx) => [await dealerUsers(trx, dealer, ['DLR_SERVICE']), await reviewersOf(trx, 'warrantyClaim:audit', dealer)] as const,
    );
  const [clerks, reviewers] = await of('D001');
  expect((await names(clerks)).map(({ username }) => username)).toEqual(['d001.service', 'first.login', 'multi.dept', 'old.password']);
  expect((await names(reviewers)).map(({ username }) => username)).toEqual(['li.service', 'wang.service', 'zhao.manager']);
  const [, ofTwo] = await of('D002');
  expect((await names(ofTwo)).map(({ username }) => username)).toContain('cis.service');
});
