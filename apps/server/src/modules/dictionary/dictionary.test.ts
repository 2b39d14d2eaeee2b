import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, newId } from '../../shared/database/database.ts';
import { languages } from '../../shared/messages/messages.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { departIds } from '../../test/fixtures.ts';
import { machines } from '../../test/machineFixtures.ts';
import { call } from '../../test/testApp.ts';

let kit: ClaimKit;
const ids = { root: newId(), tractors: newId(), small: newId() };
const everywhere = (text: string) => json(Object.fromEntries(languages.map((language) => [language, text])));

beforeAll(async () => {
  kit = await createClaimKit();
  const category = (id: string, pid: string | null, code: string, name: string) => ({ id, pid, code, name: everywhere(name), createBy: 'admin' });
  await kit.db
    .insertInto('sysCategory')
    .values([
      category(ids.root, null, 'A01', 'Machines'),
      category(ids.tractors, ids.root, 'A01A01', 'Tractors'),
      category(ids.small, ids.tractors, 'A01A01A01', 'Below 60 hp'),
    ])
    .execute();
  await kit.db
    .insertInto('sysPosition')
    .values([
      { id: newId(), code: 'SVC_MGR', rank: '3', name: everywhere('Service manager'), createBy: 'admin' },
      { id: newId(), code: 'TECH', rank: '1', name: everywhere('Technician'), createBy: 'admin' },
    ])
    .execute();
});
afterAll(() => kit.close());

const ask = async (person: Person, path: string) => call(kit.app, kit.tokens[person], 'GET', path);
const result = async (person: Person, path: string) => (await ask(person, path)).body.result;
const values = async (person: Person, path: string): Promise<string[]> => (await result(person, path)).map(({ value }: { value: string }) => value);

describe('table dictionaries', () => {
  const users = 'sys_user,realname,username';

  test('offer what the caller may see', async () => {
    const own = await values('d001.service', `/sys/dict/loadDict/${users}?pageSize=100`);
    expect(own).toContain('d001.parts');
    expect(own).toContain('d00101.service');
    expect(own.filter((name) => name.startsWith('d002') || name.includes('admin') !== name.startsWith('d001.admin'))).toEqual([]);
    expect(await values('d00101.service', `/sys/dict/loadDict/${users}`)).toEqual(['d00101.service']);
    expect(await values('admin', `/sys/dict/loadDict/${users}?pageSize=100`)).toContain('d002.service');
    expect(await values('cis.service', `/sys/dict/loadDict/${users}?pageSize=100`)).not.toContain('d001.service');
  });

  test('leave frozen users out, but still translate them', async () => {
    expect(await values('admin', `/sys/dict/loadDict/${users}?keyword=frozen`)).toEqual([]);
    expect(await result('admin', `/sys/dict/loadDictItem/${users}?key=frozen.user,nobody`)).toEqual(['frozen.user', 'nobody']);
  });

  test('answer page by page, and by a list of values', async () => {
    const all = await values('admin', `/sys/dict/loadDict/${users}?pageSize=4`);
    const second = await values('admin', `/sys/dict/loadDict/${users}?pageSize=2&pageNo=2`);
    expect(second).toEqual(all.slice(2));
    expect((await values('admin', `/sys/dict/loadDict/${users}?keyword=d001.parts,d002.admin`)).toSorted()).toEqual(['d001.parts', 'd002.admin']);
  });

  test('of machines keep to the dealer', async () => {
    const vins = await values('d001.service', '/sys/dict/loadDict/vehicle,vin,vin?pageSize=100');
    expect(vins).toContain(machines.covered);
    expect(vins).not.toContain(machines.foreign);
    expect(await result('d002.service', `/sys/dict/loadDictItem/vehicle,vin,vin?key=${machines.covered}`)).toEqual([machines.covered]);
  });

  test('speak the language of the reader', async () => {
    expect((await result('admin', '/sys/dict/getDictItems/product,name,code')).find(({ value }: { value: string }) => value === 'TRACTOR').text).toBe(
      'TRACTOR en',
    );
  });

  test.each([
    'sys_user,password_hash,username',
    'sys_user,realname,username,status = 1',
    "sys_user where username = 'admin',realname,username",
    'session,token_hash,user_id',
    'sys_user,realname,username[orderby:username,asc]',
    'sys_user,realname,username) union select token_hash, user_id from session --,username',
    'pg_user,usename,usesysid',
    ',,',
  ])('refuse %s', async (dict) => {
    for (const path of [`getDictItems/${encodeURIComponent(dict)}`, `loadDict/${encodeURIComponent(dict)}`, `loadDictItem/${encodeURIComponent(dict)}?key=1`])
      expect((await ask('admin', `/sys/dict/${path}`)).status).toBe(400);
  });

  test('take a keyword for what it is', async () => {
    for (const keyword of ["' or '1'='1", '%', '_', "'; drop table sys_user; --"])
      expect(await values('admin', `/sys/dict/loadDict/${users}?keyword=${encodeURIComponent(keyword)}`)).toEqual([]);
  });
});

