/** Nobody touches what is stronger than themselves: each lesser role, with every key there is, in each call that could. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationId } from '../../shared/contract/operationId.ts';
import { operations } from '../../test/contract/operations.ts';
import { languages } from '../../shared/messages/messages.ts';
import { departIds } from '../../test/fixtures.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { modules } from '../index.ts';
import { rolePermissions } from './matrix.ts';

const makers = ['MFR_SERVICE', 'MFR_SVC_MGR', 'MFR_PARTS', 'MFR_SALES', 'MFR_FINANCE', 'MFR_TRAINING'] as const;
/** A role that allows nothing but the keys. */
const lesser = ['NOTHING_ELSE', ...makers] as const;

/** The calls that change what administrators of the system keep; each is tried below, or is said to touch nobody's rights. */
const granted = new Set(rolePermissions(modules).flatMap(({ roleCode, permission }) => (roleCode === 'SYS_ADMIN' ? [permission] : [])));
const writes: string[] = operations
  .filter(({ method, permission }) => method !== 'GET' && permission.split('|').some((one) => granted.has(one)))
  .map(({ id }) => operationId(id));

/** They change what people read or are reminded of, how things are called, or who does not yet have an account. */
const harmless: readonly RegExp[] = [
  /^announcements/,
  /^(?:categories|checkRuleAdministration|positions|reportAdministration|jobs|configs|setup|sequences|mails|lowApps|feedbacks|publicNotices|noticeMasters|news)/,
  // Only adds: what is given is judged elsewhere (see `grantLimits.test.ts`).
  /^(?:usersAdd|rolesAdd|rolesCopy|permissionsAdd|sysDepartsAdd|dictionaryAdministrationAdd)$/,
  // Masters of the business.
  /^(?:dealerMasters|marketGroups|productMasters)/,
];

let app: TestApp;
let admin: string;
let keeper: string;
let keeperId: string;
/** Of somebody and something that is stronger than whoever does not have everything. */
let ids: Record<'admin' | 'second' | 'gone' | 'administrators' | 'strong' | 'link' | 'scopes' | 'strongDepart' | 'emptyDepart', string>;

beforeAll(async () => {
  app = await createTestApp({ smtpUrl: 'smtp://127.0.0.1:9' });
  // Nothing is sent: invitations are refused before a mail is written.
  await setParameter(app.services, 'mail.from', 'portal@harrow.example');
  await setParameter(app.services, 'mail.portalUrl', 'https://portal.harrow.example');
  admin = await signIn(app, 'admin');
  keeper = await signIn(app, 'li.service');
  keeperId = await idOf('sysUser', 'username', 'li.service');
  const keys = [...new Set(operations.filter(({ id }) => writes.includes(operationId(id))).flatMap(({ permission }) => permission.split('|')))];
  const queries = ['user:query', 'permission:query', 'depart:query', 'dictionary:query', 'log:query'];
  const role = (roleCode: string, permissions: readonly string[], dataScope = 'ALL') =>
    post('/sys/role/add', { roleCode, roleName: roleCode, dataScope, permissions: [...new Set(permissions)] }, admin);
  await role('KEYS', [...keys.filter((key) => !/:(?:submit|audit)$/.test(key)), ...queries]);
  await role('NOTHING_ELSE', ['dashboard:query'], 'SELF');
  // The second of its rights is one that no role of the maker has.
  await role('STRONG', ['warrantyClaim:query', 'warrantyClaim:submit']);
  ids = {} as typeof ids;
  ids.strongDepart = (await post('/sys/sysDepart/add', { pid: departIds.A01, departName: texts('Strong'), sortNo: 1, status: 1 }, admin)).result.id;
  ids.emptyDepart = (await post('/sys/sysDepart/add', { pid: departIds.A01, departName: texts('Empty'), sortNo: 2, status: 2 }, admin)).result.id;
  ids.admin = await idOf('sysUser', 'username', 'admin');
  ids.administrators = await idOf('sysRole', 'roleCode', 'SYS_ADMIN');
  ids.strong = await idOf('sysRole', 'roleCode', 'STRONG');
  const maker = { realname: 'Second', userType: 'maker', language: 'en', timezone: 'UTC', departIds: [ids.strongDepart], email: 'second@harrow.example' };
  ids.second = (await post('/sys/user/add', { ...maker, username: 'second.admin', roleIds: [ids.administrators] }, admin)).result.id;
  ids.gone = (await post('/sys/user/add', { ...maker, username: 'third.admin', roleIds: [ids.administrators] }, admin)).result.id;
  await call(app, admin, 'DELETE', `/sys/user/delete?id=${ids.gone}`);
  ids.link = (await post('/sys/permission/add', { Type: 30, title: texts('Help'), url: 'https://help.example', target: '_blank' }, admin)).result.id;
  ids.scopes = await idOf('sysDict', 'dictCode', 'data_scope');
});
afterAll(() => app.close());

