/** What the catalogue says of parts: whether they can be ordered, what the maker has of them, what replaces them, where they are used. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, transact } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { multipart } from '../../test/multipart.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call } from '../../test/testApp.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { moveStock, openWarehouses } from '../stock/service.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

/** The 22nd in Shanghai, still the 21st in Chile, where D001 is. */
const now = () => new Date('2026-11-22T02:00:00Z');

let kit: ClaimKit;
const part = (partsCode: string, more: object = {}) => ({ partsCode, nameZh: '件', nameEn: `Piece ${partsCode}`, unit: 'pc', partsCategory: 'wear', ...more });
const mfr = async (path: string, body: object, person: Person = 'chen.parts') => (await call(kit.app, kit.tokens[person], 'POST', `/mfr/${path}`, body)).body;
const add = async (input: object) => {
  const answer = await mfr('parts/add', input);
  expect(answer.success, JSON.stringify(answer)).toBe(true);
};
const price = (partsCode: string, amount: number, validFrom = '2026-01-01', validTo: string | null = null, currency = 'USD') =>
  kit.db.insertInto('partsPrice').values({ id: newId(), partsCode, currency, price: amount, validFrom, validTo }).execute();
/** What the maker has in one of its warehouses. */
const stocked = async (warehouse: string, partsCode: string, qty: number, locked = 0) => {
  const id = newId();
  await sql`insert into maker_stock (id, warehouse, parts_code) values (${id}, ${warehouse}, ${partsCode})`.execute(kit.db);
  await sql`insert into maker_stock_move (id, move_no, stock_id, move_type, qty, source_type, source_id, source_no, move_time, create_by)
    values (${newId()}, ${`T-${id}`}, ${id}, 'opening', ${qty}, 'makerStock', ${id}, 'T', now(), 'test')`.execute(kit.db);
  if (locked > 0)
    await sql`insert into maker_reservation (id, line_id, stock_id, order_id, order_no, dealer_code, qty, create_by)
      values (${newId()}, ${newId()}, ${id}, ${newId()}, 'T', 'D001', ${locked}, 'test')`.execute(kit.db);
};

beforeAll(async () => {
  kit = await createClaimKit({ now });
  for (const [code, kind, enabled] of [
    ['W1', 'normal', 'Y'],
    ['W2', 'normal', 'Y'],
    ['W3', 'blocked', 'Y'],
    ['W4', 'normal', 'N'],
  ])
    await sql`insert into maker_warehouse (id, code, name, kind, enabled) values (${newId()}, ${code}, ${JSON.stringify({ en: `Warehouse ${code}` })}, ${kind}, ${enabled})`.execute(
      kit.db,
    );
  for (const each of [
    part('A-GOOD', { minOrderMultiple: 4, weightKg: 1.5, hsCode: '8413.60', originCountry: 'CN' }),
    part('A-ZERO'),
    part('A-NONE'),
    part('A-3'),
    part('A-2', { replacedBy: 'A-3' }),
    part('A-1', { replacedBy: 'A-2' }),
    part('A-0', { replacedBy: 'A-2' }),
    part('A-GONE', { enabled: 'N' }),
    part('A-ENDED'),
    part('A-CORE', { coreReturn: 'Y' }),
  ])
    await add(each);
  await price('A-GOOD', 33.33);
  await price('A-ZERO', 0);
  await price('A-CORE', 10.1);
  // Over in Shanghai, on its last day in Chile.
  await price('A-ENDED', 5, '2026-01-01', '2026-11-21');
  await kit.db
    .insertInto('coefficient')
    .values({ id: newId(), type: 'price_factor', dealerCode: 'D001', currency: null, value: 1.05, validFrom: '2026-01-01', validTo: null })
    .execute();
  await stocked('W1', 'A-GOOD', 10, 3);
  await stocked('W2', 'A-GOOD', 4);
  await stocked('W3', 'A-GOOD', 50);
  await stocked('W4', 'A-GOOD', 50);
  await stocked('W1', 'A-CORE', 10);
  await stocked('W3', 'A-ZERO', 5);
});
afterAll(() => kit.close());

