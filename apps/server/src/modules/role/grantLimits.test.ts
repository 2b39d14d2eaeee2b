/** Nobody gives more than they have: each built-in role, in every call that gives rights. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../../shared/session/currentUser.ts';
import { departIds } from '../../test/fixtures.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

interface Role {
  id: string;
  roleCode: string;
  dataScope: Scope;
  permissions: string[];
}
const scopes: readonly Scope[] = ['SELF', 'ORG', 'ORG_SUB', 'REGION', 'ALL'];
const makers = ['MFR_SERVICE', 'MFR_SVC_MGR', 'MFR_PARTS', 'MFR_SALES', 'MFR_FINANCE', 'MFR_TRAINING'] as const;
const dealers = ['DLR_ADMIN', 'DLR_SERVICE', 'DLR_PARTS', 'DLR_SALES'] as const;

let app: TestApp;
let admin: string;
let keeper: string;
let keeperId: string;
let roles: Map<string, Role>;
/** What it takes to give rights, without any of those that are given. */
const keys = ['user', 'permission'].flatMap((module) => ['query', 'add', 'edit', 'import'].map((action) => `${module}:${action}`));
const userFacts = { realname: 'New', language: 'en', timezone: 'UTC', departIds: [departIds.A01] };

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
  keeper = await signIn(app, 'li.service');
  keeperId = await idOf('li.service');
  await post('/sys/role/add', { roleCode: 'KEYS', roleName: 'Keys', dataScope: 'SELF', permissions: keys }, admin);
  await post('/sys/role/add', { roleCode: 'BLANK', roleName: 'Blank', dataScope: 'SELF', permissions: ['user:query'] }, admin);
  const { rows } = await sql<Role>`select id, role_code, data_scope,
    array(select permission from sys_role_permission p where p.role_code = r.role_code) as permissions from sys_role r`.execute(app.services.db);
  roles = new Map(rows.map((role) => [role.roleCode, role]));
});
afterAll(() => app.close());

