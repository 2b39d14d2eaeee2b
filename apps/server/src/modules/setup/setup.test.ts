/** What a new installation still needs, and what of it can be skipped. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorPassword, createEmptyInstallation } from '../../test/emptyInstallation.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { insertUser } from '../user/administration/insertUser.ts';
import { operations } from '../../test/contract/operations.ts';
import { operationId } from '../../shared/contract/operationId.ts';
import { steps as all } from './steps.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createEmptyInstallation();
  admin = await signIn(app, 'admin', administratorPassword);
});
afterAll(() => app.close());

const get = async (path: string) => (await call(app, admin, 'GET', path)).body.result;
const post = async (path: string, body: object) => (await call(app, admin, 'POST', path, body)).body;
const states = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await get('/sys/setup/status')).steps.map(({ key, state }: { key: string; state: string }) => [key, state]));

test('an empty installation has two roots, and its administrator works in the maker', async () => {
  const tree = await get('/sys/sysDepart/queryTreeList');
  expect(tree.map(({ orgCode }: { orgCode: string }) => orgCode)).toEqual(['A01', 'B01']);
  expect(await get('/sys/user/getCurrentUserDeparts')).toMatchObject({ orgCode: 'A01' });
});

test('names what is missing, by what is there', async () => {
  const { done, dismissed, steps } = await get('/sys/setup/status');
  expect([done, dismissed]).toEqual([false, false]);
  expect(steps.map(({ key }: { key: string }) => key)).toEqual([
    'company',
    'departments',
    'staff',
    'marketGroups',
    'products',
    'dealers',
    'rates',
    'catalogue',
    'terms',
    'parts',
    'vehicles',
    'numbers',
    'mail',
  ]);
  for (const key of ['company', 'departments', 'staff', 'marketGroups', 'products', 'dealers', 'rates'])
    expect([key, (await states())[key]]).toEqual([key, 'open']);
  expect(steps[3]).toMatchObject({ title: '市场组', link: '/network/dealer/groups', permission: 'dealer:add', who: ['系统管理员', '销售市场'] });
});

test('leads to the field that is missing', async () => {
  const [company] = (await get('/sys/setup/status')).steps;
  expect(company.link).toBe('/isystem/config?group=system&key=company.nameEn');
});

test('follows what is done', async () => {
  // One name is enough.
  await post('/mfr/marketGroup/add', { code: 'LATAM', nameEn: 'Latin America', region: 'asia' });
  expect((await states()).marketGroups).toBe('done');
  const [maker] = await get('/sys/sysDepart/queryTreeList');
  const departName = Object.fromEntries(['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'].map((language) => [language, 'Harrow Works']));
  await post('/sys/sysDepart/edit', { id: maker.id, version: 1, departName, sortNo: 0, status: 1 });
  expect((await states()).company).toBe('open');
  const values = { 'company.nameEn': 'Harrow Works Ltd.', 'company.address': '1 Field Road' };
  const items = (await get('/sys/config/list?group=system'))
    .filter(({ key }: { key: string }) => key in values)
    .map(({ key, version }: { key: keyof typeof values; version: number }) => ({ key, version, value: values[key] }));
  expect(await post('/sys/config/edit', { items })).toMatchObject({ success: true });
  expect((await states()).company).toBe('done');
});

test('people without a password do not count, and are named with their list', async () => {
  const step = async () => (await get('/sys/setup/status')).steps.find(({ key }: { key: string }) => key === 'staff');
  expect(await step()).toMatchObject({ count: 1, withoutPassword: null });
  const add = (username: string, passwordHash: string) =>
    app.services.db.transaction().execute((trx) =>
      insertUser(trx, {
        username,
        passwordHash,
        realname: username,
        userType: 'maker',
        language: 'en',
        timezone: 'UTC',
        roles: ['MFR_SERVICE'],
        departs: ['A01'],
      }),
    );
  await add('without.password', '');
  expect(await step()).toMatchObject({
    count: 1,
    withoutPassword: { count: 1, link: '/isystem/user?passwordSet=N&status=1&userType=maker' },
  });
  expect((await get('/sys/user/list?passwordSet=N&status=1&userType=maker')).records).toMatchObject([{ username: 'without.password', passwordSet: 'N' }]);
  await app.services.db.deleteFrom('sysUser').where('username', '=', 'without.password').execute();
});

test('to have seen the rules of numbers is enough', async () => {
  expect((await states()).numbers).toBe('open');
  expect(await post('/sys/setup/see', { key: 'products' })).toMatchObject({ result: { errorCode: 'E-012' } });
  expect(await post('/sys/setup/see', { key: 'numbers' })).toMatchObject({ success: true });
  expect((await states()).numbers).toBe('done');
  await app.services.db.deleteFrom('sysConfig').where('key', '=', 'setup.seen').execute();
});

test('some steps can be skipped, and taken up again', async () => {
  expect(await post('/sys/setup/skip', { key: 'products', skipped: true })).toMatchObject({ success: false, result: { errorCode: 'E-587' } });
  expect(await post('/sys/setup/skip', { key: 'nothing', skipped: true })).toMatchObject({ result: { errorCode: 'E-012' } });
  await post('/sys/setup/skip', { key: 'mail', skipped: true });
  await post('/sys/setup/skip', { key: 'numbers', skipped: true });
  expect(await states()).toMatchObject({ mail: 'skipped', numbers: 'skipped' });
  await post('/sys/setup/skip', { key: 'numbers', skipped: false });
  expect(await states()).toMatchObject({ mail: 'skipped', numbers: 'open' });
  await post('/sys/setup/dismiss', { dismissed: true });
  expect((await get('/sys/setup/status')).dismissed).toBe(true);
});

test('exchange rates are there when each currency of a dealer has one that is not too old', async () => {
  const other = await createTestApp({ now: () => new Date('2026-11-21T15:00:00Z') });
  const token = await signIn(other, 'admin');
  const state = async () => {
    const { steps } = (await call(other, token, 'GET', '/sys/setup/status')).body.result;
    return steps.find(({ key }: { key: string }) => key === 'rates');
  };
  const finance = await signIn(other, 'qian.finance');
  const add = (rate: object) => call(other, finance, 'POST', '/mfr/exchangeRate/add', { rateToRmb: 7.1, ...rate });
  expect(await state()).toMatchObject({ state: 'open', link: '/finance/exchangeRate', permission: 'exchangeRate:add' });
  await add({ currency: 'EUR', rateDate: '2026-11-01' });
  await add({ currency: 'USD', rateDate: '2026-10-01' });
  expect(await state()).toMatchObject({ state: 'open', count: 2 });
  await add({ currency: 'USD', rateDate: '2026-10-12' });
  expect(await state()).toMatchObject({ state: 'done' });
  await other.close();
});

test('is for those who keep the installation', async () => {
  const other = await createTestApp();
  const ask = async (person: string, method: 'GET' | 'POST', path: string, body?: object) =>
    (await call(other, await signIn(other, person), method, `/sys/setup/${path}`, body)).status;
  expect(await ask('d001.admin', 'GET', 'status')).toBe(403);
  expect(await ask('chen.parts', 'GET', 'status')).toBe(200);
  expect(await ask('chen.parts', 'POST', 'skip', { key: 'mail', skipped: true })).toBe(403);
  expect(await ask('chen.parts', 'POST', 'see', { key: 'numbers' })).toBe(403);
  // Whoever keeps the rules of numbers, and nothing else, has seen them.
  await other.services.db.insertInto('sysRolePermission').values({ roleCode: 'MFR_PARTS', permission: 'sequence:edit' }).execute();
  await other.services.sessions.forget(other.services.db, '');
  expect(await ask('chen.parts', 'POST', 'see', { key: 'numbers' })).toBe(200);
  await other.close();
});

test('who may do a step that is done by seeing it may say so', () => {
  const see = operations.find(({ id }) => operationId(id) === 'setupSee');
  expect(all.filter(({ bySeeing }) => bySeeing).map(({ permission }) => permission)).toEqual([see?.permission]);
});