const texts = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
const post = async (path: string, body: object, token = keeper) => (await call(app, token, 'POST', path, body)).body;
const remove = async (path: string) => (await call(app, keeper, 'DELETE', path)).body;
async function idOf(table: 'sysUser' | 'sysRole' | 'sysDict', column: string, value: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(app.services.db);
  return rows[0]!.id;
}
async function become(...roleCodes: string[]): Promise<void> {
  await app.services.db.deleteFrom('sysUserRole').where('userId', '=', keeperId).execute();
  await app.services.db
    .insertInto('sysUserRole')
    .values(roleCodes.map((roleCode) => ({ userId: keeperId, roleCode })))
    .execute();
  await app.services.sessions.forget(app.services.db, keeperId);
}
async function importRows(path: string, ...rows: unknown[][]) {
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'x.xlsx', content: bytesOf(workbookOf(rows)) });
  const answer = await app.inject({
    method: 'POST',
    url: `${path}/importExcel`,
    headers: { ...headers, 'accept-language': 'en', 'x-access-token': keeper },
    payload,
  });
  return answer.json();
}

/** Everything that says who may do what. */
async function state(): Promise<string> {
  const tables = [
    'sys_user',
    'sys_role',
    'sys_role_permission',
    'sys_user_role',
    'sys_user_depart',
    'sys_depart',
    'sys_menu',
    'sys_dict',
    'sys_dict_item',
    'password_token',
  ];
  const parts = await Promise.all(
    tables.map(
      async (table) =>
        (await sql<{ all: string }>`select json_agg(t order by t::text)::text as all from ${sql.table(table)} t`.execute(app.services.db)).rows[0]!.all,
    ),
  );
  const sessions = await sql<{ n: number }>`select count(*)::int as n from session`.execute(app.services.db);
  return JSON.stringify([...parts, sessions.rows[0]!.n]);
}

const versionOf = async (path: string) => (await call(app, admin, 'GET', path)).body.result;
const userForm = async (id: string) => {
  const { realname, userType, language, timezone, departIds: places, roleIds, version } = await versionOf(`/sys/user/queryById?id=${id}`);
  return { id, realname, userType, language, timezone, departIds: places, roleIds, version };
};
const roleForm = async (id: string) => {
  const { roleName, dataScope, permissions, version } = await versionOf(`/sys/role/queryById?id=${id}`);
  return { id, roleName, dataScope, permissions: permissions as string[], version };
};
const departForm = async (id: string) => {
  const { departName, sortNo, status, version } = await versionOf(`/sys/sysDepart/queryById?id=${id}`);
  return { id, departName, sortNo, status, version };
};
const userTitles = ['username', 'realname', 'userType', 'orgCodes', 'roleCodes', 'language', 'timezone'];

