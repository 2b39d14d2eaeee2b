/** What products have of their own; the rest is in the walks over masters and lists. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { machines } from '../../test/machineFixtures.ts';
import { multipart } from '../../test/multipart.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

type Row = Record<string, unknown> & { id: string; version: number };
const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  (await call(kit.app, kit.tokens['sun.sales'], method, `/mfr/product/${path}`, body)).body;
const find = async (code: string): Promise<Row> =>
  (await ask('GET', `list?pageSize=100&keyword=${code}`)).result.records.find((row: { code: string }) => row.code === code);
const names = { nameZh: '产品', nameEn: 'Product' };
const model = { code: 'X100', level: 4, parentCode: 'tractor_compact', ...names };
const offered = async (): Promise<string[]> => (await kit.get('d001.service', 'product/tree')).result.map(({ value }: { value: string }) => value);

test('lines and series come with every installation, and the dictionary of lines follows the table at once', async () => {
  const { result: tree } = await ask('GET', 'tree');
  const count = (level: number) => tree.filter((node: { level: number; code: string }) => node.level === level && /^[a-z]/.test(node.code)).length;
  expect([count(2), count(3)]).toEqual([6, 16]);
  const { id } = (await ask('POST', 'add', { code: 'harvester', level: 2, nameZh: '采棉机', nameEn: 'Cotton picker' })).result;
  const lines = async () => (await call(kit.app, kit.tokens['d001.service'], 'GET', '/sys/dict/getDictItems/product2')).body.result;
  expect(await lines()).toContainEqual(expect.objectContaining({ value: 'harvester', text: 'Cotton picker' }));
  await ask('DELETE', `delete?ids=${id}`);
  expect(await lines()).not.toContainEqual(expect.objectContaining({ value: 'harvester' }));
});

test.each([
  ['a model under a line', { parentCode: 'tractor' }, 'E-568'],
  ['a model under nothing', { parentCode: null }, 'E-568'],
  ['a line under something', { level: 2 }, 'E-568'],
  ['a model under what is not there', { parentCode: 'nowhere' }, 'master.unknown'],
])('%s is refused at its place', async (_what, change, code) => {
  expect(await ask('POST', 'add', { ...model, ...change })).toMatchObject({ code: 422, result: { errors: [{ field: 'parentCode', code }] } });
});

test('the level stays, and a power has one decimal', async () => {
  const { code, version, id } = await find('engine_diesel');
  expect(await ask('POST', 'edit', { ...names, id, version, code, level: 4, parentCode: 'tractor_40_60' })).toMatchObject({
    code: 422,
    result: { errors: [{ field: 'level', text: 'Level cannot be changed' }] },
  });
  expect(await ask('POST', 'add', { ...model, powerKw: 22.15 })).toMatchObject({ code: 422, result: { errors: [{ field: 'powerKw', code: 'E-016' }] } });
});

test('what is used is not removed (E-550) and says where; a branch goes with all that is chosen of it', async () => {
  const line = await find('TRACTOR');
  const { failed } = (await ask('DELETE', `deleteBatch?ids=${line.id}`)).result;
  expect(failed).toMatchObject([{ id: line.id, no: 'TRACTOR', code: 'E-550', text: expect.stringContaining('Machine') }]);
  const { result: uses } = await ask('GET', `uses?id=${line.id}`);
  expect(uses).toContainEqual({ docType: 'vehicle', docType_dictText: 'Machine', count: 8 });
  const tractor = await find('tractor');
  expect((await ask('DELETE', `delete?ids=${tractor.id}`)).result).toMatchObject({ ok: [], failed: [{ code: 'E-550' }] });

  const series = (await ask('POST', 'add', { ...model, code: 'X_SERIES', level: 3, parentCode: 'tractor' })).result.id;
  const below = (await ask('POST', 'add', { ...model, parentCode: 'X_SERIES' })).result.id;
  expect((await ask('DELETE', `deleteBatch?ids=${series},${below}`)).result).toMatchObject({ ok: [below, series], failed: [] });
});

test('what is out of use is not offered, nor is what lies below it; a machine keeps its text', async () => {
  const { id } = await find('T-60');
  expect(await offered()).toEqual(expect.arrayContaining(['T-60', 'T504']));
  await kit.db.updateTable('product').set({ enabled: 'N' }).where('id', '=', id).execute();
  for (const gone of ['T-60', 'T504']) expect(await offered()).not.toContain(gone);
  expect((await kit.get('d001.service', 'product/children?parent=T-60')).result).toEqual([]);
  const { records } = (await kit.get('d001.service', `vehicle/list?vin=${machines.covered}`)).result;
  expect(records).toMatchObject([{ thirdProduct: 'T-60', fourthProduct_dictText: 'T504 en' }]);
});

test('a series moves with its models while nothing but they names it', async () => {
  const add = async (code: string, level: number, parentCode: string) => (await ask('POST', 'add', { ...model, code, level, parentCode })).result;
  const series = await add('Y_SERIES', 3, 'tractor');
  await add('Y100', 4, 'Y_SERIES');
  expect(await ask('POST', 'move', { id: series.id, version: 1, parentCode: 'combine_rice' })).toMatchObject({
    code: 422,
    result: { errors: [{ code: 'E-568' }] },
  });
  expect(await ask('POST', 'move', { id: series.id, version: 1, parentCode: 'loader' })).toMatchObject({ result: { version: 2 } });
  expect(await ask('POST', 'move', { id: series.id, version: 1, parentCode: 'tractor' })).toMatchObject({ code: 409 });
  expect(await find('Y100')).toMatchObject({ parentCode: 'Y_SERIES', path: 'Wheel loader › Product › Product', leadDays: 45 });
  const named = await find('PLOUGH');
  expect(await ask('POST', 'move', { id: named.id, version: named.version, parentCode: 'tractor' })).toMatchObject({
    code: 422,
    result: { errors: [{ field: 'parentCode', code: 'E-550' }] },
  });
  const { result: told } = (await call(kit.app, kit.tokens['sun.sales'], 'GET', `/sys/dataLog/list?docType=product&id=${series.id}`)).body;
  expect(told).toContainEqual(expect.objectContaining({ field: 'parentCode', oldValue: 'tractor', newValue: 'loader', operator: 'sun.sales' }));
});

test('an import takes those below before those above; what hangs under a wrong row is wrong, too', async () => {
  const rows = [
    ['code', 'level', 'parentCode', 'nameZh', 'nameEn'],
    ['Z100', 4, 'Z_SERIES', '型号', 'Model'],
    ['Z_SERIES', 3, 'combine', '系列', 'Series'],
    ['Z200', 4, 'Z_LOST', '型号', 'Model 2'],
    ['Z_LOST', 3, 'nowhere', '系列', 'Lost'],
  ];
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'a.xlsx', content: bytesOf(workbookOf(rows)) });
  const token = kit.tokens['sun.sales'];
  const reply = await kit.app.inject({ method: 'POST', url: '/mfr/product/importExcel', headers: { ...headers, 'x-access-token': token }, payload });
  expect(reply.json()).toMatchObject({ code: 201, result: { totalCount: 4, successCount: 2, errorCount: 2 } });
  expect(reply.json().result.files[0].problems.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual([
    [4, 'parentCode'],
    [5, 'parentCode'],
  ]);
  expect(await find('Z100')).toMatchObject({ parentCode: 'Z_SERIES', path: 'Combine harvester › Series › Model' });
});

test('dealers read products and change none', async () => {
  const asDealer = async (method: 'GET' | 'POST', path: string, body?: object) =>
    (await call(kit.app, kit.tokens['d001.admin'], method, `/mfr/product/${path}`, body)).status;
  const { id } = await find('tractor');
  expect([await asDealer('GET', `queryById?id=${id}`), await asDealer('POST', 'add', model), await asDealer('GET', 'importTemplate')]).toEqual([200, 403, 403]);
});

test('a model without its part of the VIN waits for those who keep products, and never too long', async () => {
  const waiting = async () =>
    kit.app.services.db
      .selectFrom('todo')
      .select(['docNo', 'side', 'permission', 'lateOn'])
      .where('docType', '=', 'product')
      .where('docNo', '=', 'X400')
      .execute();
  const { id } = (await ask('POST', 'add', { ...model, code: 'X400' })).result;
  expect(await waiting()).toEqual([{ docNo: 'X400', side: 'maker', permission: 'product:edit', lateOn: null }]);
  const { version } = await find('X400');
  expect(await ask('POST', 'edit', { ...model, id, version, code: 'X400', vinCode: 'S400E' })).toMatchObject({ success: true });
  expect(await waiting()).toEqual([]);
  await ask('POST', 'edit', { ...model, id, version: version + 1, code: 'X400', vinCode: null, enabled: 'N' });
  expect(await waiting()).toEqual([]);
  await ask('DELETE', `delete?ids=${id}`);
});
