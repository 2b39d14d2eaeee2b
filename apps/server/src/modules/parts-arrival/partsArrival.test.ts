/** Receipts over HTTP: what is counted in boxes fills the stock, and what differs is said of list, order and claim. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, transact } from '../../shared/context.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { insertMachines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { inShipping, openWarehouses, stockInvariants } from '../stock/service.ts';
import { arrivalInvariants } from './invariants.ts';
import { arrivalClosing } from './jobs.ts';
import { type Shipped, shipPackingList } from './packingTestKit.ts';

const people = ['d001.parts', 'd001.admin', 'd001.service', 'chen.parts'] as const;
type Person = (typeof people)[number];

let clock = new Date('2026-11-21T15:00:00Z');
let app: TestApp;
const tokens = {} as Record<Person, string>;
beforeAll(async () => {
  app = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  await insertMachines(app.services.db);
  for (const name of people) tokens[name] = await signIn(app, name);
  const context = contextOf(app.services, await app.services.sessions.actAs('d001.admin'));
  await transact(context, async (inside) => {
    await openWarehouses(inside, { dealerCode: 'D001' });
    await openWarehouses(inside, { dealerCode: 'D002' });
  });
}, 120_000);
afterAll(() => app.close());

const request = (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  call(app, tokens[person], method, `/api/portal/partsArrival/${path}`, body);
const post = async (person: Person, path: string, body: object) => (await request(person, 'POST', path, body)).body;
const get = async (person: Person, path: string) => (await request(person, 'GET', path)).body;
const detail = async (id: string, person: Person = 'd001.parts') => (await get(person, `detail?id=${id}`)).result;
const header = { arrivalDate: '2026-11-20', receivedBy: 'Rosa Díaz', warehouse: 'MAIN' };
const generate = (body: object, person: Person = 'd001.parts') => post(person, 'generate', { ...header, ...body });
const fieldsOf = (body: { result: { errors?: { field: string; line?: string; code: string }[] } }) =>
  body.result.errors?.map(({ field, line, code }) => [line, field, code].filter(Boolean).join(' '));

/** Ships a packing list, and says so on the dealer's shelves. */
async function ship(given: Parameters<typeof shipPackingList>[1]): Promise<Shipped> {
  const shipped = await shipPackingList(app.services.db, given);
  const dealerCode = given.dealerCode ?? 'D001';
  const context = contextOf(app.services, await app.services.sessions.actAs('d001.admin'));
  const lines = Object.values(given.boxes)
    .flat()
    .map(({ partsCode, qty }) => ({ partsCode, qty }));
  await transact(context, (inside) => inShipping(inside, { dealerCode, subDealerCode: null, lines }));
  return shipped;
}

const shelf = async (partsCode: string) => {
  const rows = await app.services.db
    .selectFrom('partsStock')
    .select(['warehouse', 'inventoryQty', 'stockValue', 'shippingQty'])
    .where('partsCode', '=', partsCode)
    .where('dealerCode', '=', 'D001')
    .orderBy('warehouse')
    .execute();
  return Object.fromEntries(rows.map(({ warehouse, ...row }) => [warehouse, row]));
};
const rowsOf = async <Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await statement.execute(app.services.db)).rows;
const listOf = async ({ packingId }: Shipped) =>
  (await rowsOf(sql<{ status: string; closeReason: string | null }>`select status, close_reason from packing_list where id = ${packingId}`))[0];
const orderOf = async ({ orderId }: Shipped) => (await rowsOf(sql<{ status: string }>`select status from parts_order where id = ${orderId}`))[0]!.status;
const orderLines = ({ orderId }: Shipped) =>
  rowsOf(sql<{ arrivedQty: number; shortQty: number }>`select arrived_qty, short_qty from parts_order_line where order_id = ${orderId} order by line_no`);

beforeEach(async () => {
  clock = new Date('2026-11-21T15:00:00Z');
});

