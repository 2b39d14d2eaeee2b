/** A suspended department: nobody whose only departments are suspended works, at once, and everybody is told why. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { departIds } from '../../test/fixtures.ts';
import { call, createTestApp, signIn, type TestApp, tryToSignIn } from '../../test/testApp.ts';

let app: TestApp;
let admin: string;
/** A department of the maker below the one where the fixtures' staff work, and its code. */
let below: { id: string; orgCode: string };
const staff = ['wang.service', 'zhao.manager', 'qian.finance'] as const;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
  const department = { departName: texts('Claims'), sortNo: 1, status: 1 };
  const { id } = (await post('/sys/sysDepart/add', { ...department, pid: departIds.A01A01 })).result;
  const { orgCode } = await app.services.db.selectFrom('sysDepart').select('orgCode').where('id', '=', id).executeTakeFirstOrThrow();
  below = { id, orgCode };
  // The administrator works elsewhere, so that their own department may be suspended.
  await place('admin', 'A01');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const name of staff) await place(name, 'A01A01');
  await status('A01A01', 1);
  await status('B01A01', 1);
});

const texts = (text: string) => Object.fromEntries(['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'].map((language) => [language, text]));
const post = async (path: string, body: object, token = admin) => (await call(app, token, 'POST', path, body)).body;
const get = (path: string, token: string) => call(app, token, 'GET', path);
async function place(username: string, ...orgCodes: string[]): Promise<void> {
  const { db, sessions } = app.services;
  const { id } = await db.selectFrom('sysUser').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  await db.deleteFrom('sysUserDepart').where('userId', '=', id).execute();
  await db
    .insertInto('sysUserDepart')
    .values(orgCodes.map((orgCode) => ({ userId: id, orgCode })))
    .execute();
  await sessions.forget(db, id);
}
/** Suspends a department or opens it again, as an administrator does. */
async function status(orgCode: string, to: 1 | 2): Promise<void> {
  const { id } = await app.services.db.selectFrom('sysDepart').select('id').where('orgCode', '=', orgCode).executeTakeFirstOrThrow();
  const { departName, sortNo, version } = (await get(`/sys/sysDepart/queryById?id=${id}`, admin)).body.result;
  expect(await post('/sys/sysDepart/edit', { id, departName, sortNo, version, status: to })).toMatchObject({ success: true });
}
const suspended = { success: false, code: 401, message: 'Your department is suspended. Please contact the administrator' };

test.each(staff)('%s, whatever their scope, stops at once in an open session, and goes on in it when the department opens', async (name) => {
  const token = await signIn(app, name);
  expect((await get('/api/portal/warrantyClaim/list', token)).status).toBe(200);
  await status('A01A01', 2);
  for (const path of ['/api/portal/warrantyClaim/list', '/sys/user/list', '/sys/permission/getUserPermissionByToken', '/system/getNavigation']) {
    const answer = await get(path, token);
    expect([path, answer.status, answer.body.message]).toEqual([path, 401, suspended.message]);
  }
  expect((await call(app, token, 'POST', '/api/portal/approval/comment', { docType: 'feedback', docId: 'x', text: 'x' })).status).toBe(401);
  await status('A01A01', 1);
  expect((await get('/api/portal/warrantyClaim/list', token)).status).toBe(200);
});

test('sign-in says so to whoever knows the password, and to nobody else', async () => {
  await status('A01A01', 2);
  expect(await tryToSignIn(app, 'wang.service', 'Harrow#2026')).toMatchObject({ success: false, message: 'Your department is suspended' });
  expect(await tryToSignIn(app, 'wang.service', 'wrong')).toMatchObject({ success: false, message: 'User name or password is wrong' });
});

test('a department stands still with the one above it', async () => {
  await place('wang.service', below.orgCode);
  const token = await signIn(app, 'wang.service');
  await status('A01A01', 2);
  expect((await get('/api/portal/warrantyClaim/list', token)).body).toMatchObject(suspended);
});

test('whoever has another department goes on in it', async () => {
  await place('wang.service', 'A01', 'A01A01');
  const token = await signIn(app, 'wang.service');
  await post('/sys/selectDepart', { orgCode: 'A01A01' }, token);
  await status('A01A01', 2);
  expect((await get('/api/portal/warrantyClaim/list', token)).status).toBe(200);
  expect((await get('/sys/user/getCurrentUserDeparts', token)).body.result).toMatchObject({ orgCode: 'A01', list: [{ orgCode: 'A01' }] });
  expect((await tryToSignIn(app, 'wang.service', 'Harrow#2026')).data).toMatchObject({ orgCode: 'A01' });
});

test('who is moved into a suspended department stops, too', async () => {
  await status(below.orgCode, 2);
  const token = await signIn(app, 'zhao.manager');
  const { id } = await app.services.db.selectFrom('sysUser').select('id').where('username', '=', 'zhao.manager').executeTakeFirstOrThrow();
  const { realname, userType, language, timezone, roleIds, version } = (await get(`/sys/user/queryById?id=${id}`, admin)).body.result;
  await post('/sys/user/edit', { id, realname, userType, language, timezone, roleIds, version, departIds: [below.id] });
  expect((await get('/api/portal/warrantyClaim/list', token)).body).toMatchObject(suspended);
  await status(below.orgCode, 1);
});

test('neither tickets, links to a password nor mails reach them', async () => {
  const { db, sessions } = app.services;
  await status('A01A01', 2);
  const { id } = await db.selectFrom('sysUser').select('id').where('username', '=', 'wang.service').executeTakeFirstOrThrow();
  expect(await sessions.ofUser(id, 'A01A01')).toBeUndefined();
  const { activeUser } = await import('../user/service.ts');
  expect(await db.transaction().execute((trx) => activeUser(trx, 'wang.service'))).toBeUndefined();
});

test("a dealer's people stay signed in, are told why lists are empty, and change nothing", async () => {
  const token = await signIn(app, 'd001.service');
  await status('B01A01', 2);
  expect((await get('/api/portal/dealer/standing', token)).body.result).toEqual({ standstill: null, suspendedDeparts: 'AgroAndes' });
  const list = await get('/api/portal/warrantyClaim/list', token);
  expect([list.status, list.body.result.records]).toEqual([200, []]);
  const written = await call(app, token, 'POST', '/api/portal/feedback/save', { feedbackType: 'other', title: 'x', content: 'x', priority: 'normal' });
  expect([written.status, written.body.message]).toEqual([403, 'AgroAndes is suspended: nothing can be done there now']);
  // The people of the sub-dealer below stand still with it.
  const unit = await signIn(app, 'd00101.service');
  expect((await get('/api/portal/dealer/standing', unit)).body.result.suspendedDeparts).toBe('Temuco');
  // Whoever belongs to another dealer, too, works there.
  const other = await signIn(app, 'multi.dept');
  expect((await get('/api/portal/dealer/standing', other)).body.result.suspendedDeparts).toBeNull();
  await status('B01A01', 1);
  expect((await get('/api/portal/dealer/standing', token)).body.result).toEqual({ standstill: null, suspendedDeparts: null });
});
