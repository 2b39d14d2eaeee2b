import { afterAll, beforeAll, expect, test } from 'vitest';
import { departIds, testPassword } from '../../../test/fixtures.ts';
import { bytesOf, workbookOf } from '../../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../../test/multipart.ts';
import { setParameter } from '../../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp, tryToSignIn } from '../../../test/testApp.ts';
import { inTransaction } from '../../../shared/database/database.ts';
import { insertUser } from './insertUser.ts';
import { hashPassword } from '../password/password.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
const roleIds: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp({ smtpUrl: 'smtp://127.0.0.1:9' });
  for (const name of ['admin', 'd001.admin']) tokens[name] = await signIn(app, name);
  for (const { id, roleCode } of (await call(app, tokens.admin, 'GET', '/sys/role/list?pageSize=100')).body.result.records) roleIds[roleCode] = id;
});
afterAll(() => app.close());

const titles = ['username', 'realname', 'userType', 'orgCodes', 'roleCodes', 'email', 'language', 'timezone', 'status'];
const dealerRow = (change: Record<number, string> = {}) =>
  Object.assign(['ana.parts', 'Ana Reyes', 'dealer', 'B01A01', 'DLR_PARTS', 'ana@agroandes.example', 'es', 'America/Santiago', ''], change);
const importAs = async (person: string, rows: string[][], head = titles) => {
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'users.xlsx', content: bytesOf(workbookOf([head, ...rows])) });
  const reply = await app.inject({
    method: 'POST',
    url: '/sys/user/importExcel',
    headers: { ...headers, 'accept-language': 'en', 'x-access-token': tokens[person]! },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
};
const userOf = async (username: string) => (await call(app, tokens.admin, 'GET', `/sys/user/list?username=${username},`)).body.result.records[0];
const post = async (person: string, path: string, body: object) => (await call(app, tokens[person], 'POST', path, body)).body;

test('three users, one a dealer’s with the role of the administrator: two are stored, without a password', async () => {
  const { body } = await importAs('admin', [
    dealerRow(),
    dealerRow({ 0: 'ben.wrong', 4: 'SYS_ADMIN' }),
    ['carl.staff', 'Carl Ohm', 'maker', 'A01', 'MFR_PARTS', '', 'en', 'Asia/Shanghai', '2'],
  ]);
  expect(body).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 1, files: [{ problems: [{ row: 3, field: 'roleCodes', code: 'E-014' }] }] } });
  expect(await userOf('ana.parts')).toMatchObject({ passwordSet: 'N', status: 1, roleCodes: 'DLR_PARTS', orgCode: 'B01A01' });
  expect(await userOf('carl.staff')).toMatchObject({ passwordSet: 'N', status: 2 });
  expect(await userOf('ben.wrong')).toBeUndefined();
  const colleague = await signIn(app, 'd001.service');
  const [seen] = (await call(app, colleague, 'GET', '/sys/user/list?username=ana.parts,')).body.result.records;
  expect(seen).toMatchObject({ passwordSet: null, passwordSet_dictText: null });
  for (const password of ['', testPassword]) expect((await tryToSignIn(app, 'ana.parts', password, { remoteAddress: '192.0.2.9' })).success).not.toBe(true);
});

test('whoever is new is invited where mail is on, and may be changed by another workbook', async () => {
  await setParameter(app.services, 'mail.from', 'portal@harrow.example');
  await setParameter(app.services, 'mail.portalUrl', 'https://portal.harrow.example');
  await importAs('admin', [dealerRow({ 0: 'dora.parts', 5: 'dora@agroandes.example' })]);
  expect((await call(app, tokens.admin, 'GET', '/sys/mail/list')).body.result.records).toMatchObject([
    { event: 'user.invited', toAddress: 'dora@agroandes.example' },
  ]);
  await importAs('admin', [dealerRow({ 0: 'DORA.parts', 1: 'Dora Paz', 4: 'DLR_PARTS, DLR_SERVICE', 5: '' })]);
  expect(await userOf('dora.parts')).toMatchObject({ realname: 'Dora Paz', roleCodes: 'DLR_PARTS,DLR_SERVICE', email: 'dora@agroandes.example' });
  expect((await call(app, tokens.admin, 'GET', '/sys/mail/list')).body.result.total).toBe(1);
  const { id } = await userOf('dora.parts');
  const told = await app.services.db.selectFrom('message').select('event').where('userId', '=', id).orderBy('createTime').execute();
  expect(told.map(({ event }) => event)).toEqual(['user.invited', 'user.rolesChanged']);
});