/** Everything that must hold of shelves and order lines, after every test. */
async function nothingBroken(): Promise<void> {
  const found = await Promise.all([...stockInvariants, ...arrivalInvariants].map(({ broken }) => sql`${broken(null)}`.execute(app.services.db)));
  expect(found.flatMap(({ rows }) => rows)).toEqual([]);
}

describe('receiving boxes', () => {
  test('as packed: the stock is filled at the price, list, order and receipt are closed', async () => {
    const shipped = await ship({ boxes: { 'A-1': [{ partsCode: 'SEAL-1', qty: 10, unitPrice: 12.34 }] } });
    const { result } = await generate({ packingNo: shipped.packingNo });
    expect(result).toMatchObject({ status: 'closed', result: 'pass', partsClaimNo: null, no: expect.stringMatching(/^PA2611D001-/) });
    expect(await shelf('SEAL-1')).toEqual({ MAIN: { inventoryQty: 10, stockValue: 123.4, shippingQty: 0 } });
    expect(await listOf(shipped)).toEqual({ status: 'closed', closeReason: 'arrived' });
    expect(await orderOf(shipped)).toBe('closed');
    expect(await detail(result.id)).toMatchObject({
      boxes: ['A-1'],
      receivedBoxes: 1,
      packedBoxes: 1,
      closeReason: 'arrived',
      allowedActions: [],
      lines: [{ partsCode: 'SEAL-1', receivedQty: 10, damagedQty: null, shortQty: 0, overQty: 0 }],
    });
    await nothingBroken();
  });

  test('one missing, one damaged: differences, a shelf for the damaged, and nothing lost of the order', async () => {
    const shipped = await ship({
      boxes: {
        'B-1': [
          { partsCode: 'PUMP-1', qty: 5, unitPrice: 20 },
          { partsCode: 'FILTER-1', qty: 4, unitPrice: 3 },
        ],
      },
    });
    const lines = [
      { packingLineId: shipped.lines['B-1 PUMP-1'], receivedQty: 4 },
      { packingLineId: shipped.lines['B-1 FILTER-1'], receivedQty: 4, damagedQty: 1 },
    ];
    expect(fieldsOf(await generate({ packingNo: shipped.packingNo, lines }))).toEqual(['damagePhoto E-116']);
    expect(await shelf('PUMP-1')).toMatchObject({ MAIN: { inventoryQty: 0, shippingQty: 5 } });
    const { id, version } = (await generate({ packingNo: shipped.packingNo, lines, hold: '1' })).result;
    await attachFiles(app.services.db, { tableName: 'parts_arrival', tableId: id, slots: ['damagePhoto'], dealerCode: 'D001' });
    const { result } = await generate({ id, version, lines });
    expect(result).toMatchObject({ status: 'no_pass', result: 'no_pass' });
    expect(await shelf('PUMP-1')).toEqual({ MAIN: { inventoryQty: 4, stockValue: 80, shippingQty: 0 } });
    expect(await shelf('FILTER-1')).toMatchObject({ MAIN: { inventoryQty: 3, stockValue: 9 }, DAMAGED: { inventoryQty: 1, stockValue: 3 } });
    expect(await orderLines(shipped)).toEqual([
      { arrivedQty: 4, shortQty: 1 },
      { arrivedQty: 4, shortQty: 0 },
    ]);
    expect(await detail(id)).toMatchObject({
      totalShort: 1,
      totalDamaged: 1,
      lines: [{ differenceReason: 'short' }, { differenceReason: 'damaged' }],
      allowedActions: ['waiveDifferences'],
    });
    expect((await detail(id, 'chen.parts')).allowedActions).toEqual([]);
    await nothingBroken();
  });

  test('box 1 of 3: the list waits for two, the first is not received twice, the last two close it', async () => {
    const boxes = Object.fromEntries(['C-1', 'C-2', 'C-3'].map((box) => [box, [{ partsCode: 'SENSOR-1', qty: 2 }]]));
    const shipped = await ship({ boxes });
    const first = (await generate({ packingNo: shipped.packingNo, boxes: ['C-1'] })).result;
    expect(first).toMatchObject({ status: 'pass' });
    expect(await listOf(shipped)).toMatchObject({ status: 'pending_acceptance' });
    expect((await get('d001.parts', `openBoxes?packingNo=${shipped.packingNo}`)).result.boxes.map(({ wmsBoxNo }: { wmsBoxNo: string }) => wmsBoxNo)).toEqual([
      'C-2',
      'C-3',
    ]);
    expect((await generate({ packingNo: shipped.packingNo, boxes: ['C-1'] })).result.errorCode).toBe('E-311');
    expect((await generate({ packingNo: shipped.packingNo, boxes: ['C-9'] })).result.errorCode).toBe('E-317');
    const rest = (await generate({ packingNo: shipped.packingNo })).result;
    expect(rest).toMatchObject({ status: 'closed' });
    expect(await detail(first.id)).toMatchObject({ status: 'closed', receivedBoxes: 3, packedBoxes: 3 });
    expect(await listOf(shipped)).toMatchObject({ status: 'closed' });
    expect((await generate({ packingNo: shipped.packingNo })).result.errorCode).toBe('E-311');
    expect(await shelf('SENSOR-1')).toMatchObject({ MAIN: { inventoryQty: 6, shippingQty: 0 } });
    await nothingBroken();
  });

  test('12 of 10 and a part that is not on the list: the surplus lies apart and is worth nothing', async () => {
    const shipped = await ship({ boxes: { 'D-1': [{ partsCode: 'ZERO-1', qty: 10, unitPrice: 2 }] } });
    const lines = [{ packingLineId: shipped.lines['D-1 ZERO-1'], receivedQty: 12 }];
    const extra = [{ wmsBoxNo: 'D-1', partsCode: 'old-1', qty: 3 }];
    const { result } = await generate({ packingNo: shipped.packingNo, lines, extra });
    expect(result).toMatchObject({ status: 'no_pass' });
    expect(await shelf('ZERO-1')).toMatchObject({ MAIN: { inventoryQty: 10, stockValue: 20 }, OVER: { inventoryQty: 2, stockValue: 0 } });
    expect(await shelf('OLD-1')).toMatchObject({ OVER: { inventoryQty: 3, stockValue: 0 } });
    expect(await detail(result.id)).toMatchObject({ totalOver: 5, extra: [{ partsCode: 'OLD-1', qty: 3 }], totalShort: 0 });
    expect(await orderOf(shipped)).toBe('closed');
    expect((await post('d001.admin', 'waiveDifferences', { ids: [result.id], reason: 'not worth it' })).result.errorCode).toBe('partsArrival.makersGoods');
    await nothingBroken();
  });

  test('another part than ordered lies in WRONG, and is missing as ordered', async () => {
    const shipped = await ship({ boxes: { 'W-1': [{ partsCode: 'SEAL-1', qty: 3 }] } });
    const packingLineId = shipped.lines['W-1 SEAL-1'];
    const wrong = (more: object) => generate({ packingNo: shipped.packingNo, lines: [{ packingLineId, receivedQty: 2, wrongQty: 1, ...more }] });
    expect(fieldsOf(await wrong({}))).toEqual(['lines[0] wrongPartsCode E-319']);
    expect(fieldsOf(await wrong({ wrongPartsCode: 'NOSUCH' }))).toEqual(['lines[0] wrongPartsCode E-309']);
    expect(fieldsOf(await wrong({ wrongPartsCode: 'SEAL-1' }))).toEqual(['lines[0] wrongPartsCode E-014']);
    expect(fieldsOf(await wrong({ wrongPartsCode: 'PUMP-1', wrongQty: 2 }))).toEqual(['lines[0] wrongQty partsArrival.tooMany']);
    const { result } = await wrong({ wrongPartsCode: 'pump-1' });
    expect(result).toMatchObject({ status: 'no_pass' });
    expect((await shelf('PUMP-1'))['WRONG']).toMatchObject({ inventoryQty: 1, stockValue: 0 });
    expect(await orderLines(shipped)).toEqual([{ arrivedQty: 2, shortQty: 1 }]);
    await nothingBroken();
  });

  test('a free sample is worth nothing, what replaces a lost part its price', async () => {
    const sample = await ship({ orderType: 'sample', boxes: { 'S-1': [{ partsCode: 'NOPRICE-1', qty: 1, unitPrice: 50 }] } });
    const resend = await ship({ orderType: 'resend', boxes: { 'S-2': [{ partsCode: 'NOPRICE-1', qty: 1, unitPrice: 50 }] } });
    await generate({ packingNo: sample.packingNo });
    expect(await shelf('NOPRICE-1')).toMatchObject({ MAIN: { inventoryQty: 1, stockValue: 0 } });
    await generate({ packingNo: resend.packingNo });
    expect(await shelf('NOPRICE-1')).toMatchObject({ MAIN: { inventoryQty: 2, stockValue: 50 } });
  });

  test('two receipts of one box at once: one is refused, and the stock is filled once', async () => {
    const shipped = await ship({ boxes: { 'R-1': [{ partsCode: 'FILTER-1', qty: 7 }] } });
    const before = (await shelf('FILTER-1'))['MAIN']!.inventoryQty;
    const answers = await Promise.all([generate({ packingNo: shipped.packingNo }), generate({ packingNo: shipped.packingNo }, 'd001.admin')]);
    const outcomes: string[] = answers.map(({ result }) => result.errorCode ?? result.status);
    expect(outcomes.toSorted((a, b) => a.localeCompare(b))).toEqual(['closed', 'E-311']);
    expect((await shelf('FILTER-1'))['MAIN']!.inventoryQty).toBe(before + 7);
    await nothingBroken();
  });

  test('a day before the shipment or after today, and a warehouse for blocked goods, are refused', async () => {
    const shipped = await ship({ shipmentDate: '2026-11-10', boxes: { 'E-1': [{ partsCode: 'SEAL-1', qty: 1 }] } });
    const { packingNo } = shipped;
    expect(fieldsOf(await generate({ packingNo, arrivalDate: '2026-11-09' }))).toEqual(['arrivalDate E-318']);
    expect(fieldsOf(await generate({ packingNo, arrivalDate: '2026-11-23' }))).toEqual(['arrivalDate E-318']);
    expect(fieldsOf(await generate({ packingNo, warehouse: 'DAMAGED' }))).toEqual(['warehouse E-338']);
    expect(fieldsOf(await generate({ packingNo, arrivalDate: null, receivedBy: ' ', warehouse: null }))).toEqual([
      'arrivalDate E-013',
      'receivedBy E-013',
      'warehouse E-013',
    ]);
    expect(fieldsOf(await generate({ packingNo, lines: [{ packingLineId: shipped.lines['E-1 SEAL-1'] }] }))).toEqual(['lines[0] receivedQty E-013']);
    expect(fieldsOf(await generate({ packingNo, lines: [{ packingLineId: shipped.lines['E-1 SEAL-1'], receivedQty: 1, damagedQty: 2 }] }))).toEqual([
      'lines[0] damagedQty partsArrival.tooMany',
    ]);
    expect(fieldsOf(await generate({ packingNo, lines: [{ packingLineId: '0'.repeat(32), receivedQty: 1 }] }))).toEqual(['lines[0] packingLineId E-014']);
    expect(fieldsOf(await generate({ packingNo, extra: [{ wmsBoxNo: 'E-1', partsCode: 'SEAL-1', qty: 1 }] }))).toEqual([
      'extra[0] partsCode partsArrival.onList',
    ]);
    expect(fieldsOf(await generate({ packingNo, extra: [{ wmsBoxNo: 'E-2', partsCode: 'NOSUCH', qty: 0 }] }))).toEqual([
      'extra[0] wmsBoxNo E-317',
      'extra[0] partsCode E-309',
      'extra[0] qty E-015',
    ]);
    const trial = await post('d001.parts', 'generate?dryRun=1', { ...header, packingNo });
    expect(trial.result).toMatchObject({ status: 'closed' });
    expect(await listOf(shipped)).toMatchObject({ status: 'pending_acceptance' });
  });
});