/** What somebody tries against the stronger, call by call. */
const tries: Record<string, () => Promise<unknown[]>> = {
  usersEdit: async () => {
    const form = await userForm(ids.second);
    return [
      await post('/sys/user/edit', { ...form, realname: 'Renamed' }),
      await post('/sys/user/edit', { ...form, roleIds: [await idOf('sysRole', 'roleCode', 'NOTHING_ELSE')] }),
      await post('/sys/user/edit', { ...form, departIds: [ids.emptyDepart] }),
      await post('/sys/user/edit', { ...form, email: 'mine@harrow.example' }),
    ];
  },
  usersFrozenBatch: async () => [
    await post('/sys/user/frozenBatch', { ids: [ids.second], status: 2 }),
    await post('/sys/user/frozenBatch', { ids: [ids.second], status: 1 }),
  ],
  usersImportExcel: async () => [
    await importRows('/sys/user', [...userTitles, 'status'], ['second.admin', 'Second', 'maker', 'A01', 'NOTHING_ELSE', 'en', 'UTC', '2']),
    await importRows('/sys/user', userTitles, ['admin', 'Renamed', 'maker', 'A01A01', 'SYS_ADMIN', 'en', 'UTC']),
  ],
  usersInvite: async () => [await post('/sys/user/invite', { ids: [ids.second] })],
  usersResetPassword: async () => [await post('/sys/user/resetPassword', { id: ids.second })],
  usersResetPasswordBatch: async () => [await post('/sys/user/resetPasswordBatch', { ids: [ids.second, ids.admin] })],
  usersRestore: async () => [await post('/sys/user/restore', { ids: [ids.gone] })],
  usersRemove: async () => [await remove(`/sys/user/delete?id=${ids.second}`)],
  usersRemoveBatch: async () => [await remove(`/sys/user/deleteBatch?ids=${ids.second},${ids.admin}`)],
  rolesEdit: async () => {
    const [administrators, strong] = [await roleForm(ids.administrators), await roleForm(ids.strong)];
    return [
      await post('/sys/role/edit', { ...administrators, permissions: ['user:query', 'user:edit', 'permission:query', 'permission:edit'] }),
      await post('/sys/role/edit', { ...strong, permissions: strong.permissions.slice(1) }),
      await post('/sys/role/edit', { ...strong, dataScope: 'SELF' }),
    ];
  },
  rolesRemove: async () => [await remove(`/sys/role/delete?id=${ids.strong}`)],
  rolesRemoveBatch: async () => [await remove(`/sys/role/deleteBatch?ids=${ids.strong}`)],
  rolesImportExcel: async () => [
    await importRows('/sys/role', ['roleCode', 'roleName', 'dataScope', 'permissions'], ['STRONG', 'STRONG', 'SELF', 'warrantyClaim:query']),
    await importRows(
      '/sys/role',
      ['roleCode', 'roleName', 'dataScope', 'permissions'],
      ['SYS_ADMIN', 'System administrator', 'ALL', 'user:query\nuser:edit\npermission:query\npermission:edit'],
    ),
  ],
  sysDepartsEdit: async () => [await post('/sys/sysDepart/edit', { ...(await departForm(ids.strongDepart)), status: 2 })],
  sysDepartsMove: async () => [await post('/sys/sysDepart/move', { id: ids.strongDepart, pid: ids.emptyDepart })],
  sysDepartsImportExcel: async () => [
    await importRows(
      '/sys/sysDepart',
      ['orgCode', 'nameZh', 'nameEn', 'nameEs', 'nameRu', 'nameFr', 'namePt', 'status'],
      [await orgCodeOf(ids.strongDepart), ...languages.map(() => 'Strong'), '2'],
    ),
  ],
  permissionsEdit: async () => [
    await post('/sys/permission/edit', { id: 'warrantyClaim:export', version: 1, status: 0 }),
    await post('/sys/permission/edit', { id: 'isystem-online', version: 1, status: 0 }),
    await post('/sys/permission/edit', { id: 'isystem-online', version: 1, hidden: 'Y' }),
    await post('/sys/permission/edit', { id: 'isystem-online', version: 1, route: '0' }),
    await post('/sys/permission/edit', { id: 'isystem-online', version: 1, pid: 'network' }),
    await post('/sys/permission/edit', { id: 'network', version: 1, status: 0 }),
    await post('/sys/permission/edit', { id: ids.link, version: 1, status: 0 }),
  ],
  permissionsMove: async () => [await post('/sys/permission/move', { id: 'isystem-online', pid: 'network', sortNo: 1 })],
  permissionsResetDefaults: async () => [await post('/sys/permission/resetDefaults', { ids: ['isystem-visit'] })],
  permissionsRemove: async () => [await remove(`/sys/permission/delete?id=${ids.link}`)],
  permissionsRemoveBatch: async () => [await remove(`/sys/permission/deleteBatch?ids=${ids.link}`)],
  dictionaryAdministrationEdit: async () => {
    const { dictCode, dictName, items, version } = await versionOf(`/sys/dictionary/queryById?id=${ids.scopes}`);
    const off = (items as { value: string }[]).map(({ value, ...item }) => ({ ...item, value, builtIn: undefined, status: value === 'ALL' ? 0 : 1 }));
    return [await post('/sys/dictionary/edit', { id: ids.scopes, dictCode, dictName, version, items: off })];
  },
  dictionaryAdministrationRemove: async () => [await remove(`/sys/dictionary/delete?id=${ids.scopes}`)],
  dictionaryAdministrationRemoveBatch: async () => [await remove(`/sys/dictionary/deleteBatch?ids=${ids.scopes}`)],
  dictionaryAdministrationImportExcel: async () => [await importRows('/sys/dictionary', ['dictCode', 'value', 'status'], ['data_scope', 'ALL', '0'])],
  onlineUsersForceLogout: async () => [await post('/sys/online/forceLogout', { userId: ids.admin })],
};
async function orgCodeOf(id: string): Promise<string> {
  return (await app.services.db.selectFrom('sysDepart').select('orgCode').where('id', '=', id).executeTakeFirstOrThrow()).orgCode;
}

