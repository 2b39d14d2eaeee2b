import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { departIds } from '../../../test/fixtures.ts';
import { call, createTestApp, signIn, solvedCaptcha, type TestApp, tryToSignIn } from '../../../test/testApp.ts';

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

async function ask(company: string, email: string): Promise<void> {
  const body = { company, name: 'Ana Ruiz', email, note: 'Service desk', ...(await solvedCaptcha(app)) };
  expect((await call(app, undefined, 'POST', '/api/Login/AccessRequest', body)).body).toMatchObject({ success: true });
}

/** Requests in the inbox of somebody. */
const admits = async (person: string) => (await get(person, '/api/portal/todo/list?task=admit')).result.records;

/** E-mail addresses of those who wait, as somebody sees them. */
const waiting = async (person: string): Promise<string[]> =>
  (await get(person, '/sys/user/list?status=3')).result.records.map(({ email }: { email: string }) => email);
const idOf = async (email: string): Promise<string> =>
  (await get('admin', '/sys/user/list?status=3')).result.records.find((user: { email: string }) => user.email === email).id;

const accepted = (id: string, change: object = {}) => ({
  id,
  username: 'ana_ruiz',
  realname: 'Ana Ruiz',
  userType: 'dealer',
  language: 'es',
  timezone: 'America/Santiago',
  departIds: [departIds.B01A01],
  roleIds: [roleIds.DLR_PARTS],
  ...change,
});

describe('who asks for an account', () => {
  test('is a user that waits, for the maker and for the dealer they name', async () => {
    await ask('Somebody Else Ltd', 'one@harrow.example');
    await ask('agroandes', 'two@harrow.example');
    expect((await waiting('admin')).toSorted()).toEqual(['one@harrow.example', 'two@harrow.example']);
    expect(await waiting('d001.admin')).toEqual(['two@harrow.example']);
    expect(await waiting('d002.admin')).toEqual([]);
    const told = async (person: string) =>
      (await get(person, '/sys/message/list')).result.records.filter(({ event }: { event: string }) => event === 'access.asked').length;
    expect([await told('admin'), await told('d001.admin'), await told('d002.admin')]).toEqual([2, 1, 0]);
    expect(await admits('admin')).toHaveLength(2);
    expect(await admits('d001.admin')).toMatchObject([
      { id: await idOf('two@harrow.example'), docType: 'user', docNo: 'Ana Ruiz', dealerCode: 'D001', status_dictText: 'Requested', sla: 'green' },
    ]);
    expect([await admits('d002.admin'), await admits('d001.service')]).toEqual([[], []]);
    expect((await get('admin', `/sys/user/queryById?id=${await idOf('one@harrow.example')}`)).result).toMatchObject({
      status: 3,
      roleIds: [],
      request: { company: 'Somebody Else Ltd', note: 'Service desk' },
    });
  });

  test('is not shown to those who decide nothing, nor offered by pickers', async () => {
    const all = (await get('d001.service', '/sys/user/list?pageSize=30')).result.records;
    expect(all.map(({ status }: { status: number }) => status)).not.toContain(3);
    expect((await get('admin', '/sys/user/queryUserComponentData?realname=Ana%20Ruiz')).result.records).toEqual([]);
  });

  test('is let in or refused, and nothing else', async () => {
    const id = await idOf('one@harrow.example');
    const { username: _name, ...edited } = accepted(id);
    const refusedAs = { success: false, result: { errorCode: 'user.requested' } };
    expect(await post('admin', '/sys/user/edit', { ...edited, version: 1 })).toMatchObject(refusedAs);
    expect(await post('admin', '/sys/user/resetPassword', { id })).toMatchObject(refusedAs);
    expect((await post('admin', '/sys/user/frozenBatch', { ids: [id], status: 1 })).result.ok).toEqual([]);
  });
});

describe('letting in', () => {
  test('gives name, rights and a password that must be changed; once', async () => {
    const id = await idOf('two@harrow.example');
    expect(await post('d002.admin', '/sys/user/accept', accepted(id))).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    expect((await post('d001.admin', '/sys/user/accept', accepted(id, { roleIds: [roleIds.SYS_ADMIN] }))).result.errors).toMatchObject([{ field: 'roleIds' }]);
    expect((await post('d001.admin', '/sys/user/accept', accepted(id, { username: 'D001_Service' }))).success).toBe(true);
    expect((await post('d001.admin', '/sys/user/accept', accepted(id))).result).toMatchObject({ errorCode: 'E-001' });
    expect([await admits('d001.admin'), (await admits('admin')).length]).toEqual([[], 1]);
  });

  test('refuses a name that is taken, and lets in with another', async () => {
    const id = await idOf('one@harrow.example');
    expect((await post('admin', '/sys/user/accept', accepted(id, { username: 'd001_service' }))).result.errors).toMatchObject([{ field: 'username' }]);
    const { oneTimePassword } = (await post('admin', '/sys/user/accept', accepted(id))).result;
    expect((await tryToSignIn(app, 'ana_ruiz', oneTimePassword)).data).toMatchObject({ need_change_password: 'Y', dealerCode: 'D001' });
    expect((await get('admin', `/sys/user/queryById?id=${id}`)).result).toMatchObject({ status: 1, username: 'ana_ruiz', request: null });
  });
});

test('of somebody who is refused nothing is kept', async () => {
  await ask('Nowhere', 'three@harrow.example');
  const id = await idOf('three@harrow.example');
  expect(await remove('d001.admin', `/sys/user/delete?id=${id}`)).toMatchObject({ success: false });
  expect(await remove('admin', `/sys/user/delete?id=${id}`)).toMatchObject({ success: true });
  expect(await app.services.db.selectFrom('sysUser').select('id').where('email', '=', 'three@harrow.example').execute()).toEqual([]);
  expect(await app.services.db.selectFrom('message').select('id').where('docId', '=', id).execute()).toEqual([]);
  expect(await admits('admin')).toEqual([]);
});
