import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { departIds, testPassword } from '../../../test/fixtures.ts';
import { call, createTestApp, signIn, type TestApp, tryToSignIn, solvedCaptcha } from '../../../test/testApp.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
const roleIds: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  for (const name of ['admin', 'd001.admin', 'd002.admin', 'd001.service']) tokens[name] = await signIn(app, name);
  for (const { id, roleCode } of (await call(app, tokens.admin, 'GET', '/sys/role/list?pageSize=100')).body.result.records) roleIds[roleCode] = id;
});
afterAll(() => app.close());

const get = async (person: string, path: string) => (await call(app, tokens[person], 'GET', path)).body;
const post = async (person: string, path: string, body: object) => (await call(app, tokens[person], 'POST', path, body)).body;
const remove = async (person: string, path: string) => (await call(app, tokens[person], 'DELETE', path)).body;
const idOf = async (username: string): Promise<string> => (await get('admin', `/sys/user/list?username=${username},`)).result.records[0].id;

const newUser = (change: object = {}) => ({
  username: 'new_user',
  realname: 'Ana Reyes',
  userType: 'dealer',
  language: 'es',
  timezone: 'America/Santiago',
  departIds: [departIds.B01A01],
  roleIds: [roleIds.DLR_PARTS],
  ...change,
});
/** Fields that were refused. */
const refused = ({ result }: { result: { errors?: { field: string }[] } }) => result?.errors?.map(({ field }) => field);

describe('a new user', () => {
  test('gets a password that is shown once and must be changed', async () => {
    const answer = await post('d001.admin', '/sys/user/add', newUser({ email: ' ana@harrow.example ', phone: '+56 9 5550 1402' }));
    expect(answer.message).toBe('');
    const { id, oneTimePassword } = answer.result;
    const signedIn = await tryToSignIn(app, 'new_user', oneTimePassword);
    expect(signedIn.data.need_change_password).toBe('Y');
    expect((await call(app, signedIn.data.TokenID, 'GET', '/sys/user/list')).status).toBe(403);
    const record = await get('d001.admin', `/sys/user/queryById?id=${id}`);
    expect(record.result).toMatchObject({
      username: 'new_user',
      email: 'ana@harrow.example',
      roleIds: [roleIds.DLR_PARTS],
      createBy: 'd001.admin',
      allowedActions: ['edit', 'invite', 'resetPassword', 'freeze'],
    });
    expect(JSON.stringify(record)).not.toContain(oneTimePassword);
  });

  test.each([
    ['a name that is taken', { username: 'NEW_user' }, ['username']],
    ['a role of the maker', { username: 'other1', roleIds: () => [roleIds.SYS_ADMIN] }, ['roleIds']],
    ['a department of another dealer', { username: 'other1', departIds: [departIds.B01A02] }, ['departIds']],
    ['a department of the maker', { username: 'other1', departIds: [departIds.A01A01] }, ['departIds']],
    ["the maker's kind", { username: 'other1', userType: 'maker' }, ['userType', 'departIds', 'roleIds']],
    ['a market group', { username: 'other1', marketGroups: ['CIS'] }, ['marketGroups']],
    ['a zone that does not exist', { username: 'other1', timezone: 'Moon/Base' }, ['timezone']],
    ['an address that is none', { username: 'other1', email: 'ana@' }, ['email']],
    ['a position that does not exist', { username: 'other1', positionId: 'f'.repeat(32) }, ['positionId']],
  ])('cannot have %s from a dealer', async (_what, change: Record<string, unknown>, fields) => {
    const filled = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, typeof value === 'function' ? value() : value]));
    expect(refused(await post('d001.admin', '/sys/user/add', newUser(filled)))).toEqual(fields);
  });

  test.each(['abc', 'a'.repeat(19), 'ab cd', '.parts', 'parts.', 'd001..parts', "x'; drop table sys_user; --"])('cannot be named %j', async (username) =>
    expect((await call(app, tokens.admin, 'POST', '/sys/user/add', newUser({ username }))).status).toBe(400),
  );

  test('may have dots in the name, as the accounts of the demo do', async () => {
    const { result } = await post('admin', '/sys/user/add', newUser({ username: 'd001.second' }));
    expect((await get('admin', `/sys/user/queryById?id=${result.id}`)).result.username).toBe('d001.second');
  });

  test('is nothing a clerk makes', async () => expect((await call(app, tokens['d001.service'], 'POST', '/sys/user/add', newUser())).status).toBe(403));
});