/** Nobody works in what is deleted, and a stranger has no rights yet. */
const guarded: Readonly<Record<string, string>> = {
  sysDepartsRemove: 'a department with people is not deleted at all',
  sysDepartsRemoveBatch: 'a department with people is not deleted at all',
  usersAccept: 'somebody who waits has no rights; what they are given is judged in grantLimits.test.ts',
};

test('each call that changes what administrators keep is tried, or touches nobody', () => {
  const unknown = writes.filter((id) => tries[id] === undefined && guarded[id] === undefined && !harmless.some((pattern) => pattern.test(id)));
  expect(unknown).toEqual([]);
  expect([...Object.keys(tries), ...Object.keys(guarded)].filter((id) => !writes.includes(id))).toEqual([]);
});

const refusals = (answer: never): string[] => {
  const { message, result } = answer as {
    message: string;
    result: {
      failed?: { code: string }[];
      ok?: string[];
      slips?: object[];
      errors?: { code: string }[];
      errorCode?: string;
      files?: { problems: { code: string }[] }[];
    } | null;
  };
  if (result?.failed) return (result.ok ?? result.slips)!.length === 0 ? result.failed.map(({ code }) => code) : ['done'];
  if (result?.files) return result.files.flatMap(({ problems }) => problems.map(({ code }) => code));
  return result?.errors?.map(({ code }) => code) ?? [result?.errorCode ?? message];
};