const post = async (path: string, body: object, token = keeper) => (await call(app, token, 'POST', path, body)).body;
const idOf = async (username: string): Promise<string> =>
  (await app.services.db.selectFrom('sysUser').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
/** Gives the keeper of rights other roles. */
async function become(...roleCodes: string[]): Promise<void> {
  await app.services.db.deleteFrom('sysUserRole').where('userId', '=', keeperId).execute();
  await app.services.db
    .insertInto('sysUserRole')
    .values(roleCodes.map((roleCode) => ({ userId: keeperId, roleCode })))
    .execute();
  await app.services.sessions.forget(app.services.db, keeperId);
}
const errorsOf = (answer: { result?: { errors?: { code: string }[] } | null }): string[] => answer.result?.errors?.map(({ code }) => code) ?? [];
async function importAs(noun: 'role' | 'user', head: readonly string[], rows: readonly unknown[][]): Promise<Map<number, string[]>> {
  const { payload, headers } = multipart(
    {},
    { field: 'files[]', filename: 'x.xlsx', content: bytesOf(workbookOf([[...head], ...rows.map((row) => [...row])])) },
  );
  const answer = (await app.inject({ method: 'POST', url: `/sys/${noun}/importExcel`, headers: { ...headers, 'x-access-token': keeper }, payload })).json();
  const problems: { row: number; code: string }[] = answer.result.files[0].problems;
  return new Map(rows.map((_row, at) => [at, problems.filter(({ row }) => row === at + 2).map(({ code }) => code)]));
}

/** Rights that the keeper has beside the keys, and whether another role is within them. */
const isWithin = (own: Role, { permissions, dataScope }: Role): boolean =>
  permissions.every((permission) => own.permissions.includes(permission) || keys.includes(permission)) &&
  scopes.indexOf(dataScope) <= scopes.indexOf(own.dataScope);

describe.each(makers)('%s with the keys to users and roles', (roleCode) => {
  let own: Role;
  let others: Role[];
  let beyond: Role[];
  beforeAll(async () => {
    await become(roleCode, 'KEYS');
    own = roles.get(roleCode)!;
    others = [...makers, ...dealers, 'SYS_ADMIN'].map((other) => roles.get(other)!);
    beyond = others.filter((other) => !isWithin(own, other));
  });

  test('adds, copies and changes no role into more', async () => {
    const blank = roles.get('BLANK')!;
    expect([isWithin(own, own), beyond.length > 4]).toEqual([true, true]);
    for (const { id, roleCode: other, permissions, dataScope } of beyond) {
      const given = { roleName: 'New', permissions, dataScope };
      expect([other, errorsOf(await post('/sys/role/add', { ...given, roleCode: 'MFR_NEW' }))]).toEqual([other, ['E-572']]);
      expect([other, errorsOf(await post('/sys/role/copy', { id, roleCode: 'MFR_NEW', roleName: 'New' }))]).toEqual([other, ['E-572']]);
      expect([other, errorsOf(await post('/sys/role/edit', { id: blank.id, version: 1, ...given }))]).toEqual([other, ['E-572']]);
    }
    // One right more is too much, whichever of them, and so is one width of rows.
    const foreign = [...new Set(others.flatMap(({ permissions }) => permissions))].filter(
      (permission) => !own.permissions.includes(permission) && !keys.includes(permission),
    );
    for (const permission of foreign.filter((one, at) => one.split(':').length === 2 && at % 5 === 0))
      expect([
        permission,
        errorsOf(await post('/sys/role/add', { roleCode: 'MFR_NEW', roleName: 'New', dataScope: 'SELF', permissions: [permission] })),
      ]).toEqual([permission, ['E-572']]);
    for (const dataScope of scopes.slice(scopes.indexOf(own.dataScope) + 1))
      expect(errorsOf(await post('/sys/role/add', { roleCode: 'MFR_NEW', roleName: 'New', dataScope, permissions: ['user:query'] }))).toEqual(['E-572']);
  });

  test('imports no role that has more', async () => {
    const found = await importAs(
      'role',
      ['roleCode', 'roleName', 'dataScope', 'permissions'],
      beyond.map(({ permissions, dataScope }, at) => [`MFR_BOOK_${'ABCDEFGHIJK'[at]}`, 'New', dataScope, permissions.join('\n')]),
    );
    expect([...found.values()]).toEqual(beyond.map(() => ['E-572']));
  });

  test('gives nobody a role that has more, new or known, by form or workbook', async () => {
    const known = await idOf('wang.service');
    for (const { id, roleCode: other } of beyond) {
      const isDealer = other.startsWith('DLR_');
      const user = { ...userFacts, userType: isDealer ? 'dealer' : 'maker', ...(isDealer && { departIds: [departIds.B01A01] }) };
      expect([other, errorsOf(await post('/sys/user/add', { ...user, username: 'new.user', roleIds: [id] }))]).toEqual([other, ['E-572']]);
      const held = isDealer ? await idOf('d001.parts') : known;
      const before = isDealer ? 'DLR_PARTS' : 'MFR_SERVICE';
      if (other === before) continue;
      expect([other, errorsOf(await post('/sys/user/edit', { ...user, id: held, version: 1, roleIds: [roles.get(before)!.id, id] }))]).toEqual([
        other,
        ['E-572'],
      ]);
    }
    const found = await importAs(
      'user',
      ['username', 'realname', 'userType', 'orgCodes', 'roleCodes', 'language', 'timezone'],
      beyond.map(({ roleCode: other }, at) =>
        other.startsWith('DLR_')
          ? [`new.user${at}`, 'New', 'dealer', 'B01A01', other, 'en', 'UTC']
          : [`new.user${at}`, 'New', 'maker', 'A01', other, 'en', 'UTC'],
      ),
    );
    expect([...found.values()]).toEqual(beyond.map(() => ['E-572']));
  });

  test('neither learns the password of somebody who has more, nor where their links go', async () => {
    const users = { SYS_ADMIN: 'admin', MFR_PARTS: 'chen.parts', MFR_FINANCE: 'qian.finance', MFR_SVC_MGR: 'zhao.manager' } as const;
    for (const [other, username] of Object.entries(users)) {
      if (other === roleCode || isWithin(own, roles.get(other)!)) continue;
      const id = await idOf(username);
      expect([username, (await post('/sys/user/resetPassword', { id })).result]).toMatchObject([username, { errorCode: 'E-572' }]);
      const edited = { ...userFacts, id, version: 1, userType: 'maker', departIds: [departIds.A01A01], roleIds: [roles.get(other)!.id] };
      expect([username, (await post('/sys/user/edit', { ...edited, email: 'mine@harrow.example' })).result]).toMatchObject([username, { errorCode: 'E-572' }]);
    }
  });

  test('gives what they have', async () => {
    const { permissions, dataScope } = own;
    const withoutDecisions = permissions.filter((permission) => permission !== 'privacy:unmask');
    expect(await post('/sys/role/add', { roleCode: `COPY_${roleCode}`, roleName: 'Copy', permissions: withoutDecisions, dataScope })).toMatchObject({
      success: true,
    });
    expect(await post('/sys/user/add', { ...userFacts, username: `new.${roleCode.toLowerCase()}`, userType: 'maker', roleIds: [own.id] })).toMatchObject({
      success: true,
    });
  });
});

test.each([...makers, ...dealers.filter((roleCode) => roleCode !== 'DLR_ADMIN')])('%s as it comes gives nobody anything', async (roleCode) => {
  const token = roleCode.startsWith('DLR_') ? await signIn(app, `d001.${roleCode.slice(4).toLowerCase()}`) : keeper;
  if (token === keeper) await become(roleCode);
  const { id, permissions, dataScope } = roles.get(roleCode)!;
  const given = { roleName: 'New', permissions, dataScope };
  for (const [path, body] of [
    ['/sys/role/add', { ...given, roleCode: 'MFR_NEW' }],
    ['/sys/role/copy', { id, roleCode: 'MFR_NEW', roleName: 'New' }],
    ['/sys/role/edit', { ...given, id, version: 1 }],
    ['/sys/user/add', { ...userFacts, username: 'new.user', userType: 'maker', roleIds: [id] }],
    ['/sys/user/edit', { ...userFacts, id: keeperId, version: 1, userType: 'maker', roleIds: [id] }],
    ['/sys/user/resetPassword', { id: keeperId }],
  ] as const)
    expect([path, (await call(app, token, 'POST', path, body)).status]).toEqual([path, 403]);
});

test('the administrator of a dealer gives roles of dealers in the own branch, and no others', async () => {
  const token = await signIn(app, 'd001.admin');
  const add = (username: string, roleCode: string, depart: keyof typeof departIds, userType = 'dealer') =>
    post('/sys/user/add', { ...userFacts, username, userType, departIds: [departIds[depart]], roleIds: [roles.get(roleCode)!.id] }, token);
  for (const roleCode of dealers) expect(await add(`own.${roleCode.slice(4).toLowerCase()}`, roleCode, 'B01A01A01')).toMatchObject({ success: true });
  for (const roleCode of [...makers, 'SYS_ADMIN', 'KEYS']) expect(errorsOf(await add('new.user', roleCode, 'B01A01'))).toEqual(['E-014']);
  expect(errorsOf(await add('new.user', 'DLR_PARTS', 'B01A02'))).toEqual(['E-014']);
  expect(errorsOf(await add('new.user', 'DLR_PARTS', 'A01'))).toEqual(['E-014']);
  expect(errorsOf(await add('new.user', 'MFR_PARTS', 'B01A01', 'maker'))).toContain('E-014');
});

test('rights over lines are given by those who have them', async () => {
  const lines = ['bug', 'detail', 'parts'].flatMap((list) => ['add', 'save', 'remove', 'batch_delete'].map((action) => `warrantyClaim:${list}:${action}`));
  const some = lines.filter((line) => line !== 'warrantyClaim:parts:add');
  const role = (roleCode: string, permissions: string[]) => ({ roleCode, roleName: roleCode, dataScope: 'SELF', permissions });
  await post('/sys/role/add', role('SOME_LINES', [...keys, 'warrantyClaim:query', 'warrantyClaim:edit', ...some]), admin);
  await become('SOME_LINES');
  expect(errorsOf(await post('/sys/role/add', role('ALL_LINES', ['warrantyClaim:edit', ...lines])))).toEqual(['E-572']);
  // Whoever names none asks for all of them.
  expect(errorsOf(await post('/sys/role/add', role('ALL_LINES', ['warrantyClaim:edit'])))).toEqual(['E-572']);
  expect(await post('/sys/role/add', role('MY_LINES', ['warrantyClaim:edit', ...some]))).toMatchObject({ success: true });
  const found = await importAs(
    'role',
    ['roleCode', 'roleName', 'dataScope', 'permissions'],
    [['BOOK_LINES', 'x', 'SELF', ['warrantyClaim:edit', ...lines].join(',')]],
  );
  expect(found.get(0)).toEqual(['E-572']);
});

test('whoever looks after some market groups gives no others, and not all', async () => {
  await become('MFR_SERVICE', 'KEYS');
  await app.services.db.insertInto('sysUserMarketGroup').values({ userId: keeperId, marketGroup: 'CIS' }).execute();
  await app.services.sessions.forget(app.services.db, keeperId);
  const user = { ...userFacts, userType: 'maker', roleIds: [roles.get('MFR_SERVICE')!.id] };
  const add = (username: string, marketGroups?: string[]) => post('/sys/user/add', { ...user, username, ...(marketGroups && { marketGroups }) });
  for (const groups of [undefined, [], ['LATAM'], ['CIS', 'LATAM']])
    expect((await add('of.groups', groups)).result.errors).toMatchObject([{ field: 'marketGroups', code: 'E-572' }]);
  expect(await add('of.groups', ['CIS'])).toMatchObject({ success: true });
  const edit = (id: string, marketGroups: string[]) => post('/sys/user/edit', { ...user, id, version: 1, departIds: [departIds.A01A01], marketGroups });
  expect(errorsOf(await edit(await idOf('of.groups'), []))).toEqual(['E-572']);
  // Whoever looks after all of them is out of reach.
  expect((await edit(await idOf('wang.service'), [])).result).toMatchObject({ errorCode: 'E-572' });
  const found = await importAs(
    'user',
    ['username', 'realname', 'userType', 'orgCodes', 'roleCodes', 'language', 'timezone', 'marketGroups'],
    [
      ['from.book', 'New', 'maker', 'A01', 'MFR_SERVICE', 'en', 'UTC', 'LATAM'],
      ['from.book.too', 'New', 'maker', 'A01', 'MFR_SERVICE', 'en', 'UTC', ''],
    ],
  );
  expect([...found.values()]).toEqual([['E-572'], ['E-572']]);
});

test('of two who change one role at the same moment, one does', async () => {
  const { id } = roles.get('BLANK')!;
  const { version } = (await call(app, admin, 'GET', `/sys/role/queryById?id=${id}`)).body.result;
  const edit = (permissions: string[]) => post('/sys/role/edit', { id, version, roleName: 'Blank', dataScope: 'SELF', permissions }, admin);
  const answers = await Promise.all([edit(['user:query', 'vehicle:query']), edit(['user:query', 'parts:query'])]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
