/** What a dealer's people see of their shelves and book on them, over HTTP. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import { transact, type TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { listCall } from '../../test/listCall.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, completeClaim, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { freeReservations } from './jobs/partsReminders.ts';
import { abcClasses } from './jobs/abcClasses.ts';
import { inShipping, moveStock, openWarehouses, stockInvariants } from './service.ts';

let kit: ClaimKit;
const units = [{ dealerCode: 'D001' }, { dealerCode: 'D001', subDealerCode: 'D001-01' }, { dealerCode: 'D002' }];
const inside = <T>(work: (context: TrxContext) => Promise<T>) => transact(systemContext(kit.app.services), work);
beforeAll(async () => {
  kit = await createClaimKit();
  await inside(async (context) => {
    for (const unit of units) await openWarehouses(context, unit);
  });
});
afterAll(() => kit.close());

const stockUp = (partsCode: string, qty: number, unitCost = 5, place: object = {}) =>
  inside((context) =>
    moveStock(context, {
      dealerCode: 'D001',
      partsCode,
      qty,
      unitCost,
      moveType: 'opening',
      source: 'partsStock',
      sourceId: newId(),
      sourceNo: 'TEST',
      ...place,
    }),
  );
type Row = Record<string, unknown> & { id: string; version: number; inventoryQty: number; allowedActions: string[] };
const list = async (query: string, person: Person = 'd001.parts'): Promise<Row[]> =>
  (await kit.get(person, `parts/stockList?pageSize=50&${query}`)).result.records;
const row = async (partsCode: string, warehouse = 'MAIN', person: Person = 'd001.parts') =>
  (await list(`partsCode=${partsCode}&warehouse=${warehouse}&subDealerCode=-`, person))[0]!;
const moves = async (partsCode: string) => {
  const { records } = (await kit.get('d001.parts', `parts/stockMoves?pageSize=50&column=moveNo&order=asc&partsCode=${partsCode}`)).result;
  return (records as (Row & { moveType: string; qty: number })[]).map(({ moveType, qty }) => `${moveType} ${qty}`);
};
const post = (name: string, body: object, person: Person = 'd001.parts') => kit.post(person, `parts/${name}`, body);
const codesOf = (answer: { result: { errorCode?: string; errors?: { code: string; line?: string }[] } }) =>
  answer.result.errors?.map(({ line, code }) => `${line} ${code}`) ?? answer.result.errorCode;
let next = 0;
/** A part that no other test moves. */
async function freshPart(change: object = {}): Promise<string> {
  const partsCode = `SHELF-${(next += 1)}`;
  await kit.db
    .insertInto('parts')
    .values({
      id: newId(),
      partsCode,
      name: JSON.stringify({ 'zh-cn': '件', en: `Shelf piece ${next}` }),
      unit: 'pc',
      partsCategory: 'wear',
      ...change,
    } as never)
    .execute();
  return partsCode;
}
let part: string;
beforeEach(async () => {
  part = await freshPart();
});

