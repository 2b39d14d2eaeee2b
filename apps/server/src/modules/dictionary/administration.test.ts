import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../shared/messages/messages.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await signIn(app, 'admin');
});
afterAll(() => app.close());

const get = async (path: string) => (await call(app, token, 'GET', path)).body;
const post = async (path: string, body: object) => (await call(app, token, 'POST', path, body)).body;
const texts = (text: string) => Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));
const item = (value: string, change: object = {}) => ({ value, text: texts(value), color: null, status: 1, ...change });
const dict = (change: object = {}) => ({ dictCode: 'soil_type', dictName: texts('Soil'), items: [item('clay'), item('sand', { color: 'gold' })], ...change });
const shown = async (code: string) => (await get(`/sys/dict/getDictItems/${code}`)).result.map(({ value }: { value: string }) => value);
const find = async (code: string) => (await get(`/sys/dictionary/list?dictCode=${code}`)).result.records[0];

test('a dictionary serves choices as soon as it is saved, in the order of its items', async () => {
  const { id } = (await post('/sys/dictionary/add', dict())).result;
  expect(await shown('soil_type')).toEqual(['clay', 'sand']);
  const { items } = (await get(`/sys/dictionary/queryById?id=${id}`)).result;
  const changed = [{ ...item('sand', { status: 0 }) }, item('loam'), item('clay')];
  expect(items).toHaveLength(2);
  expect((await post('/sys/dictionary/edit', { id, version: 1, ...dict({ items: changed }) })).success).toBe(true);
  expect(await shown('soil_type')).toEqual(['loam', 'clay']);
  expect((await get('/sys/dict/loadDictItem/soil_type?key=clay')).result).toEqual(['clay en']);
});

test('the code stays once there are items', async () => {
  const { id } = await find('soil_type');
  const answer = await post('/sys/dictionary/edit', { id, version: 2, ...dict({ dictCode: 'ground_type' }) });
  expect(answer.result.errors).toMatchObject([{ field: 'dictCode', code: 'dictionary.codeUsed' }]);
  await post('/sys/dictionary/edit', { id, version: 2, ...dict({ items: [] }) });
  expect((await post('/sys/dictionary/edit', { id, version: 3, ...dict({ dictCode: 'ground_type' }) })).success).toBe(true);
  expect(await shown('ground_type')).toEqual(['clay', 'sand']);
});

test('what came with the system is renamed and hidden, not deleted, and stays so when the server starts again', async () => {
  const { id } = await find('unit');
  const record = (await get(`/sys/dictionary/queryById?id=${id}`)).result;
  const items = record.items.map(({ builtIn: _builtIn, ...rest }: { builtIn: boolean }) => rest);
  const { dictCode, dictName } = record;
  expect((await post('/sys/dictionary/edit', { id, version: 1, dictCode, dictName, items: items.slice(1) })).message).toBe(
    'Built-in items can be hidden, not deleted',
  );
  await post('/sys/dictionary/edit', { id, version: 1, dictCode, dictName, items: [{ ...items[0], text: texts('Piece') }, ...items.slice(1)] });
  const { loadBaseData } = await import('../../base-data/baseData.ts');
  await app.services.db.updateTable('sysConfig').set({ value: 'older' }).where('key', '=', 'base.fingerprint').execute();
  await loadBaseData(app.services.db);
  await get('/sys/dict/refleshCache');
  expect((await get('/sys/dict/getDictItems/unit')).result[0].text).toBe('Piece en');
  expect((await call(app, token, 'DELETE', `/sys/dictionary/delete?id=${id}`)).body.message).toBe('Built-in dictionaries cannot be deleted');
});

test.each([
  ['a code with a blank', { dictCode: 'soil type' }],
  ['SQL as a code', { dictCode: "x'; drop table sys_dict; --" }],
  ['a value with a comma', { items: [item('a,b')] }],
  ['a colour that does not exist', { items: [item('a', { color: 'url(x)' })] }],
  ['a text that is missing', { items: [{ ...item('a'), text: { en: 'a' } }] }],
])('%s breaks the contract', async (_what, change) =>
  expect((await call(app, token, 'POST', '/sys/dictionary/add', dict({ dictCode: 'other_type', ...change }))).status).toBe(400),
);

test('a value occurs once, a code too', async () => {
  expect((await post('/sys/dictionary/add', dict({ dictCode: 'other_type', items: [item('a'), item('a')] }))).result.errors).toMatchObject([
    { line: 'items[1]' },
  ]);
  expect((await post('/sys/dictionary/add', dict({ dictCode: 'unit' }))).result.errors).toMatchObject([{ field: 'dictCode' }]);
});

test('several are deleted, each for itself', async () => {
  const [own, builtIn] = [await find('ground_type'), await find('unit')];
  const { ok, failed } = (await call(app, token, 'DELETE', `/sys/dictionary/deleteBatch?ids=${own.id},${builtIn.id}`)).body.result;
  expect([ok, failed[0].no]).toEqual([[own.id], 'unit']);
  expect((await call(app, token, 'GET', '/sys/dict/getDictItems/ground_type')).status).toBe(404);
});

test('what a master serves is read here and kept there', async () => {
  const { id, itemCount } = await find('product2');
  const { dictCode, dictName, items, page } = (await get(`/sys/dictionary/queryById?id=${id}`)).result;
  expect([page, itemCount, items.length]).toEqual(['/network/product', 6, 6]);
  const own = items.map(({ builtIn: _builtIn, ...rest }: { builtIn: boolean }) => rest);
  expect((await post('/sys/dictionary/edit', { id, version: 1, dictCode, dictName, items: [...own, item('boat')] })).message).toBe(
    'The items of this dictionary are kept on a page of their own',
  );
});
