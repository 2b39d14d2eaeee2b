/** Applications that administrators add, what their calls may do, the tenant, and the calls with made-up rows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameter } from '../../test/setParameter.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, completeClaim, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const texts = (text: string) => ({ 'zh-cn': text, en: text, es: text, ru: text, fr: text, pt: text });
const app = (change: object = {}) => ({ appId: 'help', name: texts('Help'), kind: 'frame', target: 'https://help.example/', status: 1, ...change });
const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, person: Person = 'admin') =>
  (await call(kit.app, kit.tokens[person], method, `/sys/lowApp/${path}`, body)).body;
const add = async (change: object = {}): Promise<string> => (await ask('POST', 'add', app(change))).result.id;
/** A call from the page of an application. */
const from = async (appId: string, person: Person, url: string, body?: object) => {
  const headers = { 'x-access-token': kit.tokens[person], 'x-low-app-id': appId };
  const reply = await kit.app.inject(body ? { method: 'POST', url, headers, payload: body } : { method: 'GET', url, headers });
  return { status: reply.statusCode, body: reply.json() };
};
interface Item {
  path: string;
  hidden: boolean;
  component: string | null;
  meta: { title: string; url: string | null };
  children?: Item[];
}
const flat = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const menu = async (person: Person): Promise<Item[]> => {
  const { body } = await call(kit.app, kit.tokens[person], 'GET', '/sys/permission/getUserPermissionByToken');
  return flat(body.result.menu);
};

test('is listed, changed by its version, and deleted; its id stays and is its own', async () => {
  const id = await add({ appId: 'first', roleCodes: ['MFR_PARTS'], callPrefixes: ' /online/cgreport/ \n\n/sys/dict/ ' });
  expect((await ask('GET', `queryById?id=${id}`)).result).toMatchObject({ appId: 'first', callPrefixes: '/online/cgreport/\n/sys/dict/', version: 1 });
  expect((await ask('POST', 'add', app({ appId: 'first' }))).result.errors).toMatchObject([{ field: 'appId', code: 'E-018' }]);
  const { appId: _appId, ...rest } = app({ status: 0 });
  expect(await ask('POST', 'edit', { ...rest, id, version: 1 })).toMatchObject({ success: true });
  expect(await ask('POST', 'edit', { ...rest, id, version: 1 })).toMatchObject({ code: 409, result: { errorCode: 'E-001' } });
  expect((await ask('GET', 'list?status=0&keyword=firs')).result.records).toMatchObject([{ id, kind_dictText: 'Framed page', roles: '' }]);
  const { result: told } = (await call(kit.app, kit.tokens.admin, 'GET', `/sys/dataLog/list?docType=lowApp&id=${id}`)).body;
  expect(told).toContainEqual(expect.objectContaining({ field: 'status', oldValue: '1', newValue: '0' }));
  expect((await ask('DELETE', `deleteBatch?ids=${id},${'0'.repeat(32)}`)).result).toMatchObject({ ok: [id], failed: [{ code: 'E-012' }] });
});

test.each([
  ['an id in capitals', { appId: 'Help' }, 400],
  ['a frame of an open address', { target: 'http://help.example' }, 422],
  ['a frame of an address with a password', { target: 'https://user:pw@help.example/' }, 422],
  ['a frame of an address that looks like another', { target: 'https://help.example@other.example/' }, 422],
  ['a frame that is a script', { target: 'javascript:alert(1)' }, 422],
  ['a report that is not there', { kind: 'report', target: 'nothing' }, 422],
  ['a page that is not there', { kind: 'page', target: '/nowhere' }, 422],
  ['roles that are not there', { roleCodes: ['NOBODY'] }, 422],
  ['a prefix that goes up', { callPrefixes: '/sys/../mfr/' }, 422],
  ['a prefix that is none', { callPrefixes: 'sys' }, 422],
  ['a name in one language', { name: { en: 'Help' } }, 400],
])('cannot have %s', async (_what, change, code) => expect(await ask('POST', 'add', app({ appId: 'wrong', ...change }))).toMatchObject({ code }));

test('one that is unknown or off is not there (404), one of other roles is not allowed (403)', async () => {
  const id = await add({ appId: 'parts-only', roleCodes: ['MFR_PARTS'] });
  const claims = '/api/portal/warrantyClaim/list';
  expect(await from('nobody', 'chen.parts', claims)).toMatchObject({ status: 404, body: { message: 'Unknown application' } });
  expect((await from('x'.repeat(5000), 'chen.parts', claims)).status).toBe(404);
  expect((await from('parts-only', 'zhao.manager', claims)).status).toBe(403);
  expect((await from('parts-only', 'chen.parts', claims)).status).toBe(200);
  expect((await call(kit.app, kit.tokens['chen.parts'], 'GET', '/sys/lowApp/app?appId=parts-only')).body.result).toMatchObject({ name: 'Help', kind: 'frame' });
  expect((await call(kit.app, kit.tokens['chen.parts'], 'GET', '/sys/lowApp/app?appId=nobody')).status).toBe(404);
  const { appId: _appId, ...rest } = app({ status: 0 });
  await ask('POST', 'edit', { ...rest, id, version: 1 });
  expect((await from('parts-only', 'chen.parts', claims)).status).toBe(404);
});