test.each([
  ['a department that nobody has', { 3: 'B01A99' }, 'orgCodes', 'E-014'],
  ['a role that nobody has', { 4: 'DLR_NOBODY' }, 'roleCodes', 'E-014'],
  ['an address that is none', { 5: 'ana@' }, 'email', 'field.email'],
  ['a zone that does not exist', { 7: 'Moon/Base' }, 'timezone', 'E-014'],
  ['a status of a stranger', { 8: '3' }, 'status', 'E-014'],
  ['a name that cannot be', { 0: 'ana reyes' }, 'username', 'contract.format'],
])('%s is an error of its row', async (_what, change, field, code) => {
  const { body } = await importAs('admin', [dealerRow({ 0: 'other.user', ...change })]);
  expect(body.result.files[0].problems).toMatchObject([{ field, code }]);
});

test('a password is no column, and dealers import nobody', async () => {
  const { body } = await importAs('admin', [[...dealerRow({ 0: 'eve.parts' }), 'Secret#2026']], [...titles, 'password']);
  expect(body.success).toBe(false);
  expect(await userOf('eve.parts')).toBeUndefined();
  expect((await importAs('d001.admin', [dealerRow()])).status).toBe(403);
  expect((await call(app, tokens['d001.admin'], 'POST', '/sys/user/importTemplate')).status).not.toBe(200);
});

test('nobody changes their own roles, departments, groups or status, neither by form nor by workbook', async () => {
  const { id } = await userOf('admin');
  const { result: own } = (await call(app, tokens.admin, 'GET', `/sys/user/queryById?id=${id}`)).body;
  const { realname, userType, language, timezone, version } = own;
  const form = (change: object) => ({
    id,
    version,
    realname,
    userType,
    language,
    timezone,
    departIds: own.departIds,
    roleIds: own.roleIds,
    marketGroups: own.marketGroups,
    ...change,
  });
  expect((await post('admin', '/sys/user/edit', form({ roleIds: [...own.roleIds, roleIds.MFR_PARTS] }))).result.errors).toMatchObject([
    { field: 'roleIds', code: 'E-573' },
  ]);
  expect((await post('admin', '/sys/user/edit', form({ departIds: [departIds.A01] }))).result.errors).toMatchObject([{ field: 'departIds', code: 'E-573' }]);
  expect((await post('admin', '/sys/user/edit', form({ marketGroups: ['LATAM'] }))).result.errors).toMatchObject([{ field: 'marketGroups', code: 'E-573' }]);
  expect((await post('admin', '/sys/user/frozenBatch', { ids: [id], status: 2 })).result.failed).toMatchObject([{ code: 'E-573' }]);
  expect((await post('admin', '/sys/user/edit', form({ realname: 'Another name' }))).success).toBe(true);
  const row = ['admin', 'Another name', 'maker', own.orgCode, `${own.roleCodes}, MFR_PARTS`, '', language, timezone, '2'];
  const { body } = await importAs('admin', [row]);
  expect(body.result.files[0].problems.map(({ code, field }: { code: string; field: string }) => `${field} ${code}`)).toEqual(
    expect.arrayContaining(['roleCodes E-573', 'status E-573']),
  );
});

