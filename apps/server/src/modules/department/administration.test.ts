/** Departments, positions, categories and sessions as administrators keep them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../shared/messages/messages.ts';
import { departIds } from '../../test/fixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { browserName } from '../../shared/http/browserName.ts';
import { contextOf, type TrxContext } from '../../shared/context.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { deleteDepart } from './administration.ts';
import { nextPathCode } from '../../shared/master/nextPathCode.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  for (const name of ['admin', 'd001.admin', 'd001.service', 'zhao.manager']) tokens[name] = await signIn(app, name);
});
afterAll(() => app.close());

const get = async (path: string, person = 'admin') => (await call(app, tokens[person], 'GET', path)).body;
const post = async (path: string, body: object, person = 'admin') => (await call(app, tokens[person], 'POST', path, body)).body;
const remove = async (path: string) => (await call(app, tokens.admin, 'DELETE', path)).body;
const texts = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));

test.each([
  ['A01', [], 'A01A01'],
  ['A01', ['A01A01', 'A01A03'], 'A01A02'],
  ['', ['A01'], 'A02'],
  ['A01', Array.from({ length: 99 }, (_, at) => `A01A${String(at + 1).padStart(2, '0')}`), 'A01B01'],
])('under %j beside %j the next code is %s', (above, siblings, next) => expect(nextPathCode(above, siblings)).toBe(next));

describe('departments', () => {
  test('one name is enough; the others follow the English one, or the first', async () => {
    const nameOf = async (departName: object) => {
      const { id } = (await post('/sys/sysDepart/add', { pid: departIds.A01, departName, sortNo: 9, status: 1 })).result;
      const { departName: stored } = (await get(`/sys/sysDepart/queryById?id=${id}`)).result;
      await remove(`/sys/sysDepart/delete?id=${id}`);
      return stored;
    };
    expect(await nameOf({ ru: 'Отдел' })).toEqual({ 'zh-cn': 'Отдел', en: 'Отдел', es: 'Отдел', ru: 'Отдел', fr: 'Отдел', pt: 'Отдел' });
    expect(await nameOf({ 'zh-cn': '部门', en: 'Team', es: '' })).toEqual({ 'zh-cn': '部门', en: 'Team', es: 'Team', ru: 'Team', fr: 'Team', pt: 'Team' });
    const answer = await post('/sys/sysDepart/add', { pid: departIds.A01, departName: { en: ' ' }, sortNo: 9, status: 1 });
    expect(answer.result.errors).toMatchObject([{ field: 'departName', code: 'E-013' }]);
  });

  const depart = (change: object = {}) => ({ pid: departIds.A01, departName: texts('Quality'), sortNo: 3, status: 1, ...change });

  test('continue the path of the one above, are renamed and deleted', async () => {
    const { id } = (await post('/sys/sysDepart/add', depart())).result;
    expect((await get(`/sys/sysDepart/queryById?id=${id}`)).result).toMatchObject({ orgCode: 'A01A02', orgCategory: 2, userCount: 0 });
    const { pid: _pid, ...changed } = depart({ id, version: 1, departName: texts('Tests'), phone: ' 0755 2555 0140 ' });
    expect((await post('/sys/sysDepart/edit', changed)).success).toBe(true);
    expect((await get(`/sys/sysDepart/queryById?id=${id}`)).result).toMatchObject({ phone: '0755 2555 0140', departName: texts('Tests') });
    expect((await remove(`/sys/sysDepart/delete?id=${id}`)).success).toBe(true);
  });

  test('of dealers are not opened or deleted here', async () => {
    expect((await post('/sys/sysDepart/add', depart({ pid: departIds.B01A01 }))).result.errors).toMatchObject([{ field: 'pid' }]);
    expect((await remove(`/sys/sysDepart/delete?id=${departIds.B01A01}`)).message).toBe('Only departments of the maker can be moved or deleted');
  });

  test.each(['A01', 'B01'])('the root %s stays, also when nothing hangs on it', async (orgCode) => {
    const { db } = app.services;
    const [stored] = await db.selectFrom('sysDepart').select('id').where('orgCode', '=', orgCode).execute();
    const id = stored!.id;
    const refused = { success: false, result: { errorCode: 'depart.stays' } };
    expect(await remove(`/sys/sysDepart/delete?id=${id}`)).toMatchObject(refused);
    expect((await remove(`/sys/sysDepart/deleteBatch?ids=${id}`)).result).toMatchObject({ ok: [], failed: [{ id, code: 'depart.stays' }] });
    const context = contextOf(app.services, await app.services.sessions.actAs('admin'));
    const attempt = inTransaction(db, async (trx) => {
      await trx.deleteFrom('sysUserDepart').where('orgCode', '=', orgCode).execute();
      await trx.updateTable('sysDepart').set({ pid: null }).where('pid', '=', id).execute();
      await deleteDepart({ ...context, db: trx } as TrxContext, id);
    });
    await expect(attempt).rejects.toMatchObject({ text: { code: 'depart.stays' } });
    expect((await get('/sys/sysDepart/queryTreeList')).result.map((node: { orgCode: string }) => node.orgCode)).toContain(orgCode);
  });

  test('with users or departments below stay', async () => {
    expect((await remove(`/sys/sysDepart/delete?id=${departIds.A01A01}`)).message).toBe('The department still has users');
    const { id } = (await post('/sys/sysDepart/add', depart())).result;
    await post('/sys/sysDepart/add', depart({ pid: id }));
    expect((await remove(`/sys/sysDepart/delete?id=${id}`)).message).toBe('Delete the departments below first');
  });

  test('are deleted together, those below first, whatever order they were chosen in', async () => {
    const { id } = (await post('/sys/sysDepart/add', depart())).result;
    const below = (await post('/sys/sysDepart/add', depart({ pid: id }))).result.id;
    const answer = await remove(`/sys/sysDepart/deleteBatch?ids=${[id, departIds.A01A01, below, 'f'.repeat(32)].join(',')}`);
    expect(answer.result).toMatchObject({
      ok: [below, id],
      failed: [{ id: departIds.A01A01, text: 'The department still has users' }, { id: 'f'.repeat(32) }],
    });
  });

  test('move with all below them, and who works there goes along', async () => {
    const add = async (change: object) => (await post('/sys/sysDepart/add', depart(change))).result.id as string;
    const [above, moved] = [await add({}), await add({})];
    const below = await add({ pid: moved });
    const codeOf = async (id: string): Promise<string> => (await get(`/sys/sysDepart/queryById?id=${id}`)).result.orgCode;
    const [from, target] = [await codeOf(below), await codeOf(above)];
    const { id: userId } = await app.services.db.selectFrom('sysUser').select('id').where('username', '=', 'zhao.manager').executeTakeFirstOrThrow();
    await app.services.db.insertInto('sysUserDepart').values({ userId, orgCode: from }).execute();
    expect((await post('/sys/sysDepart/move', { id: moved, pid: above })).success).toBe(true);
    expect(await codeOf(below)).toBe(`${target}A01A01`);
    const codes = await app.services.db.selectFrom('sysUserDepart').select('orgCode').where('userId', '=', userId).execute();
    expect(codes.map(({ orgCode }) => orgCode)).toContain(`${target}A01A01`);
    expect((await post('/sys/sysDepart/move', { id: moved, pid: below })).result.errors).toMatchObject([
      { field: 'pid', text: 'It cannot be moved below itself' },
    ]);
    expect((await post('/sys/sysDepart/move', { id: moved, pid: departIds.B01A01 })).result.errors).toMatchObject([{ field: 'pid' }]);
    expect((await post('/sys/sysDepart/move', { id: moved, pid: null })).result.errors).toMatchObject([{ field: 'pid' }]);
    expect((await post('/sys/sysDepart/move', { id: departIds.B01A01, pid: above })).message).toBe('Only departments of the maker can be moved or deleted');
    await app.services.db.deleteFrom('sysUserDepart').where('orgCode', '=', `${target}A01A01`).execute();
    for (const id of [below, moved, above]) expect((await remove(`/sys/sysDepart/delete?id=${id}`)).success).toBe(true);
  });

  test('of another dealer answer as none', async () => {
    const [foreign, absent] = [departIds.B01A02, 'f'.repeat(32)].map((id) => get(`/sys/sysDepart/queryById?id=${id}`, 'd001.admin'));
    expect({ ...(await foreign), timestamp: 0 }).toEqual({ ...(await absent), timestamp: 0 });
    expect((await get(`/sys/sysDepart/queryById?id=${departIds.B01A01A01}`, 'd001.admin')).success).toBe(true);
  });

  test("that are suspended are nobody's place any more", async () => {
    const token = await signIn(app, 'd00101.service');
    const { departName, sortNo, version } = (await get(`/sys/sysDepart/queryById?id=${departIds.B01A01A01}`)).result;
    await post('/sys/sysDepart/edit', { id: departIds.B01A01A01, version, departName, sortNo, status: 2 });
    expect((await call(app, token, 'GET', '/sys/user/getCurrentUserDeparts')).body.result).toEqual({ list: [], orgCode: null });
  });
});

test('positions are added, changed and deleted; codes occur once, ranks are those of the dictionary', async () => {
  const { id } = (await post('/sys/position/add', { code: 'FITTER', name: texts('Fitter'), rank: '1' })).result;
  expect((await post('/sys/position/add', { code: 'FITTER', name: texts('Other') })).result.errors).toMatchObject([{ field: 'code' }]);
  expect((await post('/sys/position/edit', { id, version: 1, code: 'FITTER', name: texts('Fitter'), rank: '99' })).result.errors).toMatchObject([
    { field: 'rank' },
  ]);
  await post('/sys/position/edit', { id, version: 1, code: 'FITTER', name: texts('Mechanic'), rank: '2' });
  expect((await get('/sys/position/list?code=FITTER')).result.records[0]).toMatchObject({ name: 'Mechanic', rank_dictText: 'Team lead' });
  expect((await remove(`/sys/position/deleteBatch?ids=${id},${'f'.repeat(32)}`)).result).toMatchObject({ ok: [id], failed: [{ code: 'E-012' }] });
});

test('categories of a branch are deleted together, in whatever order they were chosen', async () => {
  const root = (await post('/sys/category/add', { pid: null, name: texts('Root'), sortNo: 0 })).result.id;
  const [leaf, other] = [
    await post('/sys/category/add', { pid: root, name: texts('A'), sortNo: 0 }),
    await post('/sys/category/add', { pid: root, name: texts('B'), sortNo: 1 }),
  ];
  const ids = (...given: { result: { id: string } }[]) => given.map(({ result }) => result.id);
  expect((await remove(`/sys/category/deleteBatch?ids=${root},${leaf.result.id}`)).result).toMatchObject({ ok: ids(leaf), failed: [{ id: root }] });
  expect((await remove(`/sys/category/deleteBatch?ids=${root},${other.result.id}`)).result).toMatchObject({ ok: [...ids(other), root], failed: [] });
});

test('categories grow a tree whose codes are paths; one with something below stays', async () => {
  const root = (await post('/sys/category/add', { pid: null, name: texts('Root'), sortNo: 0 })).result.id;
  const leaf = (await post('/sys/category/add', { pid: root, name: texts('Leaf'), sortNo: 0 })).result.id;
  expect((await get(`/sys/category/queryById?id=${leaf}`)).result).toMatchObject({ code: 'A01A01', pid: root });
  expect((await remove(`/sys/category/delete?id=${root}`)).message).toBe('Delete the categories below first');
  const other = (await post('/sys/category/add', { pid: null, name: texts('Other'), sortNo: 0 })).result.id;
  expect((await post('/sys/category/move', { id: root, pid: other })).success).toBe(true);
  expect((await get(`/sys/category/queryById?id=${leaf}`)).result).toMatchObject({ code: 'A02A01A01', pid: root });
  expect((await post('/sys/category/move', { id: root, pid: leaf })).result.errors).toMatchObject([{ field: 'pid' }]);
  expect((await post('/sys/category/move', { id: root, pid: null })).success).toBe(true);
  expect((await get(`/sys/category/queryById?id=${leaf}`)).result.code).toBe('A01A01');
  expect((await remove(`/sys/category/delete?id=${leaf}`)).success).toBe(true);
  expect((await post('/sys/category/add', { pid: leaf, name: texts('Lost'), sortNo: 0 })).result.errors).toMatchObject([{ field: 'pid' }]);
});

describe('sign-ins', () => {
  test('are listed with who and when, narrowed by name, address and day', async () => {
    const signIns = async (query: string) => (await get(`/sys/loginfo/list?pageSize=50${query}`)).result;
    const { records, total } = await signIns('&username=d001.ser');
    expect(total).toBeGreaterThan(0);
    expect(new Set(records.map(({ username }: { username: string }) => username))).toEqual(new Set(['d001.service']));
    expect(records[0]).toMatchObject({ ip: '127.0.0.1', createTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} /) });
    expect((await signIns('&ip=127.0')).total).toBeGreaterThanOrEqual(total);
    expect((await signIns('&ip=7.0')).total).toBe(0);
    expect((await signIns('&createTime_end=2001-01-01')).total).toBe(0);
    expect((await get('/sys/loginfo/list?column=userId')).success).toBe(false);
    expect((await call(app, tokens['d001.admin'], 'GET', '/sys/loginfo/list')).status).toBe(403);
  });
});

describe('who is online', () => {
  test('is listed without tokens; a session that is ended answers 401', async () => {
    const token = await signIn(app, 'd001.service');
    const { records } = (await get('/sys/online/list?username=d001.service&pageSize=100')).result;
    expect(JSON.stringify(records)).not.toContain(token);
    expect((await post('/sys/online/forceLogout', { token: records[0].id })).result).toBe(1);
    expect((await post('/sys/online/forceLogout', { userId: records[0].userId })).result).toBe(records.length - 1);
    expect((await call(app, token, 'GET', '/sys/dict/version')).status).toBe(401);
    expect((await call(app, tokens['d001.service'], 'GET', '/sys/dict/version')).status).toBe(401);
  });

  test('nobody ends the own session, or all', async () => {
    const own = (await get('/sys/online/list?pageSize=100')).result.records.find((session: { own: boolean }) => session.own);
    expect((await post('/sys/online/forceLogout', { token: own.id })).success).toBe(false);
    expect((await call(app, tokens.admin, 'POST', '/sys/online/forceLogout', {})).status).toBe(400);
    expect((await call(app, tokens.admin, 'POST', '/sys/online/forceLogout', { token: own.id, userId: own.userId })).status).toBe(400);
    expect((await post('/sys/online/forceLogout', { token: '%' })).success).toBe(false);
    expect((await get('/sys/dict/version')).success).toBe(true);
  });

  test('counts as a visit', async () => {
    const { totalVisitCount, todayVisitCount, todayIp } = (await get('/sys/loginfo')).result;
    expect([totalVisitCount >= 5, todayVisitCount, todayIp]).toEqual([true, totalVisitCount, 1]);
    const days = (await get('/sys/visitInfo')).result;
    expect([days.length, days.at(-1).visit]).toEqual([7, totalVisitCount]);
  });

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36', 'Chrome · Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Mobile/15E148 Safari/604.1', 'Safari · iOS'],
    ['curl/8.5.0', 'curl/8.5.0'],
    ['', '–'],
  ])('browser of %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name));
});