const found = async (person: Person, query: string) => (await kit.get(person, `parts/${query}`)).result;
describe('getNameByCode', () => {
  test('answers a row for each code, in the order asked, with the first problem that holds', async () => {
    const pasted = encodeURIComponent('A-UNKNOWN,a-1\nA-NONE; A-ZERO\tA-GOOD A-GONE');
    const rows = await found('d001.service', `getNameByCode?partsCode=${pasted}&qty=1,,2,1,8,1`);
    expect(rows.map(({ partsCode, qty, problem }: Record<string, unknown>) => [partsCode, qty, problem])).toEqual([
      ['A-UNKNOWN', 1, { code: 'E-309', text: 'Part A-UNKNOWN does not exist' }],
      ['A-1', null, { code: 'E-306', text: 'Part A-1 is replaced by A-3' }],
      ['A-NONE', 2, { code: 'E-300', text: 'Sales price is not maintained, please contact the administrator' }],
      ['A-ZERO', 1, { code: 'E-301', text: 'The price is 0, please contact the service manager' }],
      ['A-GOOD', 8, null],
      ['A-GONE', 1, { code: 'E-308', text: 'Part A-GONE is no longer sold' }],
    ]);
    expect(rows[0]).toMatchObject({ id: null, partsName: null, unitPrice: null, availability: null, currency: 'USD' });
    expect(rows[4]).toMatchObject({
      partsName: 'Piece A-GOOD',
      nameZh: '件',
      unitPrice: 35,
      minOrderMultiple: 4,
      weightKg: 1.5,
      hsCode: '8413.60',
      availability: 'high',
      availability_dictText: 'In stock',
      category_dictText: 'Wear part',
      successor: null,
    });
    expect(rows[1]).toMatchObject({ replacedBy: 'A-2', successor: 'A-3' });
  });

  test('says of a quantity that is no multiple what it must be a multiple of (E-302)', async () => {
    const [row] = await found('d001.service', 'getNameByCode?partsCode=A-GOOD&qty=6');
    expect(row.problem).toEqual({ code: 'E-302', text: 'Quantity must be a multiple of 4' });
  });

  test('names a code as often as it is asked, and takes 300 at a time', async () => {
    const twice = await found('d001.service', 'getNameByCode?partsCode=A-GOOD,A-GOOD');
    expect(twice).toHaveLength(2);
    const codes = Array.from({ length: 301 }, (_, index) => `X-${index}`);
    expect(await found('d001.service', `getNameByCode?partsCode=${codes.slice(0, 300).join(',')}`)).toHaveLength(300);
    for (const query of [`partsCode=${codes.join(',')}`, 'partsCode=A-GOOD&qty=1,2', 'partsCode=A-GOOD&qty=many'])
      expect((await call(kit.app, kit.tokens['d001.service'], 'GET', `/api/portal/parts/getNameByCode?${query}`)).status, query).toBe(400);
  });

  test('tells the maker alone who supplies a part', async () => {
    const { supplierCode } = await kit.db.selectFrom('supplier').select('supplierCode').executeTakeFirstOrThrow();
    await kit.db.updateTable('parts').set({ supplierCode }).where('partsCode', '=', 'A-GOOD').execute();
    expect((await found('d001.service', 'getNameByCode?partsCode=A-GOOD'))[0].supplierCode).toBeNull();
    expect((await found('chen.parts', 'getNameByCode?partsCode=A-GOOD'))[0].supplierCode).toBe(supplierCode);
  });
});