test('its calls lie below its prefixes; without any it only reads', async () => {
  await add({ appId: 'reader' });
  await add({ appId: 'reports', callPrefixes: '/online/cgreport/' });
  const save = '/api/portal/warrantyClaim/save';
  const list = '/api/portal/warrantyClaim/list';
  expect((await from('reader', 'd001.service', save, completeClaim())).status).toBe(403);
  expect((await from('reports', 'd001.service', save, completeClaim())).status).toBe(403);
  expect((await from('reader', 'd001.service', list)).status).toBe(200);
  expect((await from('reports', 'd001.service', list)).status).toBe(403);
  expect((await from('reports', 'd001.service', '/online/cgreport/api/getRpColumns/nothing')).status).toBe(200);
  // What the portal around the page asks goes on.
  for (const around of ['/sys/permission/getUserPermissionByToken', '/sys/dict/getDictItems/yn', '/sys/config/client'])
    expect([around, (await from('reports', 'd001.service', around)).status]).toEqual([around, 200]);
  expect((await call(kit.app, kit.tokens['d001.service'], 'POST', save, completeClaim())).status).toBe(200);
});

test('prefixes are whole segments of a path', async () => {
  await add({ appId: 'vehicles', callPrefixes: '/api/portal/vehicle' });
  const asked = async (path: string) => (await from('vehicles', 'zhao.manager', path)).status;
  expect(await asked('/api/portal/vehicle/list')).toBe(200);
  expect(await asked('/api/portal/vehicleCheckItem/list')).toBe(403);
  // What the page around may ask is named, not everything that begins alike.
  const parameters = { items: [{ key: 'claim.mileageMax', value: '300', version: 0 }] };
  expect((await from('vehicles', 'admin', '/sys/config/edit', parameters)).status).toBe(403);
  expect(await asked('/sys/config/client')).toBe(200);
});

test('has an address for those who may use it, an entry where an administrator wants one, and is gone when it is off', async () => {
  const id = await add({ appId: 'manual', roleCodes: ['MFR_SVC_MGR'] });
  await add({ appId: 'machines', kind: 'page', target: '/vehicle/list' });
  const at = async (person: Person, path: string) => (await menu(person)).filter((item) => item.path === path);
  expect(await at('zhao.manager', '/low-app/manual')).toMatchObject([{ hidden: true, component: 'Framed', meta: { url: 'https://help.example/' } }]);
  expect(await at('chen.parts', '/low-app/manual')).toEqual([]);
  expect(await at('zhao.manager', '/low-app/machines')).toMatchObject([{ component: 'vehicle/VehicleListPage', meta: { url: null } }]);
  const entry = { Type: 1, component: 'LowApp', title: texts('Manual'), url: '/low-app/manual', pid: 'workbench' };
  const post = async (body: object) => (await call(kit.app, kit.tokens.admin, 'POST', '/sys/permission/add', body)).body;
  expect((await post({ ...entry, url: '/low-app/nobody' })).result.errors).toMatchObject([{ field: 'url', code: 'E-581' }]);
  expect(await post(entry)).toMatchObject({ success: true });
  expect(await at('zhao.manager', '/low-app/manual')).toMatchObject([{ hidden: false, meta: { title: 'Manual' } }]);
  expect(await at('chen.parts', '/low-app/manual')).toEqual([]);
  const { appId: _appId, ...rest } = app({ status: 0 });
  await ask('POST', 'edit', { ...rest, id, version: 1 });
  expect(await at('zhao.manager', '/low-app/manual')).toEqual([]);
});

test('is kept by those who have its rights', async () => {
  for (const [method, path, body] of [
    ['GET', 'list'],
    ['POST', 'add', app()],
    ['DELETE', `delete?id=${'0'.repeat(32)}`],
  ] as const)
    expect((await call(kit.app, kit.tokens['d001.admin'], method, `/sys/lowApp/${path}`, body)).status).toBe(403);
  expect((await call(kit.app, kit.tokens['zhao.manager'], 'GET', '/sys/lowApp/list')).status).toBe(403);
  expect((await call(kit.app, kit.tokens['zhao.manager'], 'POST', '/sys/lowApp/add', app())).status).toBe(403);
});

test.each([
  [undefined, 200],
  ['0', 200],
  ['1', 400],
  ['x', 400],
])('the tenant %s answers %i', async (tenant, status) => {
  const headers = { 'x-access-token': kit.tokens.admin, 'accept-language': 'en', ...(tenant !== undefined && { 'x-tenant-id': tenant }) };
  const reply = await kit.app.inject({ method: 'GET', url: '/sys/user/list', headers });
  expect(reply.statusCode).toBe(status);
  if (status === 400) expect(reply.json().message).toBe('Unknown tenant');
  expect((await kit.app.inject({ method: 'GET', url: '/sys/config/client', headers })).statusCode).toBe(status);
});

test('made-up rows are there when they are switched on, for whoever is signed in', async () => {
  const get = (name: string, query = '') => call(kit.app, kit.tokens['d001.parts'], 'GET', `/mock/api/${name}${query}`);
  expect((await get('user')).status).toBe(404);
  await setParameter(kit.app.services, 'mock.enabled', 'Y');
  for (const name of ['user', 'role', 'service', 'permission']) {
    const { records, total } = (await get(name)).body.result;
    expect([name, records.length > 0, total >= records.length]).toEqual([name, true, true]);
  }
  expect((await get('user', '?pageNo=5&pageSize=10')).body.result).toMatchObject({ total: 46, pages: 5, records: { length: 6 } });
  expect((await get('user', '?pageSize=1000')).status).toBe(400);
  expect((await kit.app.inject({ method: 'GET', url: '/mock/api/user' })).statusCode).toBe(401);
});
