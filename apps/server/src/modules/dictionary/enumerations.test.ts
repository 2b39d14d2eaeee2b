/** Dictionaries that are enumerations of the contract: their items are worded, and nothing else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBaseData } from '../../base-data/baseData.ts';
import { enumerations } from '../../generated/enumerations.gen.ts';
import { json } from '../../shared/database/database.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

interface Item {
  value: string;
  text: Record<string, string>;
  color: string | null;
  status: 0 | 1;
}

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await signIn(app, 'admin');
});
afterAll(() => app.close());

const get = async (path: string) => (await call(app, token, 'GET', path)).body;

async function open(code: string) {
  const { records } = (await get(`/sys/dictionary/list?dictCode=${code}&pageSize=100`)).result;
  const { id } = records.find(({ dictCode }: { dictCode: string }) => dictCode === code);
  const record = (await get(`/sys/dictionary/queryById?id=${id}`)).result;
  const items: Item[] = record.items.map(({ builtIn: _builtIn, ...item }: { builtIn: boolean }) => item);
  const save = async (changed: Item[]) => {
    const { dictCode, dictName, version } = record;
    return (await call(app, token, 'POST', '/sys/dictionary/edit', { id, version, dictCode, dictName, items: changed })).body;
  };
  return { record, items, save };
}

test('the contract says which they are', () => {
  expect(enumerations).toEqual(expect.arrayContaining(['currency', 'bill_status', 'claim_type', 'yn', 'language', 'data_scope']));
  for (const free of ['country', 'unit', 'region', 'crop']) expect(enumerations).not.toContain(free);
});

describe.each(enumerations)('%s', (code) => {
  test('takes no further code, loses none, hides none, and gives none another code', async () => {
    const { record, items, save } = await open(code);
    const [first, ...others] = items as [Item, ...Item[]];
    expect(record.fixed).toBe(true);
    expect((await save([...items, { ...first, value: 'ZZZ' }])).result.errors).toMatchObject([
      { field: 'value', line: `items[${items.length}]`, code: 'dictionary.fixed' },
    ]);
    expect((await save([{ ...first, status: 0 }, ...others])).result.errors).toMatchObject([
      { field: 'status', line: 'items[0]', code: 'dictionary.fixedShown' },
    ]);
    expect(await save([{ ...first, value: 'ZZZ' }, ...others])).toMatchObject({ success: false });
    expect(await save(others)).toMatchObject({ success: false, result: { errorCode: 'dictionary.fixedStays' } });
    expect((await open(code)).items).toEqual(items);
  });

  test('is worded, coloured and put in another order', async () => {
    const { items, save } = await open(code);
    const changed = items.toReversed().map((item, at): Item => (at === 0 ? { ...item, color: 'gold', text: { ...item.text, en: 'Worded' } } : item));
    expect(await save(changed)).toMatchObject({ success: true });
    expect((await open(code)).items).toEqual(changed);
  });
});

describe('the workbook', () => {
  const texts = ['人', 'En', 'Es', 'Ру', 'Fr', 'Pt'];
  const check = async (rows: (string | number)[][]) => {
    const content = bytesOf(workbookOf([['dictCode', 'value', 'textZh', 'textEn', 'textEs', 'textRu', 'textFr', 'textPt', 'status'], ...rows]));
    const { payload, headers } = multipart({}, { field: 'files[]', filename: 'dictionaries.xlsx', content });
    const url = '/sys/dictionary/importExcel';
    return (await app.inject({ method: 'POST', url, headers: { ...headers, 'x-access-token': token }, payload })).json().result.files[0].problems;
  };

  test.each([
    ['a further currency', ['currency', 'GBP', ...texts, 1], 'value', 'dictionary.fixed'],
    ['a further currency that is hidden', ['currency', 'GBP', ...texts, 0], 'value', 'dictionary.fixed'],
    ['a currency that is to be hidden', ['currency', 'EUR', ...texts, 0], 'status', 'dictionary.fixedShown'],
  ])('%s is an error of its row', async (_what, row, field, code) => {
    expect(await check([row])).toMatchObject([{ field, code }]);
    expect((await open('currency')).items.map(({ value }) => value).toSorted()).toEqual(['EUR', 'RMB', 'USD']);
  });
});

test('what was stored before stays with its text, is offered no more, and may be removed; what was hidden is shown', async () => {
  const { db } = app.services;
  const text = Object.fromEntries(['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'].map((language) => [language, 'Pound sterling'])) as never;
  await db
    .insertInto('sysDictItem')
    .values({ dictCode: 'currency', value: 'GBP', text: json(text), color: null, sortNo: 9, status: 1, createBy: 'admin' })
    .execute();
  await db.updateTable('sysDictItem').set({ status: 0, updateBy: 'admin' }).where('dictCode', '=', 'currency').where('value', '=', 'EUR').execute();
  await db.updateTable('sysConfig').set({ value: 'older' }).where('key', '=', 'base.fingerprint').execute();
  await loadBaseData(db);
  await get('/sys/dict/refleshCache');
  const offered = (await get('/sys/dict/getDictItems/currency')).result.map(({ value }: { value: string }) => value);
  expect(offered.toSorted()).toEqual(['EUR', 'RMB', 'USD']);
  expect((await get('/sys/dict/loadDictItem/currency?key=GBP')).result).toEqual(['Pound sterling']);
  const { record, items, save } = await open('currency');
  expect(record.items.find(({ value }: Item) => value === 'GBP')).toMatchObject({ builtIn: false, status: 0 });
  const withStatus = (status: 0 | 1) => items.map((item): Item => (item.value === 'GBP' ? { ...item, status } : item));
  expect((await save(withStatus(1))).result.errors).toMatchObject([{ field: 'value', code: 'dictionary.fixed' }]);
  expect(await save(withStatus(0))).toMatchObject({ success: true });
  const again = await open('currency');
  expect(await again.save(again.items.filter(({ value }) => value !== 'GBP'))).toMatchObject({ success: true });
  expect((await open('currency')).items).toHaveLength(3);
});