describe('sales', () => {
  test('book what is sold, with customer and price; more than available is refused and nothing moves', async () => {
    await stockUp(part, 3);
    const sold = await post('stockSale', { customer: ' Farm Lee ', lines: [{ partsCode: part.toLowerCase(), warehouse: 'MAIN', qty: 2, salePrice: 9.5 }] });
    expect(sold, JSON.stringify(sold)).toMatchObject({ success: true, result: { moves: 1 } });
    expect(await row(part)).toMatchObject({ inventoryQty: 1, availableQty: 1, stockValue: 5, currency: 'USD' });
    const [move] = (await kit.get('d001.parts', `parts/stockMoves?partsCode=${part}&moveType=out_sale`)).result.records;
    expect(move).toMatchObject({
      qty: -2,
      amount: -10,
      customer: 'Farm Lee',
      salePrice: 9.5,
      saleDate: '2026-11-21',
      sourceNo: sold.result.no,
      allowedActions: ['reverse'],
    });
    const other = await freshPart();
    await stockUp(other, 1);
    const refused = await post('stockSale', {
      lines: [
        { partsCode: other, warehouse: 'MAIN', qty: 1 },
        { partsCode: part, warehouse: 'MAIN', qty: 2 },
      ],
    });
    expect(codesOf(refused)).toEqual(['lines[1] E-303']);
    expect(await moves(other)).toEqual(['opening 1']);
  });

  test('of the last piece: of two at once one is refused', async () => {
    await stockUp(part, 1);
    const sale = { lines: [{ partsCode: part, warehouse: 'MAIN', qty: 1 }] };
    const answers = await Promise.all([post('stockSale', sale), post('stockSale', sale, 'd001.admin')]);
    expect(new Set(answers.map((answer) => (answer.success ? 'sold' : String(codesOf(answer)))))).toEqual(new Set(['sold', 'lines[0] E-303']));
  });

  test.each<[string, () => object, unknown]>([
    ['an unknown part', () => ({ lines: [{ partsCode: 'NOBODY-1', warehouse: 'MAIN', qty: 1 }] }), ['lines[0] E-309']],
    ['nothing', () => ({ lines: [{ partsCode: part, warehouse: 'MAIN', qty: 0 }] }), ['lines[0] E-015']],
    ['thousandths', () => ({ lines: [{ partsCode: part, warehouse: 'MAIN', qty: 0.001 }] }), ['lines[0] E-016']],
    ['from a warehouse that is not there', () => ({ lines: [{ partsCode: part, warehouse: 'ATTIC', qty: 1 }] }), ['lines[0] E-338']],
    ['of blocked goods', () => ({ lines: [{ partsCode: part, warehouse: 'DAMAGED', qty: 1 }] }), ['lines[0] E-339']],
    ['of tomorrow', () => ({ saleDate: '2026-11-22', lines: [{ partsCode: part, warehouse: 'MAIN', qty: 1 }] }), ['undefined E-441']],
  ])('refuse %s', async (_what, body, expected) => {
    await stockUp(part, 5, 5, { warehouse: 'DAMAGED' });
    await stockUp(part, 5);
    expect(codesOf(await post('stockSale', body()))).toEqual(expected);
    expect(await moves(part)).toEqual(['opening 5', 'opening 5']);
  });
});

describe('adjustments', () => {
  const adjust = (change: object, person: Person = 'd001.parts') =>
    post('stockAdjust', { lines: [{ partsCode: part, warehouse: 'MAIN', newQty: 1, reason: 'count', ...change }] }, person);

  test('set the quantity, up at the cost that is given and down at the average; the same quantity moves nothing', async () => {
    expect((await adjust({ newQty: 4, unitCost: 2.5, remark: 'found behind the shelf' })).result).toMatchObject({ moves: 1 });
    expect(await row(part)).toMatchObject({ inventoryQty: 4, stockValue: 10 });
    expect((await adjust({ newQty: 4 })).result).toEqual({ no: null, moves: 0 });
    await adjust({ newQty: 0 });
    expect(await row(part)).toMatchObject({ inventoryQty: 0, stockValue: 0 });
    expect(await moves(part)).toEqual(['adjust 4', 'adjust -4']);
  });

  test('need a cost where none is known, a known reason, and what is reserved', async () => {
    expect(codesOf(await adjust({ newQty: 1 }))).toEqual(['lines[0] E-340']);
    expect(codesOf(await adjust({ newQty: 1, reason: 'whim' }))).toEqual(['lines[0] E-014']);
    await stockUp(part, 3);
    const { id } = await row(part);
    expect((await post('stockReserve', { id, qty: 2, reason: 'For Lee', until: '2026-11-30' })).success).toBe(true);
    expect(codesOf(await adjust({ newQty: 1 }))).toEqual(['lines[0] E-337']);
    expect(await row(part)).toMatchObject({ inventoryQty: 3, lockedQty: 2, availableQty: 1 });
  });

  test('leave wrong and surplus goods to the maker, and damaged ones while a claim is about them', async () => {
    for (const warehouse of ['WRONG', 'OVER', 'DAMAGED']) await stockUp(part, 2, 1, { warehouse });
    for (const warehouse of ['WRONG', 'OVER']) expect(codesOf(await adjust({ warehouse, newQty: 0 }))).toEqual(['lines[0] E-339']);
    const claimed = await freshPart();
    await stockUp(claimed, 1, 1, { warehouse: 'DAMAGED' });
    await claimAbout(claimed);
    expect(codesOf(await adjust({ partsCode: claimed, warehouse: 'DAMAGED', newQty: 0 }))).toEqual(['lines[0] E-339']);
    expect((await adjust({ warehouse: 'DAMAGED', newQty: 0, reason: 'damage' })).success).toBe(true);
    expect((await row(part, 'WRONG')).allowedActions).toEqual(['edit']);
    expect(await row(part, 'DAMAGED')).toMatchObject({ kind: 'blocked', availableQty: 0 });
  });
});