describe('tree dictionaries', () => {
  const tree = (change: object = {}) =>
    `/sys/dict/loadTreeData?${new URLSearchParams({ pid: '', tableName: 'sys_category', text: 'name', code: 'id', pidField: 'pid', hasChildField: '', condition: '', ...change }).toString()}`;

  test('are read level by level and tell leaves', async () => {
    expect(await result('d001.service', tree())).toEqual([
      { key: ids.root, value: ids.root, label: 'Machines', title: 'Machines', parentId: null, code: null, leaf: 0, children: null },
    ]);
    const [tractors] = await result('d001.service', tree({ pid: ids.root }));
    expect(tractors).toMatchObject({ key: ids.tractors, leaf: 0 });
    expect(await result('d001.service', tree({ pid: ids.tractors }))).toMatchObject([{ key: ids.small, leaf: 1 }]);
  });

  test('filter by parts of text or code', async () => {
    expect(await result('admin', tree({ condition: '{"name":"xyz"}' }))).toEqual([]);
    expect(await result('admin', tree({ condition: '{"name":"mach"}' }))).toHaveLength(1);
  });

  test.each([
    ['another parent column', { pidField: 'create_by' }],
    ['another table', { tableName: 'sys_user' }],
    ['a condition that is no object', { condition: '[1]' }],
    ['a condition that is no JSON', { condition: "name = 'x'" }],
    ['a condition on another column', { condition: '{"create_by":"admin"}' }],
    ['SQL as a column', { text: 'name, (select password_hash from sys_user limit 1)' }],
  ])('refuse %s', async (_what, change) => expect((await ask('admin', tree(change))).status).toBe(400));

  test('of departments start at the top of what the caller sees', async () => {
    const departs = tree({ tableName: 'sys_depart', text: 'depart_name', code: 'id' });
    expect(await values('d001.service', departs)).toEqual([departIds.B01A01]);
    expect(await values('admin', departs)).toEqual([departIds.A01, departIds.B01]);
  });
});

describe('the stamp of dictionaries', () => {
  test('changes with a text and goes back with it', async () => {
    // What other tests have written without a word comes in first.
    await ask('d001.service', '/sys/dict/refleshCache');
    const before = await result('admin', '/sys/dict/version');
    const change = (color: string | null) => kit.db.updateTable('sysDictItem').set({ color }).where('dictCode', '=', 'yn').where('value', '=', 'Y').execute();
    const { color } = await kit.db.selectFrom('sysDictItem').select('color').where('dictCode', '=', 'yn').where('value', '=', 'Y').executeTakeFirstOrThrow();
    await change('cyan');
    await ask('d001.service', '/sys/dict/refleshCache');
    expect(await result('d001.service', '/sys/dict/version')).not.toBe(before);
    await change(color);
    await ask('d001.service', '/sys/dict/refleshCache');
    expect(await result('admin', '/sys/dict/version')).toBe(before);
  });
});