describe.each(lesser)('%s with all keys', (roleCode) => {
  beforeAll(() => become(roleCode, 'KEYS'));

  test.each(Object.entries(tries))('%s leaves the stronger as they are', async (_id, attempt) => {
    await post('/sys/permission/edit', { ...(await versionOfEntry('isystem-visit')), hidden: 'Y' }, admin);
    const before = await state();
    const answers = await attempt();
    for (const [at, answer] of answers.entries()) expect([at, [...new Set(refusals(answer as never))]]).toEqual([at, ['E-572']]);
    expect(await state()).toBe(before);
  });
});
/** What screens offer of the stronger: what a list says of them, by call. */
test.each(lesser)('%s is offered nothing that would be refused', async (roleCode) => {
  await become(roleCode, 'KEYS');
  const read = async (path: string) => (await call(app, keeper, 'GET', path)).body.result;
  const user = (await read('/sys/user/list?username=second.admin,')).records[0];
  expect(user.allowedActions).toEqual([]);
  expect((await read(`/sys/user/queryById?id=${ids.second}`)).allowedActions).toEqual([]);
  expect((await read('/sys/user/list?username=li.service,')).records[0].allowedActions).toEqual(['edit', 'invite']);
  expect((await read('/sys/role/list?roleCode=SYS_ADMIN,STRONG&pageSize=30')).records.map((one: { allowedActions: string[] }) => one.allowedActions)).toEqual([
    [],
    [],
  ]);
  const depart = await read(`/sys/sysDepart/queryById?id=${ids.strongDepart}`);
  expect(depart.allowedActions).toEqual(['add', 'edit', 'delete']);
  expect((await read(`/sys/sysDepart/queryDepartTreeSync?id=${ids.strongDepart}`))[0].allowedActions).toEqual(depart.allowedActions);
  for (const id of ['isystem-online', 'warrantyClaim:export', 'network'])
    expect((await read(`/sys/permission/queryById?id=${id}`)).allowedActions).toEqual(['edit']);
  expect((await read(`/sys/permission/queryById?id=${ids.link}`)).allowedActions).toEqual(['edit']);
  expect((await read(`/sys/dictionary/queryById?id=${ids.scopes}`)).allowedActions).toEqual([]);
  expect((await read('/sys/online/list?username=admin')).records[0].allowedActions).toEqual([]);
});

test('the administrator of the system is offered what they may do', async () => {
  const read = async (path: string) => (await call(app, admin, 'GET', path)).body.result;
  expect((await read('/sys/user/list?username=second.admin,')).records[0].allowedActions).toEqual(['edit', 'invite', 'resetPassword', 'freeze', 'delete']);
  expect((await read('/sys/role/list?roleCode=STRONG')).records[0].allowedActions).toEqual(['edit', 'copy', 'delete']);
  expect((await read(`/sys/sysDepart/queryById?id=${ids.strongDepart}`)).allowedActions).toEqual(['add', 'edit', 'suspend', 'move', 'delete']);
  expect((await read('/sys/permission/queryById?id=isystem-online')).allowedActions).toEqual(['edit', 'off', 'move']);
  expect((await read('/sys/permission/queryById?id=isystem-permission')).allowedActions).toEqual(['edit', 'move']);
  expect((await read(`/sys/permission/queryById?id=${ids.link}`)).allowedActions).toEqual(['edit', 'off', 'move', 'delete']);
});

const versionOfEntry = async (id: string) => {
  const { version } = await versionOf(`/sys/permission/queryById?id=${id}`);
  return { id, version };
};

test('says what was refused, in every language', async () => {
  await become('NOTHING_ELSE', 'KEYS');
  const said = async (language: string) =>
    (await call(app, keeper, 'POST', '/sys/user/frozenBatch', { ids: [ids.second], status: 2 }, { 'accept-language': language })).body.result.failed[0].text;
  await post(`/api/Login/switchLanguage?languageCode=en`, {});
  expect(await said('en')).toBe('You cannot freeze Second, who may do more than you: System administrator');
  const all = new Set<string>();
  for (const language of languages) {
    await post(`/api/Login/switchLanguage?languageCode=${language}`, {});
    all.add(await said(language));
  }
  expect(all.size).toBe(languages.length);
  await post(`/api/Login/switchLanguage?languageCode=en`, {});
});

