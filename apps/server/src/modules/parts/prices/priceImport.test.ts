/** Importing prices: what a file will change is said first, each import is kept, and one can be taken back as a whole. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { call, createTestApp, signIn, type TestApp } from '../../../test/testApp.ts';
import { insertMachines, testNow } from '../../../test/machineFixtures.ts';
import { bytesOf, workbookOf } from '../../../test/workbooks/hostileWorkbooks.ts';
import { changePct, summaryOf } from './priceChanges.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ now: testNow });
  await insertMachines(app.services.db);
  token = await signIn(app, 'chen.parts');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.services.db.deleteFrom('priceImport').execute();
  await app.services.db.deleteFrom('partsPrice').execute();
});

type Row = [code: string, price: number | string, from: string, to?: string, currency?: string];
const titles = ['partsCode', 'currency', 'price', 'validFrom', 'validTo'];
const send = async (url: string, rows: readonly Row[]) => {
  const cells = rows.map(([code, price, from, to = '', currency = 'USD']) => [code, currency, String(price), from, to]);
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'prices.xlsx', content: bytesOf(workbookOf([titles, ...cells])) });
  return (await app.inject({ method: 'POST', url, headers: { ...headers, 'x-access-token': token, 'accept-language': 'en' }, payload })).json();
};
const importPrices = (rows: readonly Row[]) => send('/mfr/partsPrice/importExcel', rows);
const preview = (rows: readonly Row[]) => send('/mfr/priceImport/preview', rows);
const get = async (path: string) => (await call(app, token, 'GET', `/mfr/${path}`)).body.result;
const post = async (path: string, body: object) => (await call(app, token, 'POST', `/mfr/${path}`, body)).body;
/** What counts, without ids and versions. */
const prices = async (): Promise<unknown[]> =>
  (await app.services.db.selectFrom('partsPrice').selectAll().orderBy('partsCode').orderBy('currency').orderBy('validFrom').execute()).map(
    ({ partsCode, price, validFrom, validTo }) => [partsCode, price, validFrom, validTo],
  );
const runs = async () => (await get('priceImport/list?column=createTime&order=desc')).records;

const before: Row[] = [
  ['SEAL-1', 10, '2026-01-01'],
  ['PUMP-1', 100, '2026-01-01'],
  ['SENSOR-1', 50, '2026-01-01', '2026-12-31'],
];
const next: Row[] = [
  ['SEAL-1', 11, '2027-01-01'],
  ['PUMP-1', 80, '2026-01-01'],
  ['SENSOR-1', 50, '2027-01-01'],
  ['SEAL-1', 9, '2027-01-01', '', 'EUR'],
];

test('a preview says what a file would change, and stores nothing', async () => {
  await importPrices(before);
  const stored = await prices();
  const answer = await preview([...next, ['NO-SUCH-PART', 1, '2027-01-01'], ['PUMP-1', 'cheap', '2028-01-01']]);
  expect(answer).toMatchObject({
    success: true,
    result: {
      newCount: 1,
      upCount: 1,
      downCount: 1,
      unchangedCount: 1,
      largestChangePct: -20,
      rightCount: 4,
      files: [{ fileName: 'prices.xlsx', totalCount: 6, successCount: 4, errorCount: 2 }],
      largest: [
        { partsCode: 'PUMP-1', earlierPrice: 100, price: 80 },
        { partsCode: 'SEAL-1', earlierPrice: 10, price: 11 },
      ],
    },
  });
  expect(await prices()).toEqual(stored);
  expect(await runs()).toHaveLength(1);
});

test('the last price before a new one may stand in the same file', async () => {
  const answer = await preview([
    ['SEAL-1', 30, '2027-06-01'],
    ['SEAL-1', 20, '2027-01-01'],
  ]);
  expect(answer.result).toMatchObject({ newCount: 1, upCount: 1, largestChangePct: 50 });
});

test('an import is kept with its prices', async () => {
  await importPrices(before);
  await importPrices(next);
  const [run] = await runs();
  expect(run).toMatchObject({
    fileName: 'prices.xlsx',
    newCount: 1,
    upCount: 1,
    downCount: 1,
    unchangedCount: 1,
    createBy: 'chen.parts',
    takenBackTime: null,
    allowedActions: ['takeBack'],
  });
  const { records } = await get(`priceImport/rows?id=${run.id}&column=price&order=asc`);
  expect(records.map(({ partsCode, currency, price, earlierPrice }: Record<string, unknown>) => [partsCode, currency, price, earlierPrice])).toEqual([
    ['SEAL-1', 'EUR', 9, null],
    ['SEAL-1', 'USD', 11, 10],
    ['SENSOR-1', 'USD', 50, 50],
    ['PUMP-1', 'USD', 80, 100],
  ]);
});

test('a file of which nothing is right is no import', async () => {
  expect(await importPrices([['NO-SUCH-PART', 1, '2027-01-01']])).toMatchObject({ success: false });
  expect(await runs()).toEqual([]);
});