describe('a kept count', () => {
  test('keeps its boxes from others, goes on, and frees them when it is deleted', async () => {
    const shipped = await ship({ boxes: { 'K-1': [{ partsCode: 'SEAL-1', qty: 2 }], 'K-2': [{ partsCode: 'SEAL-1', qty: 2 }] } });
    const { packingNo } = shipped;
    const named = (box: string, receivedQty?: number) => ({ packingLineId: shipped.lines[`${box} SEAL-1`], ...(receivedQty !== undefined && { receivedQty }) });
    const held = await generate({ packingNo, boxes: ['K-1'], lines: [named('K-1')], hold: '1' });
    expect(held.result).toMatchObject({ status: 'pending_acceptance', result: null });
    // Whoever scans its label again is led to it.
    expect((await get('d001.admin', `openBoxes?packingNo=${packingNo}`)).result.boxes).toEqual([
      { wmsBoxNo: 'K-1', countedIn: held.result.no, countedId: held.result.id },
      { wmsBoxNo: 'K-2', countedIn: null, countedId: null },
    ]);
    expect(await detail(held.result.id)).toMatchObject({ lines: [{ receivedQty: null, shortQty: 0 }], allowedActions: ['edit', 'delete', 'book'] });
    const other = await generate({ packingNo, boxes: ['K-1'] }, 'd001.admin');
    expect(other).toMatchObject({ result: { errorCode: 'E-349' }, message: expect.stringContaining(held.result.no) });
    const more = await generate({ id: held.result.id, version: 1, boxes: ['K-1', 'K-2'], lines: [named('K-1', 2), named('K-2', 1)], hold: '1' });
    expect(more.result).toMatchObject({ version: 2 });
    expect((await generate({ id: held.result.id, version: 1, hold: '1' })).result.errorCode).toBe('E-001');
    expect((await generate({ packingNo }, 'd001.admin')).result.errorCode).toBe('E-349');
    expect((await request('d001.parts', 'DELETE', `delete?ids=${held.result.id}`)).body.result).toEqual({ ok: [held.result.id], failed: [] });
    const again = (await generate({ packingNo })).result;
    expect(again).toMatchObject({ status: 'closed' });
    expect((await request('d001.parts', 'DELETE', `delete?ids=${again.id}`)).body.result.errorCode).toBe('E-003');
    expect((await generate({ id: again.id, version: again.version })).result.errorCode).toBe('E-002');
  });

  test('waits in the inbox of who may count', async () => {
    const shipped = await ship({ boxes: { 'T-1': [{ partsCode: 'SEAL-1', qty: 2 }] } });
    const { id } = (await generate({ packingNo: shipped.packingNo, hold: '1' })).result;
    const tasks = () => app.services.db.selectFrom('todo').select(['task', 'permission', 'side']).where('docId', '=', id).execute();
    expect(await tasks()).toEqual([{ task: 'count', permission: 'partsArrival:generate', side: 'dealer' }]);
    await generate({ id, version: 1, lines: [{ packingLineId: shipped.lines['T-1 SEAL-1'], receivedQty: 1 }] });
    expect(await tasks()).toEqual([{ task: 'claim', permission: 'partsClaim:add', side: 'dealer' }]);
    const waived = await post('d001.admin', 'waiveDifferences', { ids: [id], reason: 'found it later' });
    expect(waived.result).toEqual({ ok: [id], failed: [] });
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'given_up', waiveReason: 'found it later' });
    expect(await tasks()).toEqual([]);
  });
});

