/** Upkeep of the maker's stock over HTTP: receipts, counts, transfers, imports, and who may. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, transact } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { call } from '../../test/testApp.ts';
import { multipart } from '../../test/multipart.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { fillMakerStock, openMakerWarehouse } from './makerStockTestKit.ts';
import { makerStockInvariants, reserve } from './service.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
  await openMakerWarehouse(kit.app.services, { code: 'WH02' });
  await openMakerWarehouse(kit.app.services, { code: 'SHUT', enabled: 'N' });
});
afterAll(() => kit.close());

const path = '/mfr/makerStock';
const post = async (verb: string, body: object, person: Person = 'chen.parts') =>
  (await call(kit.app, kit.tokens[person], 'POST', `${path}/${verb}`, body)).body;
const get = async (query: string, person: Person = 'chen.parts') => (await call(kit.app, kit.tokens[person], 'GET', `${path}/${query}`)).body;
const addPart = (partsCode: string) =>
  kit.db
    .insertInto('parts')
    .values({ id: newId(), partsCode, name: JSON.stringify({ en: partsCode }), unit: 'pc', partsCategory: 'wear' } as never)
    .execute();
const fill = async (partsCode: string, qty: number, warehouse = 'WH01') =>
  transact(contextOf(kit.app.services, await kit.app.services.sessions.actAs('chen.parts')), (context) =>
    fillMakerStock(context, [{ partsCode, warehouse, qty }]),
  );
const hold = async (partsCode: string, qty: number) =>
  transact(contextOf(kit.app.services, await kit.app.services.sessions.actAs('chen.parts')), (context) =>
    reserve(context, {
      orderId: newId(),
      orderNo: 'PO-1',
      dealerCode: 'D001',
      shortfall: 'refuse',
      lines: [{ lineId: newId(), partsCode, warehouse: 'WH01', qty }],
    }),
  );
const rowOf = async (partsCode: string, warehouse = 'WH01') => (await get(`list?partsCode=${partsCode}&warehouse=${warehouse}`)).result.records[0];
const movesOf = async (partsCode: string): Promise<[string, number, number][]> =>
  (await get(`moves?partsCode=${partsCode}&pageSize=100`)).result.records.map(({ moveType, qty, balanceAfter }: Record<string, never>) => [
    moveType,
    qty,
    balanceAfter,
  ]);
const send = async (rows: unknown[][], { mode, ...form }: Record<string, string> = {}) => {
  const titles = ['partsCode', 'warehouse', 'inventoryQty', 'binLocation', 'safetyQty'];
  const { payload, headers } = multipart(form, { field: 'files[]', filename: 'stock.xlsx', content: bytesOf(workbookOf([titles, ...rows])) });
  const url = `${path}/importExcel${mode ? `?mode=${mode}` : ''}`;
  return (await kit.app.inject({ method: 'POST', url, headers: { ...headers, 'x-access-token': kit.tokens['chen.parts'] }, payload })).json();
};
const problemsOf = (answer: { result: { files: { problems: { row: number; field: string; code: string }[] }[] } }) =>
  answer.result.files[0]!.problems.map(({ row, field, code }) => [row, field, code]);

async function broken(): Promise<unknown[]> {
  const found = await Promise.all(makerStockInvariants.map(({ broken: find }) => sql`${find(null)}`.execute(kit.db)));
  return found.flatMap(({ rows }) => rows);
}

/** A confirmed order that waits for a part. */
async function waitingOrder(partsCode: string, qty: number): Promise<string> {
  const id = newId();
  await sql`insert into parts_order (id, org_code, dealer_code, dealer_name, status, create_by, order_no, order_type, currency, confirm_time)
    values (${id}, 'B01A01', 'D001', 'AgroAndes', 'pass', 'd001.parts', ${`PO-${id.slice(-6)}`}, 'normal', 'USD', now())`.execute(kit.db);
  await sql`insert into parts_order_line (id, order_id, line_no, parts_code, parts_name, unit, qty, unit_price, confirmed_qty, warehouse)
    select ${newId()}, ${id}, 1, parts_code, name, unit, ${qty}::numeric + 2, 1, 2, 'WH01' from parts where parts_code = ${partsCode}`.execute(kit.db);
  return `PO-${id.slice(-6)}`;
}

