/** Deleted users: their name stays theirs, and they can come back. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { departIds } from '../../../test/fixtures.ts';
import { call, createTestApp, signIn, type TestApp, tryToSignIn } from '../../../test/testApp.ts';

let app: TestApp;
let admin: string;
const roleIds: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
  for (const { id, roleCode } of (await get('/sys/role/list?pageSize=100')).result.records) roleIds[roleCode] = id;
});
afterAll(() => app.close());

const get = async (path: string, token = admin) => (await call(app, token, 'GET', path)).body;
const post = async (path: string, body: object, token = admin) => (await call(app, token, 'POST', path, body)).body;
const remove = async (id: string) => (await call(app, admin, 'DELETE', `/sys/user/delete?id=${id}`)).body;
const restore = async (id: string, token = admin) => (await post('/sys/user/restore', { ids: [id] }, token)).result;
const idOf = async (username: string): Promise<string> =>
  (await app.services.db.selectFrom('sysUser').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
const newUser = (username: string) => ({
  username,
  realname: 'New',
  userType: 'dealer',
  language: 'en',
  timezone: 'UTC',
  departIds: [departIds.B01A01],
  roleIds: [roleIds.DLR_PARTS],
});

test('who was deleted is found among the deleted alone, and comes back as they were', async () => {
  const id = await idOf('d001.parts');
  const before = (await get(`/sys/user/queryById?id=${id}`)).result;
  expect((await remove(id)).success).toBe(true);
  expect(await tryToSignIn(app, 'd001.parts', 'Harrow#2026')).toMatchObject({ success: false });
  const names = async (query: string) => (await get(`/sys/user/list?username=d001.parts,${query}`)).result.records;
  expect(await names('')).toEqual([]);
  expect(await names('&deleted=1')).toMatchObject([{ id, username: 'd001.parts', allowedActions: ['restore'] }]);
  expect((await get(`/sys/user/queryById?id=${id}`)).result).toMatchObject({ roleIds: before.roleIds, allowedActions: ['restore'] });
  expect(await restore(id)).toEqual({ ok: [id], failed: [] });
  expect((await names(''))[0]).toMatchObject({ id });
  expect(await names('&deleted=1')).toEqual([]);
  expect((await get(`/sys/user/queryById?id=${id}`)).result).toMatchObject({ roleIds: before.roleIds, departIds: before.departIds, status: before.status });
  expect((await tryToSignIn(app, 'd001.parts', 'Harrow#2026')).success).toBe(true);
  const { rows } = await sql<{
    said: string;
  }>`select changes::text as said from data_change where doc_type = 'user' and data_id = ${id} order by create_time`.execute(app.services.db);
  expect(rows.filter(({ said }) => said.includes('delFlag'))).toHaveLength(2);
  // Nobody is restored twice.
  expect((await restore(id)).failed).toMatchObject([{ code: 'E-012' }]);
});

test('the name of somebody deleted goes to nobody else, and whoever wants it is told why', async () => {
  const id = await idOf('d001.sales');
  await remove(id);
  expect((await post('/sys/user/add', newUser('D001.Sales'))).result.errors).toEqual([
    { field: 'username', code: 'field.taken', text: 'This name belongs to a deleted user, who can be restored' },
  ]);
  expect((await post('/sys/user/add', newUser('d001.service'))).result.errors).toEqual([
    { field: 'username', code: 'field.taken', text: 'This value is already in use' },
  ]);
  await restore(id);
});

test('nobody restores somebody who may do more than themselves, nor without the right to delete', async () => {
  const strong = await idOf('zhao.manager');
  await remove(strong);
  await post('/sys/role/add', { roleCode: 'KEEPERS', roleName: 'Keepers', dataScope: 'ALL', permissions: ['user:query', 'user:edit', 'user:delete'] });
  const keeperId = await idOf('li.service');
  await app.services.db.updateTable('sysUserRole').set({ roleCode: 'KEEPERS' }).where('userId', '=', keeperId).execute();
  const keeper = await signIn(app, 'li.service');
  expect((await get('/sys/user/list?deleted=1', keeper)).result.records).toMatchObject([{ id: strong, allowedActions: [] }]);
  const { ok, failed } = await restore(strong, keeper);
  expect([ok, failed]).toMatchObject([[], [{ code: 'E-572', text: expect.stringMatching(/^You cannot restore zhao.manager, who may do more than you: /) }]]);
  const dealer = await signIn(app, 'd001.admin');
  expect((await call(app, dealer, 'POST', '/sys/user/restore', { ids: [strong] })).status).toBe(403);
  const reader = await signIn(app, 'wang.service');
  expect((await call(app, reader, 'GET', '/sys/user/list?deleted=1')).status).toBe(403);
  expect((await restore(strong)).ok).toEqual([strong]);
});
