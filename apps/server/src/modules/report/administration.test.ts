/** Reports as administrators compose them: from sources that the modules declare, within the rights and the scope of whoever reads. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBaseData } from '../../base-data/baseData.ts';
import { isNamed, languages } from '../../shared/messages/messages.ts';
import { machines } from '../../test/machineFixtures.ts';
import { call, signIn } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit } from '../warranty-claim/claimTestKit.ts';
import { modules } from '../index.ts';
import { sourcesOf } from './sources.ts';

let kit: ClaimKit;
const tokens: Record<string, string> = {};
const head = '/online/cgreport/head';
const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, person = 'admin') =>
  call(kit.app, tokens[person], method, path.startsWith('/') ? path : `${head}/${path}`, body);
const post = async (path: string, body: object, person?: string) => (await ask('POST', path, body, person)).body;
const get = async (path: string, person?: string) => (await ask('GET', path, undefined, person)).body;

beforeAll(async () => {
  kit = await createClaimKit();
  for (const name of ['admin', 'zhao.manager', 'd001.service', 'd001.parts', 'd002.service', 'd001.admin']) tokens[name] = await signIn(kit.app, name);
});
afterAll(() => kit.close());

const texts = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
const column = (field: string, more: object = {}) => ({ field, title: texts(field), width: null, shown: true, total: false, search: 'none', ...more });
const setup = (fields: object[], more: object = {}) => ({
  source: 'vehicle',
  name: texts('Machines'),
  status: 1,
  fixedFilter: null,
  sortField: 'vin',
  sortOrder: 'asc',
  fields,
  ...more,
});
const add = (code: string, fields: object[], more: object = {}) => post('add', { code, ...setup(fields, more) });
const stored = async (code: string) => (await get(`list?keyword=${code}`)).result.records[0];
const configOf = async (code: string, person: string) => {
  const { success, result } = await get(`/online/cgreport/api/getRpColumns/${code}`, person);
  return success ? result : null;
};
const rowsOf = async (code: string, person: string, query = '') =>
  ask('GET', `/online/cgreport/api/getData/${(await configOf(code, person)).cgRpConfigId}?pageSize=100${query}`, undefined, person);
const vins = async (code: string, person: string) => (await rowsOf(code, person)).body.result.records.map(({ vin }: { vin: string }) => vin);
const filter = (field: string, rule: string, val: string) => JSON.stringify({ match: 'and', items: [{ field, rule, val }] });

describe('sources', () => {
  test('are those whose areas there are, with permission, scope and names in six languages', async () => {
    const { result } = await get('sources');
    expect(result.map(({ source }: { source: string }) => source).toSorted()).toEqual(
      ['contact', 'dealer', 'ledger', 'parts', 'partsOrder', 'partsStock', 'serviceFee', 'vehicle', 'warrantyClaim'].toSorted(),
    );
    const parts = result.find(({ source }: { source: string }) => source === 'parts');
    expect(parts).toMatchObject({ permission: 'parts:query', scope: 'public' });
    expect(parts.fields.find(({ field }: { field: string }) => field === 'costPrice')).toMatchObject({ type: 'number', makerOnly: true });
    for (const { noun, fields } of sourcesOf(modules))
      for (const { name, header = name } of fields) expect([noun, header, isNamed(noun, header)]).toEqual([noun, header, true]);
  });

  test.each(sourcesOf(modules).map(({ code }) => code))('%s answers with all its fields to staff and to a dealer', async (code) => {
    const { fields } = (await get('sources')).result.find(({ source }: { source: string }) => source === code);
    const all = fields.map(({ field }: { field: string }) => column(field));
    const first = fields.find(({ type }: { type: string }) => type === 'text').field;
    expect(await add(`all_${code.toLowerCase()}`, all, { source: code, sortField: first })).toMatchObject({ success: true });
    for (const person of ['admin', 'd001.admin']) {
      const config = await configOf(`all_${code.toLowerCase()}`, person);
      if (config) expect((await rowsOf(`all_${code.toLowerCase()}`, person)).body).toMatchObject({ success: true });
    }
    expect((await post('preview', setup(all, { source: code, sortField: first }))).success).toBe(true);
  });

  test('name no field that is masked for some', () => {
    const names = sourcesOf(modules).flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(
      names.filter((name) => ['ownerPhone', 'ownerIdNo', 'endUserPhone', 'contactPhone', 'accountNumber', 'riskFlags', 'unsubscribeToken'].includes(name)),
    ).toEqual([]);
  });
});

describe('a report of an administrator', () => {
  test('shows what it names, in the scope of its reader', async () => {
    expect(await add('my_machines', [column('vin', { search: 'single' }), column('currentHours', { total: true })])).toMatchObject({ success: true });
    expect(await stored('my_machines')).toMatchObject({ source: 'vehicle', permission: 'vehicle:query', columnCount: 2, builtIn: 'N', createBy: 'admin' });
    expect(await vins('my_machines', 'd002.service')).toEqual([machines.foreign]);
    expect(await vins('my_machines', 'd001.service')).not.toContain(machines.foreign);
    expect(await configOf('my_machines', 'd001.parts')).toBeNull();
    expect(await add('my_machines', [column('vin')])).toMatchObject({ code: 422, result: { errors: [{ field: 'code', code: 'E-018' }] } });
  });

  test('keeps to its fixed conditions, periods counted from today', async () => {
    await add('stocked', [column('vin')], { fixedFilter: filter('vehicleStatus', 'eq', 'in_stock') });
    expect(await vins('stocked', 'd001.service')).toEqual([machines.inStock]);
    await add('arrived', [column('vin')], { fixedFilter: filter('arrivalDate', 'period', 'last30days') });
    expect((await rowsOf('arrived', 'd001.service')).status).toBe(200);
  });

  test('is searched by days of its reader', async () => {
    const zone = 'America/Santiago';
    await kit.app.services.db.updateTable('dealer').set({ timeZone: zone }).where('dealerCode', '=', 'D002').execute();
    const reader = 'd002.service';
    tokens[reader] = await signIn(kit.app, reader);
    await kit.app.services.db.updateTable('vehicle').set({ createTime: '2026-11-27 07:15:00' }).where('vin', '=', machines.foreign).execute();
    const viewIn = async (code: string) => {
      const items = await get(`/online/cgreport/api/getQueryInfo/${(await configOf(code, reader)).cgRpConfigId}`, reader);
      return items.result.find(({ field }: { field: string }) => field === 'createTime').view;
    };
    const found = async (code: string, query: string): Promise<number> => (await rowsOf(code, reader, query)).body.result.total;

    await add('made_between', [column('vin'), column('createTime', { search: 'group' })]);
    expect(await viewIn('made_between')).toBe('date');
    expect(await found('made_between', '&createTime_begin=2026-11-26&createTime_end=2026-11-26')).toBe(1);
    expect(await found('made_between', '&createTime_begin=2026-11-27')).toBe(0);

    await add('made_on', [column('vin'), column('createTime', { search: 'single' })]);
    expect(await viewIn('made_on')).toBe('date');
    expect([await found('made_on', '&createTime=2026-11-26'), await found('made_on', '&createTime=2026-11-27')]).toEqual([1, 0]);
  });

  test.each([
    ['fields of two sources', { fields: [column('vin'), column('claimNo')] }, 'fields', 'E-579'],
    ['no shown column', { fields: [column('vin', { shown: false })] }, 'fields', 'E-579'],
    ['a field twice', { fields: [column('vin'), column('vin')] }, 'fields', 'E-579'],
    ['an unknown source', { source: 'sys_user' }, 'source', 'E-014'],
    ['an unknown sort', { sortField: 'ownerPhone' }, 'sortField', 'E-014'],
    ['a sum of texts', { fields: [column('vin', { total: true })] }, 'total', 'report.sumOfNumbers'],
    ['a period of texts', { fields: [column('vin', { search: 'group' })] }, 'search', 'report.periodOfDates'],
  ])('with %s is refused', async (_what, more, field, code) => {
    for (const path of ['add', 'preview'])
      expect((await post(path, { ...(path === 'add' && { code: 'refused' }), ...setup([column('vin')], more) })).result.errors).toMatchObject([
        { field, code },
      ]);
  });

  test.each([
    ['a condition over another field', { fixedFilter: filter('ownerPhone', 'eq', '1') }],
    ['a condition that is no query', { fixedFilter: '{' }],
    ['an unknown rule', { fixedFilter: filter('vin', 'is', '1') }],
    ['a number as a text', { fixedFilter: filter('currentHours', 'eq', 'abc') }],
    ['a statement as a field', { fields: [column('vin'), { ...column('vin'), sql: 'select 1' }] }],
    ['too long a condition', { fixedFilter: 'x'.repeat(8001) }],
    ['too wide a column', { fields: [column('vin', { width: 900 })] }],
  ])('with %s is a bad request', async (_what, more) => {
    expect((await ask('POST', 'preview', setup([column('vin')], more))).status).toBe(400);
    expect((await ask('POST', 'add', { code: 'refused', ...setup([column('vin')], more) })).status).toBe(400);
  });

  test('has a plain code and at most 30 shown columns', async () => {
    expect((await ask('POST', 'add', { code: 'Bad-Code', ...setup([column('vin')]) })).status).toBe(400);
    expect((await ask('POST', 'add', { code: 'a'.repeat(51), ...setup([column('vin')]) })).status).toBe(400);
  });
});

describe('what is the maker’s own', () => {
  test('is absent for dealers, and cannot be asked about', async () => {
    await add('costs', [column('partsCode'), column('costPrice', { search: 'single', total: true })], { source: 'parts', sortField: 'partsCode' });
    expect((await configOf('costs', 'zhao.manager')).columns.map(({ dataIndex }: { dataIndex: string }) => dataIndex)).toEqual(['partsCode', 'costPrice']);
    expect((await configOf('costs', 'd001.parts')).columns.map(({ dataIndex }: { dataIndex: string }) => dataIndex)).toEqual(['partsCode']);
    expect(Object.keys((await rowsOf('costs', 'd001.parts')).body.result.records[0])).not.toContain('costPrice');
    for (const query of ['column=costPrice', 'costPrice=1', 'self_costPrice=1']) {
      expect((await rowsOf('costs', 'd001.parts', `&${query}`)).status).toBe(400);
      expect((await rowsOf('costs', 'zhao.manager', `&${query}`)).status).toBe(200);
    }
  });

  test('decides no row and no order for dealers', async () => {
    await add('dear', [column('partsCode')], { source: 'parts', sortField: 'partsCode', fixedFilter: filter('costPrice', 'gt', '1') });
    await add('dearest', [column('partsCode')], { source: 'parts', sortField: 'costPrice' });
    await add('secret', [column('costPrice')], { source: 'parts', sortField: 'partsCode' });
    for (const code of ['dear', 'dearest']) {
      expect((await rowsOf(code, 'd001.parts')).status).toBe(400);
      expect((await rowsOf(code, 'zhao.manager')).status).toBe(200);
    }
    expect(await configOf('secret', 'd001.parts')).toBeNull();
  });
});

describe('a preview', () => {
  test('has the first ten rows in the scope of its author, and stores nothing', async () => {
    const { result } = await post('preview', setup([column('vin'), column('vehicleStatus')], { fixedFilter: filter('dealerCode', 'eq', 'D002') }));
    expect(result.records.map(({ vin }: { vin: string }) => vin)).toEqual([machines.foreign]);
    expect(result.columns.map(({ title }: { title: string }) => title)).toEqual(['vin', 'vehicleStatus']);
    expect(result.dictOptions.vehicleStatus.length).toBeGreaterThan(2);
    expect(await stored('refused')).toBeUndefined();
  });
});

describe('upkeep', () => {
  test('a change counts at once; a late one is refused', async () => {
    const { id } = await stored('my_machines');
    const { code: _code, source: _source, builtIn: _builtIn, ...report } = (await get(`queryById?id=${id}`)).result;
    expect(await post('edit', { ...report, name: texts('Mine'), fields: [column('engineNo')] })).toMatchObject({ success: true });
    expect(await configOf('my_machines', 'd001.service')).toMatchObject({ cgRpConfigName: 'Mine', columns: [{ dataIndex: 'engineNo' }] });
    expect((await post('edit', report)).result).toMatchObject({ errorCode: 'E-001' });
    expect((await ask('POST', 'edit', { ...report, source: 'parts' })).status).toBe(400);
    expect((await post('edit', { ...report, id: '0'.repeat(32) })).result).toMatchObject({ errorCode: 'E-012' });
  });

  test('its history says what became of the report and of each of its columns', async () => {
    await add('followed', [column('vin'), column('engineNo')]);
    const { id } = await stored('followed');
    const { code: _code, source: _source, builtIn: _builtIn, ...report } = (await get(`queryById?id=${id}`)).result;
    const fixedFilter = filter('dealerCode', 'eq', 'D001');
    const fields = [column('engineNo', { width: 120, title: { ...texts('engineNo'), fr: 'Moteur' } }), column('arrivalDate')];
    await post('edit', { ...report, name: { ...texts('Machines'), ru: 'Машины' }, fixedFilter, fields });
    const { result } = await get(`/sys/dataLog/list?docType=sysReport&id=${id}`);
    const told = (change: string) =>
      result
        .filter((entry: { change: string }) => entry.change === change)
        .map(({ line, field, oldValue, newValue }: Record<string, string | null>) => [line, field, oldValue, newValue]);
    expect(told('changed')).toHaveLength(5);
    expect(told('changed')).toEqual(
      expect.arrayContaining([
        [null, 'nameRu', 'Machines', 'Машины'],
        [null, 'fixedFilter', null, fixedFilter],
        [null, 'fields', '["vin","engineNo"]', '["engineNo","arrivalDate"]'],
        ['fields/engineNo', 'width', null, '120'],
        ['fields/engineNo', 'titleFr', 'engineNo', 'Moteur'],
      ]),
    );
    expect(told('added')).toEqual(
      expect.arrayContaining([
        [null, 'code', null, 'followed'],
        [null, 'source', null, 'vehicle'],
        [null, 'fields', null, '["vin","engineNo"]'],
      ]),
    );
    await ask('DELETE', `delete?id=${id}`);
  });

  test('what came with the system keeps its fields, may get more, and is not renewed once it was changed', async () => {
    const { id } = await stored('parts_popup');
    const { code: _code, source: _source, builtIn: _builtIn, ...report } = (await get(`queryById?id=${id}`)).result;
    expect((await post('edit', { ...report, fields: report.fields.slice(1) })).result.errors).toMatchObject([{ field: 'fields', code: 'report.fieldsStay' }]);
    const [first, ...others] = report.fields;
    expect(await post('edit', { ...report, name: texts('Pick'), fields: [...others, { ...first, shown: false }, column('size')] })).toMatchObject({
      success: true,
    });
    await kit.db.deleteFrom('sysConfig').where('key', '=', 'base.fingerprint').execute();
    await loadBaseData(kit.db);
    const config = await configOf('parts_popup', 'zhao.manager');
    expect(config.cgRpConfigName).toBe('Pick');
    expect(config.columns.map(({ dataIndex }: { dataIndex: string }) => dataIndex)).toEqual([...others.map(({ field }: { field: string }) => field), 'size']);
  });

  test('own reports are deleted, those of the system stay, each by itself', async () => {
    const [own, system] = [await stored('stocked'), await stored('vehicle_popup')];
    expect((await ask('DELETE', `deleteBatch?ids=${own.id},${system.id}`)).body.result).toMatchObject({
      ok: [own.id],
      failed: [{ id: system.id, no: 'vehicle_popup', code: 'E-576' }],
    });
    expect((await ask('DELETE', `delete?id=${system.id}`)).body.result).toMatchObject({ errorCode: 'E-576' });
    expect((await ask('DELETE', 'deleteBatch')).status).toBe(400);
  });

  test('is for administrators alone', async () => {
    const { id } = await stored('my_machines');
    for (const person of ['zhao.manager', 'd001.admin'])
      for (const [method, path, body] of [
        ['GET', 'list'],
        ['GET', 'sources'],
        ['GET', `queryById?id=${id}`],
        ['GET', 'exportXls'],
        ['POST', 'preview', setup([column('vin')])],
        ['POST', 'add', { code: 'theirs', ...setup([column('vin')]) }],
        ['DELETE', `delete?id=${id}`],
        ['DELETE', `deleteBatch?ids=${id}`],
      ] as const)
        expect([person, path, (await ask(method, path, body, person)).status]).toEqual([person, path, 403]);
  });

  test('a report for an area without rights is seen by its author only as far as they reach', async () => {
    const role = await post('/sys/role/add', { roleCode: 'REPORTER', roleName: 'Reporter', dataScope: 'ALL', permissions: ['dictionary:query'] });
    expect(role).toMatchObject({ success: true });
    await kit.db
      .insertInto('sysUserRole')
      .values({ userId: await userId('zhao.manager'), roleCode: 'REPORTER' } as never)
      .execute();
    await kit.db.deleteFrom('sysRolePermission').where('roleCode', '=', 'MFR_SVC_MGR').where('permission', '=', 'contact:query').execute();
    const token = await signIn(kit.app, 'zhao.manager');
    const body = setup([column('name')], { source: 'contact', sortField: 'name' });
    expect((await call(kit.app, token, 'POST', `${head}/preview`, body)).status).toBe(403);
  });
});

const userId = async (username: string): Promise<string> =>
  (await kit.db.selectFrom('sysUser').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
