/** The catalogue of inspection items: what dealers read, and how the maker keeps it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

const people = ['zhao.manager', 'd001.service', 'wang.service'] as const;
type Person = (typeof people)[number];
let app: TestApp;
const tokens = {} as Record<Person, string>;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date('2026-11-21T15:00:00Z') });
  for (const person of people) tokens[person] = await signIn(app, person);
});
afterAll(() => app.close());

const get = async (person: Person, path: string) => (await call(app, tokens[person], 'GET', path)).body;
const post = async (person: Person, path: string, body: object) => (await call(app, tokens[person], 'POST', path, body)).body;
const read = async (filters: string) => (await get('d001.service', `/api/portal/vehicleCheckItem/list?pageSize=100&${filters}`)).result.records;

const item = {
  itemCode: 'new-001',
  validFrom: '2026-11-01',
  nameZh: '胎压',
  nameEn: 'Tyre pressure',
  standardZh: '在范围内',
  standardEn: 'Within the limits',
  secondProduct: 'loader',
  category: 'wheels_tyres',
  method: 'measure',
  valueType: 'number',
  unit: 'kPa',
  minValue: 100,
  maxValue: 220.5,
};
const add = (change: object = {}) => post('zhao.manager', '/mfr/checkItem/add', { ...item, ...change });

describe('the built-in catalogue', () => {
  test.each([
    ['secondProduct=tractor', 42],
    ['secondProduct=combine', 44],
    ['secondProduct=combine&thirdProduct=combine_grain', 43],
    ['secondProduct=combine&thirdProduct=combine_rice', 42],
    ['secondProduct=implement&thirdProduct=implement_seeding', 13],
    ['secondProduct=tractor&day=2023-12-31', 0],
  ])('has for %s %d items', async (filters, count) => expect(await read(filters)).toHaveLength(count));

  test('comes in the order of the sheet, in the language of the reader and in all six', async () => {
    const [first] = await read('secondProduct=tractor');
    expect(first).toMatchObject({
      itemCode: 'TR-001',
      itemName: 'Sheet metal and paint',
      standardRu: expect.stringMatching(/[а-я]/),
      category_dictText: 'Transport damage',
    });
  });

  test('offers reasons by item and by group, the others last', async () => {
    const codes = async (query: string) =>
      (await get('d001.service', `/api/portal/vehicleCheckItem/failedReasonList?${query}`)).result.map(({ reasonCode }: { reasonCode: string }) => reasonCode);
    const hydraulic = await codes('category=hydraulic');
    expect(hydraulic).toContain('leak');
    expect(hydraulic).not.toContain('glass_broken');
    expect(await codes('itemCode=TR-026')).toEqual(hydraulic);
    expect((await codes('')).length).toBe(40);
    expect((await codes('')).at(-1)).toBe('other');
  });
});

describe('an item', () => {
  test.each([
    [{ unit: ' ' }, 'unit'],
    [{ minValue: null, maxValue: null }, 'minValue'],
    [{ minValue: 300 }, 'maxValue'],
    [{ minValue: 1.005 }, 'minValue'],
    [{ secondProduct: 'nothing' }, 'secondProduct'],
    [{ thirdProducts: ['nothing'] }, 'thirdProducts'],
  ])('is refused with %j at %s', async (change, field) => {
    expect(await add(change)).toMatchObject({ code: 422, result: { errors: [{ field }] } });
  });

  test('keeps no limits where nothing is measured', async () => {
    await add({ itemCode: 'NEW-002', valueType: 'pass_fail' });
    expect((await get('zhao.manager', '/mfr/checkItem/list?keyword=NEW-002')).result.records).toMatchObject([{ unit: null, minValue: null, maxValue: null }]);
  });

  test('has versions, each of which ends before the next; what is removed leaves no gap', async () => {
    const added = await add();
    expect(added, JSON.stringify(added)).toMatchObject({ success: true });
    expect(await add()).toMatchObject({ code: 422, result: { errors: [{ field: 'itemCode' }] } });
    const { id } = added.result;
    const next = await post('zhao.manager', '/mfr/checkItem/edit', { ...item, validFrom: '2026-12-01', maxValue: 240, id, version: 1 });
    expect(next, JSON.stringify(next)).toMatchObject({ success: true });
    const versions = async () =>
      (await get('zhao.manager', '/mfr/checkItem/list?keyword=NEW-001&column=validFrom&order=asc')).result.records.map(
        ({ validFrom, validTo, maxValue }: Record<string, unknown>) => [validFrom, validTo, maxValue],
      );
    expect(await versions()).toEqual([
      ['2026-11-01', '2026-11-30', 220.5],
      ['2026-12-01', null, 240],
    ]);
    expect(await read('keyword=NEW-001')).toMatchObject([{ maxValue: 220.5 }]);
    expect(await read('keyword=NEW-001&day=2026-12-01')).toMatchObject([{ maxValue: 240 }]);
    expect(await post('zhao.manager', '/mfr/checkItem/edit', { ...item, validFrom: '2026-12-05', id, version: 7 })).toMatchObject({ code: 409 });
    expect(await post('zhao.manager', '/mfr/checkItem/edit', { ...item, enabled: 'N', id, version: 1 })).toMatchObject({ success: true });
    expect(await read('keyword=NEW-001')).toEqual([]);
    expect((await call(app, tokens['zhao.manager'], 'DELETE', `/mfr/checkItem/delete?ids=${next.result.id}`)).body).toMatchObject({
      result: { ok: [next.result.id] },
    });
    expect(await versions()).toEqual([['2026-11-01', null, 220.5]]);
  });

  test('is kept by the managers of service alone', async () => {
    for (const person of ['d001.service', 'wang.service'] as const)
      expect((await call(app, tokens[person], 'POST', '/mfr/checkItem/add', item)).status).toBe(403);
  });
});

test('a reason is added, changed and removed, and can be turned off', async () => {
  const reason = { reasonCode: 'melted', nameZh: '熔化', nameEn: 'Melted', categories: ['engine'] };
  const { result } = await post('zhao.manager', '/mfr/failedReason/add', reason);
  const listed = async () => (await get('zhao.manager', '/mfr/failedReason/list?keyword=melted')).result.records;
  expect(await listed()).toMatchObject([{ name: 'Melted', nameFr: 'Melted', categories: ['engine'], categories_dictText: 'Engine' }]);
  await post('zhao.manager', '/mfr/failedReason/edit', { ...reason, enabled: 'N', ...result });
  expect((await get('d001.service', '/api/portal/vehicleCheckItem/failedReasonList?keyword=melted')).result).toEqual([]);
  expect((await call(app, tokens['zhao.manager'], 'DELETE', `/mfr/failedReason/delete?ids=${result.id}`)).body).toMatchObject({ result: { ok: [result.id] } });
  expect(await listed()).toEqual([]);
});