describe('a price', () => {
  test('is the own one in the own currency; others are refused', async () => {
    expect(await kit.get('d001.service', 'parts/partsList?currency=EUR')).toMatchObject({ result: { errorCode: 'E-307' } });
    expect(await kit.get('d001.service', 'parts/partsList?dealerCode=D002')).toMatchObject({ result: { errorCode: 'E-012' } });
    expect((await found('d001.service', 'partsList?partsCode=A-CORE&dealerCode=D001')).records).toMatchObject([{ unitPrice: 10.61 }]);
    expect((await call(kit.app, kit.tokens['d001.sales'], 'GET', '/api/portal/parts/partsList')).status).toBe(403);
  });

  test('is for staff the list price, or that of the dealer they name, on the day of that dealer', async () => {
    const prices = async (query: string, person: Person = 'chen.parts') =>
      (await found(person, `list?partsCode=A-CORE,A-ENDED&${query}`)).records.map(({ partsCode, unitPrice }: Record<string, unknown>) => [
        partsCode,
        unitPrice,
      ]);
    expect(await prices('')).toEqual([
      ['A-CORE', 10.1],
      ['A-ENDED', null],
    ]);
    expect(await prices('dealerCode=D001')).toEqual([
      ['A-CORE', 10.61],
      ['A-ENDED', 5.25],
    ]);
    expect(await kit.get('chen.parts', 'parts/list?dealerCode=D999')).toMatchObject({ result: { errorCode: 'E-012' } });
    expect(await kit.get('cis.service', 'parts/list?dealerCode=D001')).toMatchObject({ result: { errorCode: 'E-012' } });
  });

  test('that ended yesterday at the dealer is none today (E-300)', async () => {
    expect((await found('d001.service', 'getNameByCode?partsCode=A-ENDED'))[0]).toMatchObject({ unitPrice: 5.25, problem: null });
    await kit.db.updateTable('partsPrice').set({ validTo: '2026-11-20' }).where('partsCode', '=', 'A-ENDED').execute();
    expect((await found('d001.service', 'getNameByCode?partsCode=A-ENDED'))[0]).toMatchObject({ unitPrice: null, problem: { code: 'E-300' } });
    await kit.db.updateTable('partsPrice').set({ validTo: '2026-11-21' }).where('partsCode', '=', 'A-ENDED').execute();
  });
});

describe('queryQuantity', () => {
  const quantities = async (person: Person, query = 'partsCode=A-GOOD,A-ZERO,NOTHING,A-CORE') => found(person, `queryQuantity?${query}`);
  test('has a light for dealers, and numbers for staff, of warehouses that the maker delivers from', async () => {
    const rows = await quantities('d001.service');
    expect(rows.map(({ partsCode, availability, maker }: Record<string, unknown>) => [partsCode, availability, maker])).toEqual([
      ['A-GOOD', 'high', null],
      ['A-ZERO', 'none', null],
      ['A-CORE', 'low', null],
    ]);
    expect((await quantities('chen.parts'))[0].maker).toEqual({ inventoryQty: 14, lockedQty: 3, availableQty: 11, nextInDate: null });
  });

  test('has for dealers what is available where the parameter shows numbers, and never what is locked', async () => {
    await setParameter(kit.app.services, 'parts.showMakerStock', 'numbers');
    expect((await quantities('d001.service'))[0].maker).toEqual({ availableQty: 11, nextInDate: null });
    await setParameter(kit.app.services, 'parts.showMakerStock', 'light');
  });

  test('is green above the parameter', async () => {
    await setParameter(kit.app.services, 'parts.lightHigh', '11');
    expect((await quantities('d001.service'))[0]).toMatchObject({ availability: 'low', availability_dictText: 'Few left' });
    await setParameter(kit.app.services, 'parts.lightHigh', '10');
  });

  test('has the own shelves, for those who may see them; staff name the dealer', async () => {
    const context = contextOf(kit.app.services, await kit.app.services.sessions.actAs('d001.parts'));
    await transact(context, async (within) => {
      await openWarehouses(within, { dealerCode: 'D001' });
      const moved = { dealerCode: 'D001', partsCode: 'A-GOOD', unitCost: 1, moveType: 'opening', source: 'partsStock', sourceId: newId(), sourceNo: 'T' };
      await moveStock(within, { ...moved, qty: 4 });
      await moveStock(within, { ...moved, qty: 3, warehouse: 'DAMAGED' });
    });
    const own = { inventoryQty: 7, lockedQty: 0, shippingQty: 0, availableQty: 4 };
    const [row] = await quantities('d001.parts');
    expect(row.own).toMatchObject({
      ...own,
      warehouses: [
        { warehouse: 'MAIN', availableQty: 4 },
        { warehouse: 'DAMAGED', inventoryQty: 3, availableQty: 0 },
      ],
    });
    expect((await quantities('chen.parts'))[0].own).toBeNull();
    expect((await quantities('chen.parts', 'partsCode=A-GOOD&dealerCode=D001'))[0].own).toMatchObject(own);
    expect(await kit.get('d001.parts', 'parts/queryQuantity?partsCode=A-GOOD&dealerCode=D002')).toMatchObject({ result: { errorCode: 'E-012' } });
    expect((await quantities('d00101.service'))[0].own).toMatchObject({ inventoryQty: 0, warehouses: [] });
    expect((await found('d001.parts', 'list?partsCode=A-GOOD')).records).toMatchObject([{ stockQty: 4, inventoryQty: 4, lockedQty: 0, shippingQty: 0 }]);
  });
});