describe('who', () => {
  test('counts: parts people and administrators of the dealer; foreign lists and drafts are not there', async () => {
    expect((await app.usersWith('partsArrival:generate')).filter((name) => !name.startsWith('d0'))).toEqual([]);
    const shipped = await ship({ boxes: { 'O-1': [{ partsCode: 'SEAL-1', qty: 1 }] } });
    const foreign = await ship({ dealerCode: 'D002', boxes: { 'O-2': [{ partsCode: 'SEAL-1', qty: 1 }] } });
    const draft = await ship({ status: 'draft', boxes: { 'O-3': [{ partsCode: 'SEAL-1', qty: 1 }] } });
    for (const { packingNo } of [foreign, draft, { packingNo: 'PL-NONE' }]) {
      expect((await generate({ packingNo })).result.errorCode).toBe('E-012');
      expect((await get('d001.parts', `openBoxes?packingNo=${packingNo}`)).result.errorCode).toBe('E-012');
    }
    for (const person of ['chen.parts', 'd001.service'] as const)
      expect((await request(person, 'POST', 'generate', { ...header, packingNo: shipped.packingNo })).status).toBe(403);
    const { id } = (await generate({ packingNo: shipped.packingNo })).result;
    expect((await detail(id, 'chen.parts')).arrivalNo).toMatch(/^PA/);
  });

  test('finds receipts by number, packing list, order, part, result and missing claim', async () => {
    const shipped = await ship({ boxes: { 'F-1': [{ partsCode: 'PUMP-1', qty: 2 }] } });
    const lines = [{ packingLineId: shipped.lines['F-1 PUMP-1'], receivedQty: 0 }];
    const { id, no } = (await generate({ packingNo: shipped.packingNo, lines, createClaim: 'N' })).result;
    const found = async (query: string) => (await get('d001.parts', `list?${query}`)).result.records.map((row: { id: string }) => row.id);
    expect(await found(`arrivalNo=${no}`)).toEqual([id]);
    expect(await found(`packingNo=${shipped.packingNo.toLowerCase()}`)).toEqual([id]);
    expect(await found(`packingNo=${shipped.packingNo}&partsCode=pump`)).toEqual([id]);
    expect(await found(`packingNo=${shipped.packingNo}&partsCode=SEAL`)).toEqual([]);
    expect(await found(`packingNo=${shipped.packingNo}&result=pass`)).toEqual([]);
    expect(await found(`packingNo=${shipped.packingNo}&unclaimed=Y`)).toEqual([id]);
    expect(await found(`orderId=${shipped.orderId}`)).toEqual([id]);
    expect(await found(`orderId=${shipped.packingId}`)).toEqual([]);
    const { result: counts } = await get('d001.parts', 'statusCounts');
    expect(counts.map(({ status }: { status: string }) => status).toSorted()).toEqual(['closed', 'no_pass', 'pass', 'pending_acceptance']);
  });
});

test('differences that nobody has claimed in time are given up at the dealer’s midnight', async () => {
  const shipped = await ship({ boxes: { 'J-1': [{ partsCode: 'SEAL-1', qty: 2 }] } });
  const { id } = (await generate({ packingNo: shipped.packingNo, lines: [{ packingLineId: shipped.lines['J-1 SEAL-1'], receivedQty: 1 }] })).result;
  await sql`update parts_arrival set claim_deadline = '2026-11-20' where id = ${id}`.execute(app.services.db);
  const run = () =>
    arrivalClosing.run({
      services: app.services,
      today: '2026-11-21',
      signal: new AbortController().signal,
      transaction: (work) => inTransaction(app.services.db, work),
    });
  clock = new Date('2026-11-21T02:00:00Z');
  // It is still the evening of 20 November in Chile.
  expect(await run()).toBe(0);
  clock = new Date('2026-11-21T05:00:00Z');
  expect(await run()).toBe(1);
  expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'expired' });
  expect(await run()).toBe(0);
});