describe('the stamps', () => {
  const stamps = async () => (await result('d001.service', '/sys/dict/versions')).dictionaries as Record<string, string>;
  const write = (method: 'POST' | 'DELETE', path: string, body?: object) => call(kit.app, kit.tokens.admin, method, path, body);
  const differing = (before: Record<string, string>, after: Record<string, string>) => Object.keys(after).filter((code) => after[code] !== before[code]);

  test('are one for each dictionary, and come with its items', async () => {
    const before = await stamps();
    expect(Object.keys(before)).toEqual(Object.keys(await result('admin', '/sys/dict/queryAllDictItems')));
    expect((await ask('admin', '/sys/dict/getDictItems/yn')).headers['x-dictionary-stamp']).toBe(before['yn']);
    expect((await ask('admin', '/sys/dict/getDictItems/sys_user,realname,username')).headers['x-dictionary-stamp']).toBeUndefined();
  });

  test('of another dictionary stay, and the answer to the change tells that something is another', async () => {
    const [before, version] = [await stamps(), await result('admin', '/sys/dict/version')];
    const added = await write('POST', '/mfr/marketGroup/add', { code: 'OCE', nameZh: '大洋洲', nameEn: 'Oceania', region: 'asia' });
    expect(added).toMatchObject({ status: 200, body: { success: true } });
    const after = await stamps();
    expect(differing(before, after)).toEqual(['market_group']);
    const told = added.headers['x-dictionary-version'];
    expect(told).toBe(await result('d001.service', '/sys/dict/version'));
    expect(told).not.toBe(version);
    expect((await ask('d001.service', '/sys/dict/getDictItems/yn')).headers['x-dictionary-version']).toBe(told);
  });
});

describe('categories', () => {
  test('as roots, as children, and as a whole tree', async () => {
    expect(await values('d001.service', '/sys/category/loadTreeRoot')).toEqual([ids.root]);
    expect(await values('d001.service', '/sys/category/loadTreeRoot?pcode=A01')).toEqual([ids.tractors]);
    expect(await values('d001.service', `/sys/category/loadTreeChildren?pid=${ids.tractors}`)).toEqual([ids.small]);
    const [root] = await result('d001.service', '/sys/category/loadTreeRoot?async=false');
    expect(root.children[0].children[0]).toMatchObject({ key: ids.small, leaf: 1, children: null });
    expect(await values('d001.service', '/sys/category/loadTreeData?pcode=0')).toEqual([ids.root]);
    expect(await values('d001.service', `/sys/category/loadTreeData?pid=${ids.root}&pcode=A01A01`)).toEqual([ids.tractors]);
  });

  test('one by id or code', async () => {
    expect(await result('admin', '/sys/category/loadOne?field=code&val=A01A01')).toEqual({
      id: ids.tractors,
      pid: ids.root,
      name: 'Tractors',
      code: 'A01A01',
      hasChild: '1',
    });
    expect((await ask('admin', '/sys/category/loadOne?field=id&val=nothing')).body).toMatchObject({ success: false, message: 'Nothing was found' });
    expect((await ask('admin', '/sys/category/loadOne?field=name&val=Tractors')).status).toBe(400);
  });

  test('translates ids by position, unknown ones as they are', async () => {
    expect(await result('admin', `/sys/category/loadDictItem/${ids.small},gone,${ids.root}`)).toEqual(['Below 60 hp', 'gone', 'Machines']);
  });

  test('asks where to start', async () => {
    expect((await ask('admin', '/sys/category/loadTreeData')).body.success).toBe(false);
  });
});

test('positions are found by name and carry the text of their rank', async () => {
  const { records, total } = await result('d001.service', '/sys/position/list?name=serv&column=code&order=asc');
  expect([total, records[0]]).toMatchObject([1, { code: 'SVC_MGR', name: 'Service manager', rank: '3', rank_dictText: 'Manager' }]);
  expect((await result('d001.service', '/sys/position/list?code=TECH,SVC_MGR')).total).toBe(2);
});