test('says of a password that it may not be reset, and nothing of granting', async () => {
  await become('NOTHING_ELSE', 'KEYS');
  const text = 'You cannot reset the password of Second, who may do more than you: System administrator';
  expect(await post('/sys/user/resetPassword', { id: ids.second })).toMatchObject({ success: false, message: text, result: { errorCode: 'E-572' } });
  const { slips, failed } = (await post('/sys/user/resetPasswordBatch', { ids: [ids.second] })).result;
  expect([slips, failed]).toEqual([[], [{ id: ids.second, no: 'second.admin', code: 'E-572', text }]]);
  const words: Record<string, string> = {};
  for (const language of languages) {
    await post(`/api/Login/switchLanguage?languageCode=${language}`, {});
    words[language] = (await post('/sys/user/resetPassword', { id: ids.second })).message;
  }
  expect(words).toMatchObject({ 'zh-cn': expect.stringMatching(/重置.*密码/), ru: expect.stringMatching(/парол/), fr: expect.stringMatching(/mot de passe/) });
  expect([words['es'], words['pt']]).toEqual([expect.stringMatching(/contraseña/), expect.stringMatching(/senha/)]);
  await post(`/api/Login/switchLanguage?languageCode=en`, {});
});

test('what is weaker they change as ever', async () => {
  await become('MFR_SVC_MGR', 'KEYS');
  const weak = (await post('/sys/role/add', { roleCode: 'WEAK', roleName: 'Weak', dataScope: 'SELF', permissions: ['warrantyClaim:query', 'dashboard:query'] }))
    .result.id;
  const form = await roleForm(weak);
  expect(await post('/sys/role/edit', { ...form, permissions: ['dashboard:query'] })).toMatchObject({ success: true });
  const maker = { realname: 'Weak', userType: 'maker', language: 'en', timezone: 'UTC', departIds: [departIds.A01A01], roleIds: [weak] };
  const { id } = (await post('/sys/user/add', { ...maker, username: 'weak.user' })).result;
  expect((await post('/sys/user/frozenBatch', { ids: [id], status: 2 })).result.ok).toEqual([id]);
  expect((await post('/sys/user/frozenBatch', { ids: [id], status: 1 })).result.ok).toEqual([id]);
  expect(await post('/sys/user/edit', { ...(await userForm(id)), realname: 'Weaker' })).toMatchObject({ success: true });
  expect(await remove(`/sys/user/delete?id=${id}`)).toMatchObject({ success: true });
  // Their own facts, though somebody stronger could change them, too.
  expect(await post('/sys/user/edit', { ...(await userForm(keeperId)), realname: 'Li' })).toMatchObject({ success: true });
});

describe('the last administrator who can sign in', () => {
  const setPassword = (id: string, passwordHash: string, oneTimeUntil: string | null = null) =>
    app.services.db.updateTable('sysUser').set({ passwordHash, oneTimeUntil }).where('id', '=', id).execute();
  test('loses nothing, whoever asks: another one without a password counts for nothing', async () => {
    const { passwordHash } = await app.services.db.selectFrom('sysUser').select('passwordHash').where('id', '=', ids.second).executeTakeFirstOrThrow();
    await setPassword(ids.second, '');
    const form = await roleForm(ids.administrators);
    const last = async (path: string, body: object) => (await post(path, body, admin)).message;
    expect(await last('/sys/role/edit', { ...form, permissions: form.permissions.filter((right) => right !== 'log:query') })).toMatch(/keeps all its rights/);
    expect(await last('/sys/sysDepart/edit', { ...(await departForm(departIds.A01A01)), status: 2 })).toMatch(/At least one active system administrator/);
    expect(await last('/sys/sysDepart/edit', { ...(await departForm(departIds.A01)), status: 2 })).toMatch(/At least one active system administrator/);
    expect(await last('/sys/sysDepart/move', { id: departIds.A01A01, pid: ids.emptyDepart })).toMatch(/At least one active system administrator/);
    // A one-time password ends.
    await setPassword(ids.second, passwordHash, '2999-01-01 00:00:00');
    expect(await last('/sys/sysDepart/edit', { ...(await departForm(departIds.A01)), status: 2 })).toMatch(/At least one active system administrator/);
    await setPassword(ids.second, passwordHash);
    // With a second one they may.
    expect(await post('/sys/role/edit', { ...form, permissions: form.permissions.filter((right) => right !== 'log:query') }, admin)).toMatchObject({
      success: true,
    });
    expect(await post('/sys/role/edit', { ...(await roleForm(ids.administrators)), permissions: form.permissions }, admin)).toMatchObject({ success: true });
  });
});