describe('a receipt', () => {
  test('names the orders that wait for what came in', async () => {
    const orderNo = await waitingOrder('PUMP-1', 4);
    const answer = await post('receive', { warehouse: 'WH01', remark: 'Container 7', lines: [{ partsCode: 'pump-1', qty: 10, binLocation: 'A-01' }] });
    expect(answer, JSON.stringify(answer)).toMatchObject({
      success: true,
      result: { count: 1, sourceNo: expect.stringMatching(/^MS\d{4}-\d{6}$/), backorders: [{ orderNo, lineNo: 1, partsCode: 'PUMP-1', qty: 4 }] },
    });
    expect(await rowOf('PUMP-1')).toMatchObject({ inventoryQty: 10, availableQty: 10, binLocation: 'A-01', openOrderQty: 2, backorderQty: 4, version: 2 });
    expect(await get(`moves?sourceNo=${answer.result.sourceNo}`)).toMatchObject({
      result: { records: [{ moveType: 'in_receipt', qty: 10, remark: 'Container 7', createBy: 'chen.parts', sourceNo: answer.result.sourceNo }] },
    });
    expect((await get('list?backorders=Y')).result.records.map(({ partsCode }: { partsCode: string }) => partsCode)).toEqual(['PUMP-1']);
    expect((await get('counts')).result).toMatchObject({ backorders: 1 });
  });

  test('is booked whole or not at all, and says at each line what is wrong', async () => {
    const answer = await post('receive', {
      warehouse: 'WH01',
      lines: [
        { partsCode: 'SEAL-1', qty: 1 },
        { partsCode: 'NOTHING', qty: 1 },
        { partsCode: 'SEAL-1', qty: 1.005 },
      ],
    });
    expect(answer).toMatchObject({
      code: 422,
      result: {
        errors: [
          { line: 'lines[1]', field: 'partsCode', code: 'E-309' },
          { line: 'lines[2]', field: 'qty', code: 'E-016' },
        ],
      },
    });
    expect(await rowOf('SEAL-1')).toBeUndefined();
    expect(await post('receive', { warehouse: 'SHUT', lines: [{ partsCode: 'SEAL-1', qty: 1 }] })).toMatchObject({
      result: { errors: [{ field: 'warehouse', code: 'E-338' }] },
    });
    const many = Array.from({ length: 501 }, () => ({ partsCode: 'SEAL-1', qty: 1 }));
    expect(await post('receive', { warehouse: 'WH01', lines: many })).toMatchObject({ success: false, code: 400 });
  });
});

describe('a count', () => {
  test('below what is reserved is refused, and writes nothing', async () => {
    await fill('SEAL-1', 10);
    await hold('SEAL-1', 4);
    await fill('FILTER-1', 5);
    const line = (partsCode: string, newQty: number, more = {}) => ({ warehouse: 'WH01', partsCode, newQty, reason: 'count', ...more });
    expect(await post('adjust', { lines: [line('FILTER-1', 7), line('SEAL-1', 3)] })).toMatchObject({
      code: 422,
      result: { errors: [{ line: 'lines[1]', field: 'newQty', code: 'E-337' }] },
    });
    expect(await movesOf('FILTER-1')).toEqual([['opening', 5, 5]]);
    expect(await post('adjust', { lines: [line('FILTER-1', 7), line('SEAL-1', 10)] })).toMatchObject({ success: true, result: { count: 1 } });
    expect(await movesOf('FILTER-1')).toEqual([
      ['adjust', 2, 7],
      ['opening', 5, 5],
    ]);
    expect(
      await post('adjust', { lines: [line('FILTER-1', 1), line('filter-1', 2), line('SEAL-1', 10, { reason: 'bored', warehouse: 'NOWHERE' })] }),
    ).toMatchObject({
      result: {
        errors: [
          { line: 'lines[1]', code: 'E-018' },
          { line: 'lines[2]', code: 'E-338' },
          { line: 'lines[2]', code: 'E-014' },
        ],
      },
    });
  });
});