describe('a change', () => {
  test('takes rights and department at once', async () => {
    const id = await idOf('d001.parts');
    const token = await signIn(app, 'd001.parts');
    expect((await call(app, token, 'GET', '/api/portal/warrantyClaim/list')).status).toBe(200);
    const { username: _username, ...body } = newUser({ id, version: 1, realname: 'Parts Clerk', roleIds: [roleIds.DLR_SALES] });
    expect((await post('d001.admin', '/sys/user/edit', body)).success).toBe(true);
    expect((await call(app, token, 'GET', '/api/portal/warrantyClaim/list')).status).toBe(403);
  });

  test.each([
    ['of another dealer', 'd002.service'],
    ['of the maker', 'wang.service'],
    ['who also works for another dealer', 'multi.dept'],
  ])('of a user %s answers as if there were none', async (_who, username) => {
    const id = await idOf(username);
    const { username: _username, ...body } = newUser({ id, version: 1 });
    const answers = [
      await post('d001.admin', '/sys/user/edit', body),
      await post('d001.admin', '/sys/user/resetPassword', { id }),
      await post('d001.admin', '/sys/user/resetPassword', { id: 'f'.repeat(32) }),
    ];
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(['No record found or not in your organisation']));
    expect((await post('d001.admin', '/sys/user/frozenBatch', { ids: [id], status: 2 })).result).toMatchObject({ ok: [], failed: [{ no: '', code: 'E-012' }] });
  });

  test('gives a position, which stays as long as somebody holds it', async () => {
    const name = { 'zh-cn': '技师', en: 'Fitter', es: 'Ajustador', ru: 'Слесарь', fr: 'Ajusteur', pt: 'Ajustador' };
    const positionId = (await post('admin', '/sys/position/add', { code: 'FITTER', name })).result.id;
    const id = await idOf('d001.parts');
    const { version } = (await get('d001.admin', `/sys/user/queryById?id=${id}`)).result;
    const { username: _username, ...body } = newUser({ id, version, positionId });
    expect((await post('d001.admin', '/sys/user/edit', body)).success).toBe(true);
    expect((await get('d001.admin', `/sys/user/queryById?id=${id}`)).result).toMatchObject({ positionId, positionName: 'Fitter' });
    expect((await remove('admin', `/sys/position/delete?id=${positionId}`)).message).toBe('Users in this position: 1');
    await post('d001.admin', '/sys/user/edit', { ...body, version: version + 1, positionId: null });
    expect((await remove('admin', `/sys/position/delete?id=${positionId}`)).success).toBe(true);
    const rows = await app.services.db
      .selectFrom('dataChangeLog')
      .select(['oldValue', 'newValue'])
      .where('dataId', '=', id)
      .where('field', '=', 'position')
      .execute();
    expect(rows).toEqual([
      { oldValue: '', newValue: 'FITTER' },
      { oldValue: 'FITTER', newValue: '' },
    ]);
  });

  test('is written into the history', async () => {
    const id = await idOf('d001.parts');
    const rows = await app.services.db.selectFrom('dataChangeLog').select(['field', 'oldValue', 'newValue', 'operator']).where('dataId', '=', id).execute();
    expect(rows).toContainEqual({ field: 'roles', oldValue: 'DLR_PARTS', newValue: 'DLR_SALES', operator: 'd001.admin' });
  });
});

describe('freezing and resetting', () => {
  test('a frozen user is signed out and stays out until let in again', async () => {
    const id = await idOf('d001.sales');
    const token = await signIn(app, 'd001.sales');
    expect((await post('d001.admin', '/sys/user/frozenBatch', { ids: [id], status: 2 })).result.ok).toEqual([id]);
    expect((await call(app, token, 'GET', '/sys/dict/version')).status).toBe(401);
    expect((await tryToSignIn(app, 'd001.sales', testPassword)).success).toBe(false);
    await post('d001.admin', '/sys/user/frozenBatch', { ids: [id], status: 1 });
    expect((await tryToSignIn(app, 'd001.sales', testPassword)).success).toBe(true);
  });

  test('a new password ends the sessions and the old password', async () => {
    const id = await idOf('d001.sales');
    const token = await signIn(app, 'd001.sales');
    const { oneTimePassword } = (await post('d001.admin', '/sys/user/resetPassword', { id })).result;
    expect((await call(app, token, 'GET', '/sys/dict/version')).status).toBe(401);
    expect((await tryToSignIn(app, 'd001.sales', testPassword)).success).toBe(false);
    expect((await tryToSignIn(app, 'd001.sales', oneTimePassword)).data.need_change_password).toBe('Y');
  });

  test('a password is kept nowhere, not even for a repeat of the call', async () => {
    const id = await idOf('d001.sales');
    const reset = () => call(app, tokens['d001.admin'], 'POST', '/sys/user/resetPassword', { id }, { 'x-idempotency-key': 'k1' });
    const [first, second] = [(await reset()).body.result.oneTimePassword, (await reset()).body.result.oneTimePassword];
    expect(first).not.toBe(second);
  });

  test('who asks for a new password leads an administrator to the user', async () => {
    const payload = { username: 'd001.sales', ...(await solvedCaptcha(app)) };
    expect((await call(app, undefined, 'POST', '/api/Login/PasswordReset', payload)).body.success).toBe(true);
    const [message] = (await get('admin', '/sys/message/list')).result.records;
    expect(message).toMatchObject({ docType: 'user', docId: await idOf('d001.sales'), docNo: 'd001.sales' });
  });
});

describe('the last administrator', () => {
  test('can be neither frozen, deleted nor robbed of the role, and nobody does it to himself', async () => {
    const admin = await idOf('admin');
    expect((await post('admin', '/sys/user/frozenBatch', { ids: [admin], status: 2 })).result.failed[0].code).toBe('E-573');
    expect((await remove('admin', `/sys/user/delete?id=${admin}`)).success).toBe(false);
    const second = newUser({ username: 'second_admin', userType: 'maker', departIds: [departIds.A01A01], roleIds: [roleIds.SYS_ADMIN] });
    const { id, oneTimePassword } = (await post('admin', '/sys/user/add', second)).result;
    const first = await tryToSignIn(app, 'second_admin', oneTimePassword);
    expect(first.success).toBe(true);
    const { username: _username, ...body } = newUser({
      id: admin,
      version: 1,
      userType: 'maker',
      departIds: [departIds.A01A01],
      roleIds: [roleIds.MFR_SERVICE],
    });
    await post('admin', '/sys/user/frozenBatch', { ids: [id], status: 2 });
    expect((await post('admin', '/sys/user/edit', body)).message).toBe('At least one active system administrator must remain');
    expect((await remove('admin', `/sys/user/delete?id=${id}`)).success).toBe(true);
    expect((await get('admin', '/sys/user/list?username=second_admin')).result.total).toBe(0);
    expect(refused(await post('admin', '/sys/user/add', second))).toEqual(['username']);
  });
});