describe('taking back', () => {
  test('restores prices and periods as they were, once', async () => {
    await importPrices(before);
    const stored = await prices();
    await importPrices(next);
    expect(await prices()).toEqual([
      ['PUMP-1', 80, '2026-01-01', null],
      ['SEAL-1', 9, '2027-01-01', null],
      ['SEAL-1', 10, '2026-01-01', '2026-12-31'],
      ['SEAL-1', 11, '2027-01-01', null],
      ['SENSOR-1', 50, '2026-01-01', '2026-12-31'],
      ['SENSOR-1', 50, '2027-01-01', null],
    ]);
    const [{ id, version }] = await runs();
    expect(await post('priceImport/takeBack', { id, version: version + 1 })).toMatchObject({ code: 409, result: { errorCode: 'E-001' } });
    expect(await post('priceImport/takeBack', { id, version })).toMatchObject({ success: true, result: { id, version: version + 1 } });
    expect(await prices()).toEqual(stored);
    expect((await runs())[0]).toMatchObject({ takenBackBy: 'chen.parts', allowedActions: [] });
    expect(await post('priceImport/takeBack', { id, version: version + 1 })).toMatchObject({ result: { errorCode: 'E-350' } });
    // What the one before had left is there again.
    const [, first] = await runs();
    expect(await post('priceImport/takeBack', { id: first.id, version: first.version })).toMatchObject({ success: true });
    expect(await prices()).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'changed',
      async () => {
        const { records } = await get('partsPrice/list?partsCode=SEAL-1&currency=USD&validOn=2027-02-01');
        const { id, version } = records[0];
        return post('partsPrice/edit', { id, version, partsCode: 'SEAL-1', currency: 'USD', price: 12, validFrom: '2027-01-01' });
      },
    ],
    [
      'removed',
      async () => {
        const { records } = await get('partsPrice/list?partsCode=SEAL-1&currency=EUR');
        return (await call(app, token, 'DELETE', `/mfr/partsPrice/delete?ids=${records[0].id}`)).body;
      },
    ],
    ['followed by another one', () => post('partsPrice/add', { partsCode: 'SEAL-1', currency: 'USD', price: 13, validFrom: '2027-06-01' })],
    ['replaced by another import', () => importPrices([['PUMP-1', 81, '2026-01-01']])],
  ])('is refused once one of its prices was %s (E-347), and changes nothing', async (_what, change) => {
    await importPrices(before);
    await importPrices(next);
    const run = (await runs())[0];
    expect(await change()).toMatchObject({ success: true });
    const stored = await prices();
    expect(await post('priceImport/takeBack', { id: run.id, version: run.version })).toMatchObject({
      success: false,
      message: expect.stringMatching(/^The price of (?:SEAL|PUMP)-1 was changed after this import$/),
      result: { errorCode: 'E-347' },
    });
    expect(await prices()).toEqual(stored);
  });

  test('is refused where a later price would overlap with a period that opens again', async () => {
    await importPrices([['SEAL-1', 10, '2026-01-01']]);
    await importPrices([['SEAL-1', 10, '2026-01-01', '2026-12-31']]);
    const run = (await runs())[0];
    expect(await post('partsPrice/add', { partsCode: 'SEAL-1', currency: 'USD', price: 13, validFrom: '2027-06-01' })).toMatchObject({ success: true });
    expect(await post('priceImport/takeBack', { id: run.id, version: run.version })).toMatchObject({ result: { errorCode: 'E-347' } });
  });

  test('tells the history of each price, and is for those who import', async () => {
    await importPrices(before);
    await importPrices(next);
    const { id, version } = (await runs())[0];
    const dealer = await signIn(app, 'd001.parts');
    for (const [method, path] of [
      ['GET', 'list'],
      ['GET', `rows?id=${id}`],
      ['POST', 'takeBack'],
    ] as const)
      expect((await call(app, dealer, method, `/mfr/priceImport/${path}`, method === 'POST' ? { id, version } : undefined)).status, path).toBe(403);
    await post('priceImport/takeBack', { id, version });
    const { records } = await get('partsPrice/list?partsCode=PUMP-1');
    const { result: told } = (await call(app, token, 'GET', `/sys/dataLog/list?docType=partsPrice&id=${records[0].id}`)).body;
    expect(told).toContainEqual(expect.objectContaining({ field: 'price', oldValue: '80', newValue: '100' }));
  });
});

test.each([
  [10, 11, 10],
  [3, 4, 33.33],
  [100, 80, -20],
  [0, 5, null],
  [null, 5, null],
])('from %s to %d is a change of %s percent', (earlierPrice, price, expected) => {
  expect(changePct({ earlierPrice, price })).toBe(expected);
});

test('a summary counts each price once, and names no largest change where none changes', () => {
  expect(
    summaryOf([
      { price: 5, earlierPrice: 5 },
      { price: 5, earlierPrice: null },
    ]),
  ).toEqual({
    newCount: 1,
    upCount: 0,
    downCount: 0,
    unchangedCount: 1,
    largestChangePct: null,
  });
  expect(summaryOf([{ price: 5, earlierPrice: 0 }])).toMatchObject({ upCount: 1, largestChangePct: null });
});
