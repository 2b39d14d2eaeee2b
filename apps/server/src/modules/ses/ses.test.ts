/** Links that hand a user over to a site of the maker. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { insertMachines, machines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { portalLink, signatureOf } from './portalLink.ts';

const secret = '0123456789abcdef0123456789abcdef';
let app: TestApp;
let token: string;
beforeAll(async () => {
  const portals = readConfig({
    HARROW_PORTAL_EPC_URL: 'https://epc.example/open?site=1',
    HARROW_PORTAL_EPC_SECRET: secret,
    HARROW_PORTAL_ID: 'northfield',
  }).portals;
  app = await createTestApp({
    portals,
    now: () => new Date('2026-11-20T15:00:00Z'),
  });
  await insertMachines(app.services.db);
  token = await signIn(app, 'd001.service');
}, 120_000);
afterAll(() => app.close());

const ask = async (query: string, by = token) => (await call(app, by, 'GET', `/api/portal/ses/portalUrl?${query}`)).body;
const parametersOf = (url: string): Record<string, string> => Object.fromEntries(new URL(url).searchParams);
/** As the receiver checks it. */
const isSigned = ({ sig, site: _own, ...parameters }: Record<string, string>): boolean => sig === signatureOf(secret, parameters);

test('the signature is that of the vector', () => {
  const parameters = {
    vin: 'L9TT504E9SA000123',
    sub: 'd001.service',
    org: 'B01A01',
    name: "José (Taller) O'Higgins",
    lang: 'es',
    jti: '00112233445566778899aabbccddeeff',
    iss: 'harrow',
    iat: '1795186800',
    exp: '1795186860',
    dealer: 'D001',
  };
  expect(signatureOf(secret, parameters)).toBe('q0jvdccj7CVIybtgXDKsih31CdpCJKUWz5C2Hpfka20');
  expect(parametersOf(portalLink({ url: 'https://epc.example/', secret }, parameters))).toEqual({
    ...parameters,
    sig: 'q0jvdccj7CVIybtgXDKsih31CdpCJKUWz5C2Hpfka20',
  });
});

test('a link says who the user is, lives for a minute, and a changed one is not valid', async () => {
  const vin = machines.covered;
  const { result } = await ask(`target=epc&vin=${vin.toLowerCase()}&language=ru`);
  expect(result.url).toMatch(/^https:\/\/epc\.example\/open\?site=1&/);
  const parameters = parametersOf(result.url);
  expect(parameters).toMatchObject({
    iss: 'northfield',
    sub: 'd001.service',
    org: 'B01A01',
    dealer: 'D001',
    lang: 'ru',
    vin,
    jti: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(Number(parameters['exp']) - Number(parameters['iat'])).toBe(60);
  expect(isSigned(parameters)).toBe(true);
  for (const name of ['dealer', 'sub', 'exp', 'vin']) expect(isSigned({ ...parameters, [name]: `${parameters[name]}0` })).toBe(false);
  expect(parametersOf((await ask('target=epc')).result.url)['jti']).not.toBe(parameters['jti']);
});

test('what the user cannot look up is left out; nonsense is refused', async () => {
  const parameters = parametersOf((await ask('target=epc&vin=L9TT504E9SA999999&partsCode=NOTHING')).result.url);
  expect([parameters['vin'], parameters['part']]).toEqual([undefined, undefined]);
  for (const query of [
    'target=x',
    '',
    'target=epc&vin=%3Cscript%3E',
    `target=epc&partsCode=${'9'.repeat(41)}`,
    'target=epc&language=xx',
    'target=epc&url=https://evil.example',
  ])
    expect((await ask(query)).code, query).toBe(400);
});

test('a site that is not set up is not available, and the client is told which are', async () => {
  expect(await ask('target=manual')).toMatchObject({ success: false, result: { errorCode: 'E-570' }, message: 'This site is not available' });
  expect((await call(app, '', 'GET', '/sys/config/client')).body.result.portalTargets).toEqual(['epc']);
});

test('nobody without a session gets one; the log knows the link by its number alone', async () => {
  const { services } = app;
  expect((await call(app, '', 'GET', '/api/portal/ses/portalUrl?target=epc')).status).toBe(401);
  const { jti, sig } = parametersOf((await ask('target=epc&partsCode=P-1')).result.url);
  await services.operationLog.flush();
  const log = await services.db.selectFrom('sysLog').selectAll().where('operationId', '=', 'sesPortalUrl').orderBy('createTime').execute();
  expect(JSON.parse(log.at(-1)!.params!)).toEqual({ target: 'epc', partsCode: 'P-1', jti });
  expect(log.at(-1)).toMatchObject({ logType: 'operation', username: 'd001.service', outcome: 'success' });
  expect(JSON.stringify(log)).not.toContain(sig);
  await services.db.updateTable('sysUser').set({ status: 2 }).where('username', '=', 'd001.service').execute();
  await services.sessions.forget(services.db, '');
  expect((await call(app, token, 'GET', '/api/portal/ses/portalUrl?target=epc')).status).toBe(401);
});

test.each([
  [{ HARROW_PORTAL_EPC_URL: 'http://epc.example' }, 'HARROW_PORTAL_EPC_URL'],
  [{ HARROW_PORTAL_EPC_URL: 'javascript:alert(1)', HARROW_PORTAL_EPC_SECRET: secret }, 'HARROW_PORTAL_EPC_URL'],
  [{ HARROW_PORTAL_EPC_URL: 'https://user:pw@epc.example', HARROW_PORTAL_EPC_SECRET: secret }, 'HARROW_PORTAL_EPC_URL'],
  [{ HARROW_PORTAL_MANUAL_URL: 'https://manual.example', HARROW_PORTAL_MANUAL_SECRET: 'short' }, 'HARROW_PORTAL_MANUAL_SECRET'],
  [{ HARROW_PORTAL_MANUAL_SECRET: secret }, 'HARROW_PORTAL_MANUAL_URL'],
])('settings that make no sense stop the start: %j', (env, name) => {
  expect(() => readConfig(env)).toThrow(name);
});

test('a site on this machine may do without https', () => {
  expect(readConfig({ HARROW_PORTAL_EPC_URL: 'http://localhost:9000/', HARROW_PORTAL_EPC_SECRET: secret }).portals).toEqual({
    issuer: 'harrow',
    sites: { epc: { url: 'http://localhost:9000/', secret } },
  });
});
