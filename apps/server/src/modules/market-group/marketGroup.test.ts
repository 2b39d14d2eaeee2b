/** Market groups, the small look-ups beside them, and the deletion of drafts by table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const ask = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  (await call(kit.app, kit.tokens[person], method, path, body)).body;
const group = { code: 'oce', nameZh: '大洋洲', nameEn: 'Oceania', region: 'asia', managerUser: 'sun.sales' };
const offered = async (person: Person) => (await kit.get(person, 'general/listMarketGroup')).result;
const valuesOf = (options: { value: string }[]) => options.map(({ value }) => value);

test('one name is enough, none is not', async () => {
  const { nameZh: _zh, nameEn: _en, ...unnamed } = group;
  const refused = await ask('sun.sales', 'POST', '/mfr/marketGroup/add', { ...unnamed, code: 'one' });
  expect(refused).toMatchObject({ result: { errors: [{ field: 'nameEn', code: 'E-013' }] } });
});

test('a new group is offered without a new login, in the list of groups and in the dictionary', async () => {
  expect(valuesOf(await offered('sun.sales'))).toEqual(['CIS', 'LATAM']);
  expect(await ask('sun.sales', 'POST', '/mfr/marketGroup/add', group)).toMatchObject({ success: true });
  expect(await offered('sun.sales')).toContainEqual({ value: 'OCE', text: 'Oceania', region: 'asia', managerUser: 'sun.sales', managerName: 'sun.sales' });
  expect(valuesOf((await ask('d001.admin', 'GET', '/sys/dict/getDictItems/market_group')).result)).toContain('OCE');
});

test('is offered as far as the user looks after it or belongs to it', async () => {
  expect(valuesOf(await offered('cis.service'))).toEqual(['CIS']);
  expect(valuesOf(await offered('d001.service'))).toEqual(['LATAM']);
  const seen = (await ask('d001.admin', 'GET', '/mfr/marketGroup/list')).result.records;
  expect(seen).toMatchObject([{ code: 'LATAM', dealers: 1, managerUser: null }]);
});

test('keeps its code, is looked after by the maker, and stays while anybody is in it', async () => {
  const { records } = (await ask('sun.sales', 'GET', '/mfr/marketGroup/list?column=code&order=asc')).result;
  const [cis, , oce] = records;
  expect(await ask('sun.sales', 'POST', '/mfr/marketGroup/edit', { ...group, code: 'OCX', id: oce.id, version: 1 })).toMatchObject({ code: 422 });
  expect(await ask('sun.sales', 'POST', '/mfr/marketGroup/edit', { ...group, managerUser: 'd001.admin', id: oce.id, version: 1 })).toMatchObject({
    code: 422,
    result: { errors: [{ field: 'managerUser' }] },
  });
  const removed = (await ask('sun.sales', 'DELETE', `/mfr/marketGroup/delete?ids=${cis.id},${oce.id}`)).result;
  expect(removed).toMatchObject({ ok: [oce.id], failed: [{ no: 'CIS', code: 'E-550', text: expect.stringContaining('Dealer') }] });
  expect(valuesOf((await ask('sun.sales', 'GET', '/sys/dict/getDictItems/market_group')).result)).not.toContain('OCE');
  expect((await call(kit.app, kit.tokens['zhao.manager'], 'POST', '/mfr/marketGroup/add', group)).status).toBe(403);
});

test('attributes and branches are dictionaries', async () => {
  for (const name of ['listAttribute', 'listIndustry']) expect((await kit.get('d001.service', `general/${name}`)).result.length).toBeGreaterThan(1);
});

test('drafts go by the name of their table, by the rules of their kind', async () => {
  const remove = (person: Person, tableName: string, ids: string) =>
    call(kit.app, kit.tokens[person], 'DELETE', `/api/portal/general/deleteForm?tableName=${tableName}&ids=${ids}`);
  const [draft, other] = [await kit.complete(), await kit.complete()];
  const submitted = await kit.submitted();
  for (const table of ['sys_user', 'vehicle', 'warrantyClaim', 'warranty_claim;--'])
    expect((await remove('d001.service', encodeURIComponent(table), draft)).status).toBe(400);
  expect((await remove('d001.service', 'warranty_claim', `${draft},${submitted}`)).body.result).toMatchObject({ ok: [draft], failed: [{ code: 'E-003' }] });
  expect((await remove('d002.service', 'warranty_claim', other)).body.result).toMatchObject({ ok: [], failed: [{ no: '', code: 'E-012' }] });
  expect((await remove('chen.parts', 'warranty_claim', other)).status).toBe(403);
});