describe('the list', () => {
  const codes = async (query: string, person: Person = 'chen.parts') =>
    (await found(person, `list?keyword=A-&pageSize=50&${query}`)).records.map(({ partsCode }: { partsCode: string }) => partsCode);

  test.each([
    ['what the maker has', 'availableOnly=Y', ['A-CORE', 'A-GOOD']],
    ['cores that come back', 'coreReturn=Y', ['A-CORE']],
    ['parts with the price 0', 'priceProblem=zero', ['A-ZERO']],
    ['parts without a price', 'priceProblem=none&enabled=Y', ['A-0', 'A-1', 'A-2', 'A-3', 'A-ENDED', 'A-NONE']],
    ['parts without a price in another currency', 'priceProblem=none&currency=EUR&coreReturn=Y', ['A-CORE']],
  ])('finds %s', async (_what, query, expected) => {
    expect(await codes(query)).toEqual(expected);
  });

  test('names all parts that the last one of a chain replaces, the oldest first', async () => {
    const { records } = await found('chen.parts', 'list?partsCode=A-3,A-2,A-GOOD');
    expect(records.map(({ partsCode, replaces }: Record<string, unknown>) => [partsCode, replaces])).toEqual([
      ['A-2', []],
      ['A-3', ['A-0', 'A-1', 'A-2']],
      ['A-GOOD', []],
    ]);
  });
});

describe('one part', () => {
  test('has its prices, what replaces it, where it fits and what was claimed with it', async () => {
    const detail = await found('d001.service', 'detail?partsCode=a-1');
    expect(detail).toMatchObject({ partsCode: 'A-1', successor: 'A-3', prices: [], stock: [], openOrders: [], faults: [], claims: [] });
    expect(detail.chain.map(({ partsCode, current }: Record<string, unknown>) => `${String(partsCode)} ${String(current)}`)).toEqual([
      'A-1 N',
      'A-2 N',
      'A-3 Y',
    ]);
    const good = await found('d001.service', 'detail?partsCode=A-GOOD');
    expect(good.prices).toEqual([{ currency: 'USD', price: 33.33, factor: 1.05, unitPrice: 35, validFrom: '2026-01-01', validTo: null }]);
    expect(good).toMatchObject({ hsCode: '8413.60', originCountry: 'CN', chain: [{ partsCode: 'A-GOOD', current: 'Y' }] });
    expect(good).not.toHaveProperty('costPrice');
    expect((await found('chen.parts', `detail?id=${good.id}`)).stock).toMatchObject([
      { warehouse: 'W1', inventoryQty: 10, lockedQty: 3, availableQty: 7, shippingQty: null },
      { warehouse: 'W2', availableQty: 4 },
      { warehouse: 'W3', availableQty: 0 },
      { warehouse: 'W4', availableQty: 0 },
    ]);
  });

  test('names the claims in scope, and their faults', async () => {
    const id = await kit.submitted();
    const { claimNo } = await kit.detail('d001.service', id);
    const own = await found('d001.service', 'detail?partsCode=PUMP-1');
    expect(own.claims).toMatchObject([{ id, claimNo, qty: 1, status: 'submitted', status_dictText: 'Submitted' }]);
    expect(own.faults).toMatchObject([{ count: 1 }]);
    expect(await found('d002.service', 'detail?partsCode=PUMP-1')).toMatchObject({ claims: [], faults: [] });
  });

  test.each(['detail?partsCode=NOTHING', 'detail?partsCode=A-GONE', 'detail', `detail?id=${'0'.repeat(32)}`])(
    '%s is refused to dealers alike (E-012)',
    async (query) => {
      expect(await kit.get('d001.service', `parts/${query}`)).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    },
  );
});