test('a count moves the row by what the printed sheet said otherwise; what was shipped since stays', async () => {
  await addPart('BOOK-1');
  await fill('BOOK-1', 10);
  await post('adjust', { lines: [{ warehouse: 'WH01', partsCode: 'BOOK-1', newQty: 8, reason: 'correction' }] });
  const count = (newQty: number, bookQty: number) => ({ lines: [{ warehouse: 'WH01', partsCode: 'BOOK-1', newQty, bookQty, reason: 'count' }] });
  expect(await post('adjust', count(9, 10))).toMatchObject({ success: true, result: { count: 1 } });
  expect((await movesOf('BOOK-1'))[0]).toEqual(['adjust', -1, 7]);
  expect(await post('adjust', count(10, 10))).toMatchObject({ success: true, result: { count: 0 } });
  // Less than nothing would be left.
  expect(await post('adjust', count(1, 9))).toMatchObject({ result: { errors: [{ line: 'lines[0]', field: 'newQty', code: 'E-337' }] } });
  expect((await rowOf('BOOK-1')).inventoryQty).toBe(7);
});

test('a blocked warehouse is never below its safety stock, in the row, the filter and the count', async () => {
  await addPart('SAFE-1');
  await openMakerWarehouse(kit.app.services, { code: 'BLOCKED', kind: 'blocked' });
  for (const warehouse of ['WH01', 'BLOCKED']) {
    await fill('SAFE-1', 3, warehouse);
    const { id, version } = await rowOf('SAFE-1', warehouse);
    expect(await post('save', { id, version, safetyQty: 5 })).toMatchObject({ success: true });
  }
  const belowNow = async () => (await get('list?partsCode=SAFE-1&belowSafety=Y')).result.records.map(({ warehouse }: { warehouse: string }) => warehouse);
  const { belowSafety } = (await get('counts')).result;
  expect([(await rowOf('SAFE-1')).isBelowSafety, (await rowOf('SAFE-1', 'BLOCKED')).isBelowSafety]).toEqual([true, false]);
  expect(await belowNow()).toEqual(['WH01']);
  expect((await get('list?belowSafety=Y&pageSize=50')).result.total).toBe(belowSafety);
});

describe('a transfer', () => {
  const transfer = (lines: object[], more: object = {}) => post('transfer', { fromWarehouse: 'WH01', toWarehouse: 'WH02', lines, ...more });

  test('is two movements, and leaves the sum as it was', async () => {
    await fill('SENSOR-1', 8);
    expect(await transfer([{ partsCode: 'SENSOR-1', qty: 5 }])).toMatchObject({ success: true, result: { count: 2 } });
    expect([(await rowOf('SENSOR-1')).inventoryQty, (await rowOf('SENSOR-1', 'WH02')).inventoryQty]).toEqual([3, 5]);
    expect(await movesOf('SENSOR-1')).toEqual([
      ['transfer', 5, 5],
      ['transfer', -5, 3],
      ['opening', 8, 8],
    ]);
  });

  test('takes no more than is available, lines together, and goes somewhere else', async () => {
    await fill('ZERO-1', 3);
    await hold('ZERO-1', 1);
    const twice = [1, 1.5].map((qty) => ({ partsCode: 'ZERO-1', qty }));
    expect(await transfer(twice)).toMatchObject({ code: 422, result: { errors: [{ line: 'lines[1]', field: 'qty', code: 'E-303' }] } });
    expect((await transfer(twice)).result.errors[0].text).toContain('1');
    expect(await transfer([{ partsCode: 'ZERO-1', qty: 1 }], { toWarehouse: 'WH01' })).toMatchObject({ result: { errors: [{ code: 'E-341' }] } });
    expect(await transfer([{ partsCode: 'ZERO-1', qty: 1 }], { toWarehouse: 'SHUT' })).toMatchObject({ result: { errors: [{ code: 'E-338' }] } });
    expect(await movesOf('ZERO-1')).toEqual([['opening', 3, 3]]);
  });
});