test('staff give no role that allows more than their own', async () => {
  await post('admin', '/sys/role/add', {
    roleCode: 'MFR_DESK',
    roleName: 'Desk',
    dataScope: 'REGION',
    permissions: ['user:query', 'user:add', 'user:edit', 'vehicle:query'],
  });
  await post('admin', '/sys/role/add', { roleCode: 'MFR_GUEST', roleName: 'Guest', dataScope: 'REGION', permissions: ['vehicle:query'] });
  for (const { id, roleCode } of (await call(app, tokens.admin, 'GET', '/sys/role/list?pageSize=100')).body.result.records) roleIds[roleCode] = id;
  const passwordHash = await hashPassword(testPassword);
  await inTransaction(app.services.db, (trx) =>
    insertUser(trx, {
      username: 'desk.user',
      passwordHash,
      realname: 'Desk',
      userType: 'maker',
      language: 'en',
      timezone: 'Asia/Shanghai',
      roles: ['MFR_DESK'],
      departs: ['A01'],
    }),
  );
  tokens['desk.user'] = await signIn(app, 'desk.user');
  const add = (username: string, role: string) =>
    post('desk.user', '/sys/user/add', {
      username,
      realname: 'New',
      userType: 'maker',
      language: 'en',
      timezone: 'UTC',
      departIds: [departIds.A01],
      roleIds: [roleIds[role]],
    });
  expect((await add('guest.one', 'MFR_GUEST')).success).toBe(true);
  for (const role of ['SYS_ADMIN', 'MFR_PARTS', 'MFR_SVC_MGR'])
    expect((await add('guest.two', role)).result.errors).toMatchObject([{ field: 'roleIds', code: 'E-572' }]);

  // Who may do more is out of reach, whatever would be changed.
  const { id } = await userOf('chen.parts');
  const { result: chen } = (await call(app, tokens.admin, 'GET', `/sys/user/queryById?id=${id}`)).body;
  const edited = {
    id,
    version: chen.version,
    realname: 'Chen Wei',
    userType: 'maker',
    language: chen.language,
    timezone: chen.timezone,
    departIds: chen.departIds,
    roleIds: chen.roleIds,
  };
  for (const change of [{}, { roleIds: [...chen.roleIds, roleIds.MFR_SVC_MGR] }])
    expect((await post('desk.user', '/sys/user/edit', { ...edited, ...change })).result.errors).toMatchObject([{ field: 'roleIds', code: 'E-572' }]);
  expect((await call(app, tokens.admin, 'GET', `/sys/user/queryById?id=${id}`)).body.result.realname).toBe(chen.realname);
});

test('an export has neither hashes nor tokens, and no users out of scope', async () => {
  const exported = async (person: string) => {
    const reply = await app.inject({ url: '/sys/user/exportXls?format=xlsx', headers: { 'x-access-token': tokens[person]!, 'accept-language': 'en' } });
    return { status: reply.statusCode, type: reply.headers['content-type'] };
  };
  expect((await exported('admin')).status).toBe(200);
  expect((await exported('d001.admin')).status).toBe(403);
  const reply = await call(app, tokens.admin, 'GET', '/sys/user/exportXls?exportFields=passwordHash');
  expect(reply.status).toBe(400);
});

test('a sign-in from an address that was not seen for ninety days is told', async () => {
  const events = async () => {
    const { id } = await userOf('d001.service');
    return (await app.services.db.selectFrom('message').select(['event', 'params']).where('userId', '=', id).execute()).filter(
      ({ event }) => event === 'login.newAddress',
    );
  };
  await signIn(app, 'd001.service');
  expect(await events()).toEqual([]);
  await tryToSignIn(app, 'd001.service', testPassword, { remoteAddress: '198.51.100.7' });
  await tryToSignIn(app, 'd001.service', testPassword, { remoteAddress: '198.51.100.7' });
  expect(await events()).toMatchObject([{ params: { ip: '198.51.100.7' } }]);
});