describe('the master refuses', () => {
  const errors = async (input: object) =>
    (await mfr('parts/add', part('B-1', input))).result?.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);

  test.each<[string, object, string]>([
    ['a model outside of the product lines', { secondProducts: ['IMPLEMENT'], applicableModels: ['T504'] }, 'applicableModels E-014'],
    ['an HS code of letters', { hsCode: 'ABCD' }, 'hsCode contract.format'],
    ['a country that nobody knows', { originCountry: 'QQ' }, 'originCountry E-014'],
    ['a part that replaces itself', { replacedBy: 'B-1' }, 'replacedBy parts.loop'],
  ])('%s', async (_what, input, expected) => {
    expect(await errors(input)).toEqual([expected]);
  });

  test('a chain that leads back, by one change', async () => {
    const { id, version } = (await found('chen.parts', 'list?partsCode=A-3')).records[0];
    expect(await mfr('parts/edit', { ...part('A-3', { replacedBy: 'A-1' }), id, version })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'replacedBy', code: 'parts.loop' }] },
    });
  });

  test('a chain that only the rows of a file together lead back', async () => {
    const titles = ['partsCode', 'nameZh', 'nameEn', 'unit', 'partsCategory', 'replacedBy'];
    const row = (code: string, next: string) => [code, '件', 'Piece', 'pc', 'wear', next];
    const content = bytesOf(
      workbookOf([titles, row('LOOP-1', 'LOOP-2'), row('LOOP-2', 'LOOP-3'), row('LOOP-3', 'LOOP-1'), row('LOOP-4', 'LOOP-5'), row('LOOP-5', '')]),
    );
    const { payload, headers } = multipart({}, { field: 'files[]', filename: 'parts.xlsx', content });
    const answer = await kit.app.inject({
      method: 'POST',
      url: '/mfr/parts/importExcel',
      headers: { ...headers, 'x-access-token': kit.tokens['chen.parts'] },
      payload,
    });
    expect(answer.json()).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 3 } });
    expect((await found('chen.parts', 'list?keyword=LOOP-')).records.map(({ partsCode }: { partsCode: string }) => partsCode)).toEqual(['LOOP-4', 'LOOP-5']);
  });
});

test('parts are sold no more, and again, together; what is so already keeps its version', async () => {
  for (const code of ['SOLD-1', 'SOLD-2']) await add(part(code));
  const rows = async () =>
    (await kit.get('chen.parts', 'parts/list?partsCode=SOLD-1,SOLD-2')).result.records as { id: string; enabled: string; version: number }[];
  const ids = (await rows()).map(({ id }) => id);
  const unknown = newId();
  expect(await mfr('parts/enable', { ids: [ids[0]], enabled: 'N' })).toMatchObject({ success: true, result: { ok: [ids[0]], failed: [] } });
  expect(await mfr('parts/enable', { ids: [...ids, unknown], enabled: 'N' })).toMatchObject({
    result: { ok: ids, failed: [{ id: unknown, code: 'E-012' }] },
  });
  expect(await rows()).toMatchObject([
    { enabled: 'N', version: 2 },
    { enabled: 'N', version: 2 },
  ]);
  expect((await kit.get('d001.parts', 'parts/list?partsCode=SOLD-1')).result.records).toEqual([]);
  const { rows: told } = await sql`select from data_change where data_id = ${ids[0]} and changes::text like '%enabled%'`.execute(kit.db);
  expect(told.length).toBeGreaterThan(0);
  expect(await mfr('parts/enable', { ids, enabled: 'Y' })).toMatchObject({ success: true });
  expect((await kit.get('d001.parts', 'parts/list?partsCode=SOLD-1')).result.records).toHaveLength(1);
  expect(await mfr('parts/enable', { ids, enabled: 'N' }, 'd001.parts')).toMatchObject({ success: false });
  expect((await rows()).map(({ enabled }) => enabled)).toEqual(['Y', 'Y']);
});