describe('a workbook', () => {
  test('sets quantities; of a wrong row it says why, the others are stored', async () => {
    await fill('OLD-1', 5);
    await hold('OLD-1', 2);
    await fill('NOPRICE-1', 4);
    const answer = await send([
      ['OLD-1', 'wh01', 3, 'C-07', 2],
      ['NOTHING', 'WH01', 3, null, null],
      ['NOPRICE-1', 'SHUT', 3, null, null],
      ['NOPRICE-1', 'WH01', 3.001, null, -1],
      ['OLD-1', 'WH01', 9, null, null],
    ]);
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true, code: 201, result: { successCount: 1, errorCount: 4 } });
    expect(answer.result.fileUrl).toMatch(/download/);
    expect(problemsOf(answer)).toEqual(
      expect.arrayContaining([
        [3, 'partsCode', 'E-309'],
        [4, 'warehouse', 'E-338'],
        [6, 'partsCode', expect.any(String)],
      ]),
    );
    expect(await rowOf('OLD-1')).toMatchObject({ inventoryQty: 3, binLocation: 'C-07', safetyQty: 2, availableQty: 1 });
    expect((await movesOf('OLD-1'))[0]).toEqual(['adjust', -2, 3]);
    expect(problemsOf(await send([['OLD-1', 'WH01', 1, null, null]]))).toEqual([[2, 'inventoryQty', 'E-337']]);
    expect(problemsOf(await send([['OLD-1', 'WH01', 1.005, null, null]]))).toContainEqual([2, 'inventoryQty', 'E-016']);
    expect(await rowOf('OLD-1')).toMatchObject({ inventoryQty: 3, binLocation: 'C-07', safetyQty: 2 });
  });

  test('of a receipt adds to what is there, and only checked it stores nothing', async () => {
    expect(await send([['NOPRICE-1', 'WH01', 2.5, null, null]], { mode: 'receipt', validateStatus: '1' })).toMatchObject({ result: { successCount: 1 } });
    expect(await rowOf('NOPRICE-1')).toMatchObject({ inventoryQty: 4 });
    expect(await send([['NOPRICE-1', 'WH01', 2.5, null, null]], { mode: 'receipt' })).toMatchObject({ success: true, code: 200 });
    expect((await movesOf('NOPRICE-1'))[0]).toEqual(['in_receipt', 2.5, 6.5]);
    expect(await send([['NOPRICE-1', 'WH01', 2.5, null, null]], { mode: 'guess' })).toMatchObject({ success: false, code: 400 });
  });
});

