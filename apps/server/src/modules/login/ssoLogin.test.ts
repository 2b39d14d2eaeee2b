/** Signing in by the company's own sign-on: by one of its proxies alone, and for accounts that may sign in. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call, createTestApp, type TestApp } from '../../test/testApp.ts';

const proxy = '10.0.0.7';
let app: TestApp;
beforeAll(async () => {
  const { sso } = readConfig({ HARROW_SSO_HEADER: 'X-Remote-User', HARROW_SSO_PROXIES: `${proxy}, fd00::7` });
  app = await createTestApp({ sso });
});
afterAll(() => app.close());
beforeEach(() => setParameter(app.services, 'sso.enabled', 'Y'));

const ask = (name: string | undefined, remoteAddress = proxy, server = app, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/api/Login/SsoLogin',
    remoteAddress,
    payload: {},
    headers: { ...headers, ...(name !== undefined && { 'x-remote-user': name }) },
  });

test.each([proxy, `::ffff:${proxy}`, 'fd00::7'])('whom the proxy at %s names is signed in', async (address) => {
  const { statusCode, ...reply } = await ask('d001.service', address);
  const { success, data } = reply.json();
  expect([statusCode, success, data.username, data.orgCode]).toEqual([200, true, 'd001.service', expect.any(String)]);
  expect((await call(app, data.TokenID, 'GET', '/api/portal/vehicle/list')).status).toBe(200);
  expect(reply.json().data).not.toHaveProperty('passwordHash');
});

test('there is no such call for whoever does not come through a proxy, whatever they say', async () => {
  for (const reply of [
    await ask('admin', '10.0.0.8'),
    await ask('admin', '127.0.0.1'),
    await ask('admin', '10.0.0.8', app, { 'x-forwarded-for': proxy }),
    await ask(undefined),
    await ask('  '),
    await ask('x'.repeat(65)),
  ])
    expect([reply.statusCode, reply.json().success]).toEqual([404, false]);
});

test('there is none while it is switched off, or not set up', async () => {
  await setParameter(app.services, 'sso.enabled', 'N');
  expect((await ask('admin')).statusCode).toBe(404);
  const plain = await createTestApp();
  await setParameter(plain.services, 'sso.enabled', 'Y');
  expect((await ask('admin', proxy, plain)).statusCode).toBe(404);
  await plain.close();
});

test('names without an account, and accounts that are frozen, are refused', async () => {
  for (const name of ['nobody', "admin' or 1=1", 'admin, d001.service']) expect((await ask(name)).json().result.errorCode).toBe('E-701');
  await app.services.db.updateTable('sysUser').set({ status: 2 }).where('username', '=', 'd001.parts').execute();
  expect((await ask('d001.parts')).json()).toMatchObject({ success: false, result: { errorCode: 'E-701' } });
  expect(await app.services.db.selectFrom('session').selectAll().where('ip', '=', 'x').execute()).toEqual([]);
});

test.each([
  [{ HARROW_SSO_HEADER: 'X-Remote-User' }, 'HARROW_SSO_PROXIES'],
  [{ HARROW_SSO_HEADER: 'X-Remote-User', HARROW_SSO_PROXIES: 'proxy.example' }, 'HARROW_SSO_PROXIES'],
  [{ HARROW_SSO_HEADER: 'remote user', HARROW_SSO_PROXIES: proxy }, 'HARROW_SSO_HEADER'],
])('%j does not start', (env, named) => expect(() => readConfig(env)).toThrow(named));
