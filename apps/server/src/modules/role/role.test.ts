import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let token: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  token = await signIn(app, 'admin');
  for (const { id, roleCode } of (await get('/sys/role/list?pageSize=100')).result.records) ids[roleCode] = id;
});
afterAll(() => app.close());

const get = async (path: string) => (await call(app, token, 'GET', path)).body;
const post = async (path: string, body: object) => (await call(app, token, 'POST', path, body)).body;
const role = (change: object = {}) => ({ roleCode: 'DLR_CHECK', roleName: 'Checker', dataScope: 'ORG', permissions: ['vehicle:query'], ...change });
const codes = ({ result }: { result: { errors: { code: string }[] } }) => result.errors.map(({ code }) => code);

test('the tree has every module with its actions, in words', async () => {
  const tree = (await get('/sys/role/permissionTree')).result;
  const claims = tree.find(({ key }: { key: string }) => key === 'warrantyClaim');
  expect(claims.title).toBe('Warranty claim');
  expect(claims.children).toContainEqual({ key: 'warrantyClaim:audit', title: expect.not.stringContaining('action.'), children: null });
  const nodes: { title: string }[] = tree.flatMap(({ children, ...module }: { title: string; children: { title: string }[] }) => [module, ...children]);
  expect(nodes.filter(({ title }) => /^(module|action)\./.test(title))).toEqual([]);
});

test('a role is added, read, changed, copied and deleted', async () => {
  const { id } = (await post('/sys/role/add', role())).result;
  expect((await get(`/sys/role/queryById?id=${id}`)).result).toMatchObject({ roleName: 'Checker', builtIn: false, permissions: ['vehicle:query'] });
  const { roleCode: _code, ...changed } = role({ roleName: 'Inspector', permissions: ['vehicle:query', 'vehicle:export'] });
  await post('/sys/role/edit', { id, version: 1, ...changed });
  const copy = (await post('/sys/role/copy', { id, roleCode: 'DLR_CHECK_TWO', roleName: 'Second' })).result;
  expect((await get(`/sys/role/queryById?id=${copy.id}`)).result).toMatchObject({ dataScope: 'ORG', permissions: ['vehicle:export', 'vehicle:query'] });
  expect((await call(app, token, 'DELETE', `/sys/role/deleteBatch?ids=${id},${copy.id}`)).body.result.ok).toHaveLength(2);
});

test('of two administrators who edit one role the second is told, and nothing of the first is lost', async () => {
  const { id } = (await post('/sys/role/add', role({ roleCode: 'DLR_TWICE' }))).result;
  const { version } = (await get(`/sys/role/queryById?id=${id}`)).result;
  const edit = (change: object) => post('/sys/role/edit', { id, roleName: 'Checker', dataScope: 'ORG', permissions: ['vehicle:query'], ...change });
  // Nobody changes a role without saying what they have seen.
  expect(await edit({})).toMatchObject({ success: false, code: 400 });
  expect(await edit({ version, permissions: ['vehicle:query', 'parts:query'] })).toMatchObject({ success: true });
  expect(await edit({ version, dataScope: 'SELF' })).toMatchObject({ success: false, code: 409, result: { errorCode: 'E-001' } });
  expect((await get(`/sys/role/queryById?id=${id}`)).result).toMatchObject({
    dataScope: 'ORG',
    permissions: ['parts:query', 'vehicle:query'],
    version: version + 1,
  });
  await call(app, token, 'DELETE', `/sys/role/delete?id=${id}`);
});

test.each([
  ['a code that is taken', { roleCode: 'DLR_PARTS' }, ['field.taken']],
  ['a right that does not exist', { permissions: ['vehicle:fly'] }, ['E-014']],
  ['rows of everybody for a dealer', { dataScope: 'ALL' }, ['role.dealerScope']],
  ['rights of the maker for a dealer', { permissions: ['warrantyClaim:audit'] }, ['role.dealerRights']],
  ['administration of roles for a dealer', { permissions: ['permission:edit'] }, ['role.dealerRights']],
])('a new role cannot have %s', async (_what, change, expected) => expect(codes(await post('/sys/role/add', role(change)))).toEqual(expected));

test('the administrator of the system keeps their rights and decides nothing', async () => {
  const { roleName, permissions, version } = (await get(`/sys/role/queryById?id=${ids.SYS_ADMIN}`)).result;
  const edit = (change: object) => post('/sys/role/edit', { id: ids.SYS_ADMIN, version, roleName, dataScope: 'ALL', permissions, ...change });
  expect(codes(await edit({ permissions: permissions.filter((permission: string) => permission !== 'permission:edit') }))).toEqual([
    'role.administratorRights',
  ]);
  expect(codes(await edit({ dataScope: 'SELF' }))).toEqual(['role.administratorRights']);
  expect(codes(await edit({ permissions: [...permissions, 'warrantyClaim:audit'] }))).toEqual(['role.administratorDecides']);
});

test('a change of rights counts from the next call on, and stays when the server starts again', async () => {
  const parts = await signIn(app, 'd001.parts');
  const claims = () => call(app, parts, 'GET', '/api/portal/warrantyClaim/list');
  const { roleName, dataScope, permissions, version } = (await get(`/sys/role/queryById?id=${ids.DLR_PARTS}`)).result;
  expect((await claims()).status).toBe(200);
  await post('/sys/role/edit', {
    id: ids.DLR_PARTS,
    version,
    roleName,
    dataScope,
    permissions: permissions.filter((permission: string) => !permission.startsWith('warrantyClaim:')),
  });
  expect((await claims()).status).toBe(403);
  const { loadBaseData } = await import('../../base-data/baseData.ts');
  await app.services.db.updateTable('sysConfig').set({ value: 'older' }).where('key', '=', 'base.fingerprint').execute();
  await loadBaseData(app.services.db);
  expect((await get(`/sys/role/queryById?id=${ids.DLR_PARTS}`)).result.permissions).not.toContain('warrantyClaim:query');
});

test('a role that is built in, or that somebody has, stays', async () => {
  const drop = async (id: string) => (await call(app, token, 'DELETE', `/sys/role/delete?id=${id}`)).body.message;
  expect(await drop(ids.DLR_PARTS!)).toBe('Built-in roles cannot be deleted');
  const { id } = (await post('/sys/role/add', role({ roleCode: 'MFR_GUEST', permissions: [] }))).result;
  const user = await app.services.db.selectFrom('sysUser').select('id').where('username', '=', 'wang.service').executeTakeFirstOrThrow();
  await app.services.db.insertInto('sysUserRole').values({ userId: user.id, roleCode: 'MFR_GUEST' }).execute();
  expect(await drop(id)).toBe('Users with this role: 1');
});