test('bin and safety stock are changed by version, with a history; below it the row is found', async () => {
  await fill('SEAL-1', 1, 'WH02');
  const { id, version } = await rowOf('SEAL-1', 'WH02');
  expect(await post('save', { id, version, binLocation: ' B-09 ', safetyQty: 2 })).toMatchObject({ success: true, result: { version: version + 1 } });
  expect(await post('save', { id, version, binLocation: null })).toMatchObject({ success: false, code: 409 });
  expect(await post('save', { id: newId(), version: 1 })).toMatchObject({ result: { errorCode: 'E-012' } });
  expect(await rowOf('SEAL-1', 'WH02')).toMatchObject({ binLocation: 'B-09', safetyQty: 2 });
  const below = (await get('list?belowSafety=Y&warehouse=WH02')).result.records.map(({ partsCode }: { partsCode: string }) => partsCode);
  expect(below).toEqual(['SEAL-1']);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from data_change where data_id = ${id} and doc_type = 'makerStock'`.execute(kit.db);
  expect(rows[0]!.n).toBeGreaterThan(0);
});

test('a row says what is reserved of it, and for which order', async () => {
  const { id, lockedQty } = await rowOf('SEAL-1');
  expect(await get(`queryById?id=${id}`)).toMatchObject({
    result: { partsCode: 'SEAL-1', lockedQty, reservations: [{ orderNo: 'PO-1', dealerCode: 'D001', qty: 4 }] },
  });
  expect(await get(`queryById?id=${newId()}`)).toMatchObject({ result: { errorCode: 'E-012' } });
});

describe('a warehouse', () => {
  const warehouse = async (verb: string, body: object) => (await call(kit.app, kit.tokens['chen.parts'], 'POST', `/mfr/makerWarehouse/${verb}`, body)).body;
  const remove = async (id: string) => (await call(kit.app, kit.tokens['chen.parts'], 'DELETE', `/mfr/makerWarehouse/delete?ids=${id}`)).body;

  test('is removed only where nothing ever lay and nothing names it (E-339)', async () => {
    const added = await warehouse('add', { code: 'wh09', nameZh: '新仓', nameEn: 'New', country: 'CN' });
    expect(added, JSON.stringify(added)).toMatchObject({ success: true });
    expect(await post('receive', { warehouse: 'WH09', lines: [{ partsCode: 'PUMP-1', qty: 1 }] })).toMatchObject({ success: true });
    expect(await remove(added.result.id)).toMatchObject({ result: { ok: [], failed: [{ code: 'E-339' }] } });
    const other = await warehouse('add', { code: 'WH10', nameZh: '空仓', nameEn: 'Empty' });
    expect(await remove(other.result.id)).toMatchObject({ result: { ok: [other.result.id] } });
    const { rows } = await sql<{ id: string }>`select id from maker_warehouse where code = 'WH01'`.execute(kit.db);
    expect(await remove(rows[0]!.id)).toMatchObject({ result: { failed: [{ code: 'E-339' }] } });
  });

  test('that is blocked has nothing to promise', async () => {
    const added = await warehouse('add', { code: 'QC', nameZh: '待检', nameEn: 'Quality', kind: 'blocked' });
    expect(added).toMatchObject({ success: true });
    await fill('FILTER-1', 6, 'QC');
    expect(await rowOf('FILTER-1', 'QC')).toMatchObject({ inventoryQty: 6, availableQty: 0 });
  });
});

test('the sheet of a stock-take goes from bin to bin, and leaves out what is not there', async () => {
  await fill('SENSOR-1', 2, 'WH10B');
  await post('receive', {
    warehouse: 'WH10B',
    lines: [
      { partsCode: 'SEAL-1', qty: 1, binLocation: 'B-1' },
      { partsCode: 'PUMP-1', qty: 1, binLocation: 'A-1' },
    ],
  });
  await post('adjust', { lines: [{ warehouse: 'WH10B', partsCode: 'SEAL-1', newQty: 0, reason: 'loss' }] });
  const codes = async (query: string) => (await get(`countSheet?warehouse=WH10B${query}`)).result.map(({ partsCode }: { partsCode: string }) => partsCode);
  expect(await codes('')).toEqual(['PUMP-1', 'SENSOR-1']);
  expect(await codes('&withEmpty=Y')).toEqual(['PUMP-1', 'SEAL-1', 'SENSOR-1']);
});

test('dealers see nothing of it; who only looks changes nothing', async () => {
  for (const person of ['d001.parts', 'd001.admin'] as const) expect(await get('list', person)).toMatchObject({ success: false, code: 403 });
  expect(await get('list', 'zhao.manager')).toMatchObject({ success: true });
  expect(await post('receive', { warehouse: 'WH01', lines: [{ partsCode: 'SEAL-1', qty: 1 }] }, 'zhao.manager')).toMatchObject({ code: 403 });
});

test('after all of it the sums are right', async () => {
  expect(await broken()).toEqual([]);
});