/** An open parts claim of D001 about a part. */
async function claimAbout(partsCode: string): Promise<void> {
  const [id, packing] = [newId(), newId()];
  const head = { dealer_code: 'D001', dealer_name: 'D001', org_code: 'A01', create_by: 'd001.parts', currency: 'USD' };
  const insert = (table: string, values: Record<string, unknown>) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(values))})`.execute(
      kit.db,
    );
  await insert('parts_order', { ...head, id: packing, order_no: `PO-${partsCode}`, order_type: 'normal', status: 'shipped' });
  const orderLine = newId();
  const name = JSON.stringify({ en: partsCode });
  await insert('parts_order_line', {
    id: orderLine,
    order_id: packing,
    line_no: 1,
    parts_code: partsCode,
    parts_name: name,
    unit: 'pc',
    qty: 1,
    unit_price: 1,
  });
  await insert('packing_list', { ...head, id: packing, packing_no: `PL-${partsCode}`, status: 'closed' });
  const packed = {
    id: newId(),
    packing_id: packing,
    line_no: 1,
    wms_box_no: '1',
    order_id: packing,
    order_line_id: orderLine,
    order_no: `PO-${partsCode}`,
    order_line_no: 1,
  };
  await insert('packing_line', { ...packed, parts_code: partsCode, parts_name: name, qty: 1, unit: 'pc', unit_price: 1 });
  await insert('parts_claim', { ...head, id, parts_claim_no: `PC-${partsCode}`, claim_reason: 'damaged', status: 'submitted' });
  const claimed = { parts_code: partsCode, parts_name: name, unit: 'pc', line_reason: 'damaged', claim_qty: 1 };
  await insert('parts_claim_line', { ...claimed, id: newId(), claim_id: id, line_no: 1, packing_line_id: packed.id });
}

describe('transfers', () => {
  const transfer = (change: object, person: Person = 'd001.parts') =>
    post('stockTransfer', { fromWarehouse: 'MAIN', toWarehouse: 'DAMAGED', lines: [{ partsCode: part, qty: 1 }], ...change }, person);

  test('carry the value over, and come back as a whole', async () => {
    await stockUp(part, 3, 3.33);
    const done = await transfer({});
    expect(done.result).toMatchObject({ moves: 2 });
    expect(await row(part, 'DAMAGED')).toMatchObject({ inventoryQty: 1, stockValue: 3.33 });
    const { records } = (await kit.get('d001.parts', `parts/stockMoves?sourceNo=${done.result.no}`)).result;
    expect(records).toHaveLength(2);
    const back = await post('stockReverse', { moveIds: [records[0].id], reason: 'wrong shelf' });
    expect(back, JSON.stringify(back)).toMatchObject({ success: true, result: { moves: 2 } });
    expect(await row(part)).toMatchObject({ inventoryQty: 3, stockValue: 9.99 });
    expect(await post('stockReverse', { moveIds: [records[0].id], reason: 'again' })).toMatchObject({ success: false, result: { errorCode: 'E-002' } });
  });

  test('go to a sub-dealer by the dealer alone; a sub-dealer of others is none', async () => {
    await stockUp(part, 2);
    expect((await transfer({ toWarehouse: 'MAIN', toSubDealer: 'D001-01' })).success).toBe(true);
    expect(await list(`partsCode=${part}&subDealerCode=D001-01`)).toMatchObject([{ inventoryQty: 1, allowedActions: [] }]);
    expect(await transfer({ toWarehouse: 'MAIN', toSubDealer: 'D009-01' })).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    expect(codesOf(await transfer({ toWarehouse: 'MAIN' }))).toEqual(['lines[0] E-341']);
    expect(codesOf(await transfer({ lines: [{ partsCode: part, qty: 5 }] }))).toEqual(['lines[0] E-303']);
  });
});

describe('reservations', () => {
  test('lock what they set aside, end by hand, and after their last day by the job', async () => {
    await stockUp(part, 3);
    const { id } = await row(part);
    const reserve = (qty: number, until: string) => post('stockReserve', { id, qty, reason: 'For Lee', until });
    const { result: first } = await reserve(1, '2026-11-21');
    await reserve(1, '2026-12-31');
    expect(await reserve(2, '2026-12-31')).toMatchObject({ success: false, result: { errorCode: 'E-303' } });
    expect(codesOf(await reserve(1, '2026-11-20'))).toEqual(['undefined E-441']);
    const { result: detail } = await kit.get('d001.parts', `parts/stockDetail?id=${id}`);
    expect(detail.reservations).toMatchObject([
      { id: first.id, qty: 1, until: '2026-11-21', releasable: 'Y' },
      { qty: 1, until: '2026-12-31' },
    ]);
    const tomorrow = { ...kit.app.services, now: () => new Date(kit.app.services.now().getTime() + 36 * 3_600_000) };
    const job = { services: tomorrow, today: '2026-11-23', signal: new AbortController().signal };
    expect(await freeReservations({ ...job, transaction: (work) => inside(({ db }) => work(db)) })).toBeGreaterThanOrEqual(1);
    expect(await row(part)).toMatchObject({ lockedQty: 1 });
    expect((await post('stockRelease', { reservationIds: [detail.reservations[1].id] })).result).toEqual({ released: 1 });
    expect(await row(part)).toMatchObject({ lockedQty: 0 });
    expect(await post('stockRelease', { reservationIds: [first.id] })).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
  });
});

describe('warehouses', () => {
  const save = (body: object, person: Person = 'd001.parts') => kit.post(person, 'parts/warehouseSave', body);
  type Warehouse = { id: string; version: number; code: string; isDefault: string; allowedActions: string[] };
  const all = async (person: Person = 'd001.parts'): Promise<Warehouse[]> => (await kit.get(person, 'parts/warehouseList?own=Y&pageSize=50')).result.records;
  const find = async (code: string) => (await all()).find((each) => each.code === code)!;

  test('are added, become the default one with what is on its way, and go while nothing was ever in them', async () => {
    await inside((context) => inShipping(context, { dealerCode: 'D001', lines: [{ partsCode: part, qty: 4 }] }));
    const added = await save({ code: 'van-1', name: 'Service van', isDefault: 'Y' });
    expect(added.success, JSON.stringify(added)).toBe(true);
    expect(await row(part, 'VAN-1')).toMatchObject({ shippingQty: 4 });
    expect(await row(part)).toMatchObject({ shippingQty: 0 });
    expect(codesOf(await save({ code: 'VAN-1', name: 'Again' }))).toEqual(['undefined E-018']);
    const van = await find('VAN-1');
    expect(await save({ id: van.id, version: van.version, code: 'VAN-1', name: 'Service van', isDefault: 'N' })).toMatchObject({
      result: { errorCode: 'E-339' },
    });
    const main = (await all()).find(({ code, allowedActions }) => code === 'MAIN' && allowedActions.length > 0)!;
    expect((await save({ id: main.id, version: main.version, code: 'MAIN', name: 'Main', isDefault: 'Y' })).success).toBe(true);
    const removed = async (code: string) => (await kit.remove('d001.parts', `parts/warehouseDelete?ids=${(await find(code)).id}`)).result;
    expect(await removed('VAN-1')).toMatchObject({ ok: [], failed: [{ code: 'E-339' }] });
    await save({ code: 'VAN-2', name: 'Empty van' });
    expect(await removed('VAN-2')).toMatchObject({ ok: [expect.any(String)], failed: [] });
    const damaged = await find('DAMAGED');
    expect(await save({ id: damaged.id, version: damaged.version, code: 'DAMAGED', name: 'Damaged', isDefault: 'Y' })).toMatchObject({
      result: { errorCode: 'E-339' },
    });
    expect(await save({ id: damaged.id, version: 99, code: 'DAMAGED', name: 'Damaged' })).toMatchObject({ code: 409 });
  });
});

describe('who', () => {
  test("reads another dealer's row, or changes it: as if there were none", async () => {
    await stockUp(part, 1, 5, { dealerCode: 'D002' });
    const [theirs] = await list(`partsCode=${part}`, 'zhao.manager');
    const read = await kit.get('d001.parts', `parts/stockDetail?id=${theirs!.id}`);
    expect(read).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    const absent = await kit.get('d001.parts', `parts/stockDetail?id=${'0'.repeat(32)}`);
    expect({ ...read, timestamp: 0, result: { ...read.result, traceId: '' } }).toEqual({ ...absent, timestamp: 0, result: { ...absent.result, traceId: '' } });
    expect(await list(`partsCode=${part}`)).toEqual([]);
    const { id, version } = theirs!;
    for (const answer of [
      await post('stockSave', { id, version, safetyQty: 3 }),
      await post('stockReserve', { id, qty: 1, reason: 'x', until: '2026-12-31' }),
      await post('stockReverse', { moveIds: [id], reason: 'x' }),
      await kit.remove('d001.parts', `parts/warehouseDelete?ids=${id}`).then(({ result }) => ({ result: { errorCode: result.failed[0].code } })),
    ])
      expect(answer).toMatchObject({ result: { errorCode: 'E-012' } });
  });

  test('keeps the shelves: the unit itself; others look', async () => {
    await stockUp(part, 1);
    await stockUp(part, 2, 5, { subDealerCode: 'D001-01' });
    expect((await list(`partsCode=${part}`, 'd001.admin')).map(({ inventoryQty, allowedActions }) => [inventoryQty, allowedActions.length > 0])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect((await list(`partsCode=${part}`, 'zhao.manager')).map(({ allowedActions }) => allowedActions)).toEqual([[], []]);
    expect((await list(`partsCode=${part}`, 'd001.service')).map(({ allowedActions }) => allowedActions)).toEqual([[], []]);
    for (const person of ['d001.service', 'zhao.manager'] as const)
      expect(await kit.status(person, 'POST', 'parts/stockAdjust', { lines: [{ partsCode: part, warehouse: 'MAIN', newQty: 1, reason: 'count' }] })).toBe(403);
  });

  test('saves bin and safety stock once per version; the history tells', async () => {
    await stockUp(part, 1);
    const { id, version } = await row(part);
    expect((await post('stockSave', { id, version, binLocation: ' A-01 ', safetyQty: 4 })).result).toEqual({ id, version: version + 1 });
    expect(await post('stockSave', { id, version, safetyQty: 5 })).toMatchObject({ code: 409 });
    expect(await list(`partsCode=${part}&belowSafety=Y`)).toMatchObject([{ binLocation: 'A-01', safetyQty: 4, isBelowSafety: true }]);
    const { result: told } = (await call(kit.app, kit.tokens['d001.parts'], 'GET', `/sys/dataLog/list?docType=partsStock&id=${id}`)).body;
    expect(told.map(({ field, newValue }: { field: string; newValue: string }) => [field, newValue])).toEqual(
      expect.arrayContaining([
        ['binLocation', 'A-01'],
        ['safetyQty', '4'],
      ]),
    );
  });
});

describe('the import', () => {
  const send = async (rows: readonly (readonly (string | number)[])[], query = '', form: Record<string, string> = {}) => {
    const titles = ['partsCode', 'warehouse', 'inventoryQty', 'bookQty', 'binLocation', 'safetyQty', 'unitCost'];
    const file = { field: 'files[]', filename: 'count.xlsx', content: bytesOf(workbookOf([titles, ...rows.map((cells) => cells.map(String))])) };
    const { payload, headers } = multipart(form, file);
    const reply = await kit.app.inject({
      method: 'POST',
      url: `/api/portal/parts/stockImport${query}`,
      headers: { ...headers, 'x-access-token': kit.tokens['d001.parts'] },
      payload,
    });
    return reply.json();
  };

  test('sets what was counted: what was sold since the sheet was printed stays sold', async () => {
    await stockUp(part, 10);
    await post('stockSale', { lines: [{ partsCode: part, warehouse: 'MAIN', qty: 2 }] });
    expect(await send([[part, 'MAIN', 9, 10, 'B-7', 3]])).toMatchObject({ success: true, code: 200, result: { successCount: 1 } });
    expect(await row(part)).toMatchObject({ inventoryQty: 7, binLocation: 'B-7', safetyQty: 3 });
    expect(await moves(part)).toEqual(['opening 10', 'out_sale -2', 'adjust -1']);
  });

  test('without the printed quantity sets the quantity; adding adds it; checking alone stores nothing', async () => {
    await stockUp(part, 10);
    await send([[part, 'MAIN', 4]], '', { validateStatus: '1' });
    expect(await row(part)).toMatchObject({ inventoryQty: 10 });
    await send([[part, 'MAIN', 4]]);
    expect(await row(part)).toMatchObject({ inventoryQty: 4, stockValue: 20 });
    await send([[part.toLowerCase(), 'main', 2, '', '', '', 8]], '?mode=add');
    expect(await row(part)).toMatchObject({ inventoryQty: 6, stockValue: 36 });
  });

  test('stores good rows and says what is wrong with the others', async () => {
    const [sold, costless, locked] = [await freshPart({ enabled: 'N' }), await freshPart(), await freshPart()];
    await stockUp(locked, 3);
    await post('stockReserve', { id: (await row(locked)).id, qty: 2, reason: 'x', until: '2026-12-31' });
    await stockUp(part, 1);
    const answer = await send([
      [part, 'MAIN', 2],
      ['NOBODY-1', 'MAIN', 1],
      [sold, 'MAIN', 1, '', '', '', 1],
      [costless, 'MAIN', 1],
      [locked, 'MAIN', 1],
      [part, 'ATTIC', 1],
      [part, 'OVER', 1],
      [costless, 'DAMAGED', -1],
      [costless, 'DAMAGED', 0.001],
      [part, 'main', 7],
    ]);
    expect(answer).toMatchObject({ success: true, code: 201, result: { successCount: 1, errorCount: 9 } });
    const problems = answer.result.files[0].problems as { row: number; code: string }[];
    expect(problems.map(({ row: at, code }) => `${at} ${code}`)).toEqual([
      '3 E-309',
      '4 E-308',
      '5 E-340',
      '6 E-337',
      '7 E-338',
      '8 E-339',
      expect.stringMatching(/^9 /),
      '10 E-016',
      '11 import.duplicateRow',
    ]);
    expect(await row(part)).toMatchObject({ inventoryQty: 2 });
    expect(answer.result.fileUrl).toBeTruthy();
  });
});

describe('lines of claims and services', () => {
  const seals = (warehouse: string | null) => ({
    ...completeClaim(),
    partsInStock: 'Y',
    partsList: [
      { bugNo: 1, partsCode: 'SEAL-1', qty: 1, isCausal: 'Y', sourceType: 'own_stock', warehouse },
      { bugNo: 2, partsCode: 'SENSOR-1', qty: 1, isCausal: 'Y', sourceType: 'local_purchase' },
    ],
  });

  test('take their part from the warehouse that they name, which counts alone for W-335; none of others', async () => {
    await kit.post('d001.parts', 'parts/warehouseSave', { code: 'YARD', name: 'Yard' });
    await stockUp('SEAL-1', 3);
    const id = await kit.complete(seals('YARD'));
    expect((await kit.detail('d001.service', id)).partsList.find(({ partsCode }: { partsCode: string }) => partsCode === 'SEAL-1')).toMatchObject({
      warehouse: 'YARD',
      stockQty: null,
    });
    expect(await kit.submit('d001.service', id)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-335' }] } });
    await stockUp('SEAL-1', 1, 5, { warehouse: 'YARD' });
    expect((await kit.submit('d001.service', id)).success).toBe(true);
    expect(await row('SEAL-1', 'YARD')).toMatchObject({ inventoryQty: 0 });
    expect(await row('SEAL-1')).toMatchObject({ inventoryQty: 3 });
    await kit.post('d001.service', 'approval/submit', { docType: 'warrantyClaim', id, action: 'withdraw' });
    expect(await row('SEAL-1', 'YARD')).toMatchObject({ inventoryQty: 1, stockValue: 5 });
    for (const warehouse of ['DAMAGED', 'ATTIC'])
      expect(await kit.save('d001.service', seals(warehouse))).toMatchObject({
        success: false,
        result: { errors: [{ field: 'warehouse', line: 'partsList[0]', code: 'E-338' }] },
      });
  });
});

test('classes follow from what went out at cost in a year', async () => {
  const [most, some, rest] = [await freshPart(), await freshPart(), await freshPart()];
  const place = { dealerCode: 'D002' };
  for (const [code, cost] of [
    [most, 80],
    [some, 15],
    [rest, 5],
    [part, 1],
  ] as const)
    await stockUp(code, 2, cost, place);
  for (const code of [most, some, rest])
    await inside((context) =>
      moveStock(context, { ...place, partsCode: code, qty: -1, moveType: 'out_sale', source: 'partsStock', sourceId: newId(), sourceNo: 'TEST' }),
    );
  const job = { services: kit.app.services, today: '2026-11-21', signal: new AbortController().signal };
  await abcClasses.run({ ...job, transaction: (work) => inside(({ db }) => work(db)) });
  const classes = await kit.db
    .selectFrom('partsStock')
    .select(['partsCode', 'abcClass'])
    .where('dealerCode', '=', 'D002')
    .where('partsCode', 'in', [most, some, rest, part])
    .execute();
  expect(Object.fromEntries(classes.map(({ partsCode, abcClass }) => [partsCode, abcClass]))).toEqual({ [most]: 'A', [some]: 'B', [rest]: 'C', [part]: 'N' });
});

test('after all of it, quantities and values are the sums of the movements', async () => {
  const found = await Promise.all(stockInvariants.map(({ broken }) => sql`${broken(null)}`.execute(kit.db)));
  expect(found.flatMap(({ rows }) => rows)).toEqual([]);
});

test('figures say what lies on the shelves, and what of it has not moved for long', async () => {
  const figures = async (person: Parameters<typeof kit.get>[0]) => (await kit.get(person, 'dashboard/analysis?field=stock')).result.stock;
  const held = ({ value, stocked, dead, belowSafety }: Awaited<ReturnType<typeof figures>>) => {
    const { stock = 0, dead: unmoved = 0 } = value.find(({ currency }: { currency: string }) => currency === 'USD') ?? {};
    return { stock, unmoved, counts: [stocked.count, dead.count, belowSafety.count] };
  };
  const people = ['d001.parts', 'chen.parts'] as const;
  const before = [held(await figures(people[0])), held(await figures(people[1]))];
  const other = await figures('d002.service');
  const [moving, dead] = [await freshPart(), await freshPart()];
  await stockUp(moving, 2, 10);
  await stockUp(dead, 3, 5);
  await sql`update parts_stock set last_in_date = '2025-01-01', last_out_date = null where parts_code = ${dead}`.execute(kit.db);
  await sql`update parts_stock set safety_qty = 9 where parts_code = ${moving}`.execute(kit.db);
  for (const [at, person] of people.entries()) {
    const { stock, unmoved, counts } = before[at]!;
    const now = await figures(person);
    expect(held(now)).toEqual({ stock: stock + 35, unmoved: unmoved + 15, counts: [counts[0]! + 2, counts[1]! + 1, counts[2]! + 1] });
    for (const { count, link } of [now.stocked, now.dead, now.belowSafety])
      expect((await kit.get(person, listCall('parts/stockList', link))).result.total, link).toBe(count);
  }
  expect(await figures('d002.service')).toEqual(other);
});
