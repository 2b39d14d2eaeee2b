/** What pickers of users, roles and departments ask for. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { departIds } from '../../test/fixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp();
  for (const name of ['admin', 'd001.service', 'd00101.service', 'd002.service', 'cis.service', 'nodept.user']) tokens[name] = await signIn(app, name);
});
afterAll(() => app.close());

const ask = (person: string, path: string) => call(app, tokens[person], 'GET', path);
const names = async (person: string, path: string): Promise<string[]> =>
  (await ask(person, path)).body.result.records.map(({ username }: { username: string }) => username);

describe('users', () => {
  test('a dealer sees its own branch, a sub-dealer itself, a reviewer its market groups, nobody without a department others', async () => {
    const all = '/sys/user/list?pageSize=100';
    expect((await names('d001.service', all)).filter((name) => !/^d001|^(old|first|frozen|multi)\./.test(name))).toEqual([]);
    expect(await names('d00101.service', all)).toEqual(['d00101.service']);
    expect(await names('nodept.user', all)).toEqual(['nodept.user']);
    const reviewed = await names('cis.service', all);
    expect([reviewed.includes('d002.service'), reviewed.includes('d001.service'), reviewed.includes('zhao.manager')]).toEqual([true, false, true]);
    expect((await names('admin', all)).length).toBeGreaterThan(15);
  });

  test('filters, sorting and fields', async () => {
    expect(await names('admin', '/sys/user/list?username=d001&column=username&order=asc')).toEqual([
      'd001.admin',
      'd001.parts',
      'd001.sales',
      'd001.service',
      'd00101.service',
    ]);
    expect(await names('admin', '/sys/user/list?username=d002.admin,wang.service&column=username')).toEqual(['wang.service', 'd002.admin']);
    expect(await names('admin', '/sys/user/list?status=2')).toEqual(['frozen.user']);
    expect(await names('admin', '/sys/user/list?roleCode=MFR_FINANCE')).toEqual(['qian.finance']);
    const { records } = (await ask('admin', '/sys/user/list?username=d001.parts&field=id,,username,orgCodeTxt')).body.result;
    expect(Object.keys(records[0]).toSorted()).toEqual(['id', 'orgCodeTxt', 'username']);
    expect(records[0].orgCodeTxt).toBe('AgroAndes');
  });

  test.each(['column=passwordHash', 'field=passwordHash', 'column=id;drop table sys_user', "departId=x' or 1=1"])('%s is refused', async (query) =>
    expect((await ask('admin', `/sys/user/list?${query}`)).status).toBe(400),
  );

  test('never show a hash', async () => expect(JSON.stringify((await ask('admin', '/sys/user/list?pageSize=100')).body)).not.toMatch(/argon2|passwordHash/));

  test('of a department include those of its sub-departments, without frozen ones', async () => {
    const query = (depart: string) => `/sys/user/queryUserComponentData?departId=${depart}&column=username&order=asc&pageSize=100`;
    const branch = await names('admin', query(departIds.B01A01));
    expect(branch).toContain('d00101.service');
    expect(branch).not.toContain('frozen.user');
    expect(branch).not.toContain('d002.service');
    expect(await names('d002.service', query(departIds.B01A01A01))).toEqual([]);
    expect((await ask('admin', query(departIds.B01A01))).body.result.total).toBe(branch.length);
  });

  test('several at once come bare, in the order asked for, a trailing comma or none', async () => {
    const { body } = await ask('admin', '/sys/user/getMultiUser?username=wang.service,d001.parts,frozen.user,nobody,');
    expect(body.map(({ username }: { username: string }) => username)).toEqual(['wang.service', 'd001.parts']);
    expect((await ask('admin', `/sys/user/getMultiUser?id=${body[1].id}`)).body).toHaveLength(1);
    expect((await ask('d002.service', '/sys/user/getMultiUser?username=d001.parts')).body).toEqual([]);
    expect((await ask('admin', '/sys/user/getMultiUser')).status).toBe(400);
    expect((await ask('admin', '/sys/user/getMultiUser?passwordHash=x')).status).toBe(400);
  });
});

describe('roles', () => {
  const roles = async (person: string, query = '') => (await ask(person, `/sys/role/list?pageSize=100${query}`)).body.result.records;

  test('a dealer sees those of dealers', async () => {
    expect((await roles('d001.service')).every(({ roleCode }: { roleCode: string }) => roleCode.startsWith('DLR_'))).toBe(true);
    expect(await roles('admin')).toHaveLength(11);
  });

  test('are found by the kind of user and by ids', async () => {
    const makers = await roles('admin', '&userType=maker');
    expect(makers.map(({ roleCode }: { roleCode: string }) => roleCode.startsWith('DLR_'))).not.toContain(true);
    expect([...makers, ...(await roles('admin', '&userType=dealer'))]).toHaveLength(11);
    expect(await roles('admin', `&id=${makers[0].id},${makers[1].id}`)).toHaveLength(2);
    expect(await roles('d001.service', `&id=${makers[0].id}`)).toEqual([]);
    expect((await ask('admin', '/sys/role/list?userType=all')).status).toBe(400);
  });

  test('are found by the name in the language of the reader', async () => {
    const { body } = await call(app, tokens.admin, 'GET', '/sys/role/list?roleName=administrator&column=roleCode&order=asc');
    expect(body.result.records.map(({ roleCode }: { roleCode: string }) => roleCode)).toEqual(['DLR_ADMIN', 'SYS_ADMIN']);
    expect(body.result.records[1]).toMatchObject({ builtIn: true, dataScope: 'ALL', dataScope_dictText: 'Everything', userCount: 1 });
  });
});

describe('departments', () => {
  const tree = async (person: string, query = '') => (await ask(person, `/sys/sysDepart/queryDepartTreeSync${query}`)).body.result;

  test('open level by level from the top of what the caller sees', async () => {
    expect((await tree('admin')).map(({ orgCode }: { orgCode: string }) => orgCode)).toEqual(['A01', 'B01']);
    expect(await tree('d001.service')).toMatchObject([{ orgCode: 'B01A01', isLeaf: false, title: 'AgroAndes', children: null }]);
    expect(await tree('d00101.service')).toMatchObject([{ orgCode: 'B01A01A01', isLeaf: true }]);
    expect(await tree('d001.service', `?pid=${departIds.B01A01}`)).toMatchObject([{ orgCode: 'B01A01A01' }]);
    expect(await tree('d002.service', `?pid=${departIds.B01A01}`)).toEqual([]);
  });

  test('are named by id or path where the caller sees them', async () => {
    const named = await tree('d001.service', `?id=${departIds.B01A01A01},${departIds.B01A02}`);
    expect(named).toMatchObject([{ id: departIds.B01A01A01, orgCode: 'B01A01A01', children: null }]);
    expect(named).toHaveLength(1);
    expect(await tree('admin', '?orgCode=B01A02,B01A01,nowhere')).toMatchObject([{ orgCode: 'B01A01' }, { orgCode: 'B01A02' }]);
  });

  test('come as a whole', async () => {
    const [dealers] = (await ask('cis.service', '/sys/sysDepart/queryTreeList')).body.result.slice(-1);
    expect(dealers).toMatchObject({ orgCode: 'B01', children: [{ orgCode: 'B01A02' }] });
  });

  test('are searched by name, and by the beginning of the code of a dealer', async () => {
    expect((await ask('admin', '/sys/sysDepart/searchBy?keyWord=temu')).body.result).toMatchObject([{ orgCode: 'B01A01A01' }]);
    expect((await ask('admin', '/sys/sysDepart/searchBy?keyWord=d002')).body.result).toMatchObject([{ dealerCode: 'D002' }]);
    expect((await ask('d002.service', '/sys/sysDepart/searchBy?keyWord=temu')).body).toMatchObject({ success: false, message: 'No department matches' });
  });
});

describe('field checks', () => {
  const duplicate = (person: string, query: object) =>
    ask(person, `/sys/duplicate/check?${new URLSearchParams({ tableName: 'sys_user', fieldName: 'username', ...query }).toString()}`);

  test('a taken value is refused, the own one and an empty one are not', async () => {
    expect((await duplicate('admin', { fieldVal: 'wang.service' })).body).toMatchObject({ success: false, code: 500, message: 'This value is already in use' });
    expect((await duplicate('admin', { fieldVal: 'Wang.Service' })).body.success).toBe(false);
    expect((await duplicate('admin', { fieldVal: 'nobody' })).body.success).toBe(true);
    expect((await duplicate('admin', { fieldVal: '' })).body.success).toBe(true);
    const [{ id }] = (await ask('admin', '/sys/user/getMultiUser?username=wang.service')).body;
    expect((await duplicate('admin', { fieldVal: 'wang.service', dataId: id })).body.success).toBe(true);
  });

  test('only users who may add users learn which exist', async () => expect((await duplicate('d001.service', { fieldVal: 'admin' })).status).toBe(403));

  test.each([
    { tableName: 'session', fieldName: 'token_hash' },
    { fieldName: 'password_hash' },
    { fieldName: "username = '' or 1=1 --" },
    { tableName: 'sys_user; drop table sys_user' },
  ])('%j is not looked at', async (query) => expect((await duplicate('admin', { fieldVal: 'x', ...query })).status).toBe(400));

  const rule = (ruleCode: string, value: string) =>
    ask('d001.service', `/sys/checkRule/checkByCode?${new URLSearchParams({ ruleCode, value: encodeURIComponent(value) }).toString()}`);

  test.each([
    ['mobile', '13912345678', true],
    ['mobile', '12912345678', false],
    ['mobile', '', true],
    ['username', 'ann_1', true],
    ['username', 'ann 1', false],
    ['username', 'x'.repeat(600), false],
    ['vin', 'L9TT504E9SA000123', true],
    ['role_code', '100%', false],
  ])('rule %s and %j: %s', async (code, value, ok) => expect((await rule(code, value)).body.success).toBe(ok));

  test('a refusal says why', async () => {
    const { body } = await rule('username', 'a');
    expect([body.message, body.result.pattern]).toEqual(['Use 4 to 18 letters, digits or underscores', '^\\w{4,18}$']);
    expect((await rule('nonsense', 'a')).body.message).toBe('There is no rule with this code');
  });
});
