/** Packing lists over HTTP: from orders and workbooks to boxes, shipment, recall and receipt. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, transact, type TrxContext } from '../../shared/context.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { insertMachines, testNow } from '../../test/machineFixtures.ts';
import { multipart } from '../../test/multipart.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { addPart, anOrder, type TestOrder, transport, weights } from './packingTestKit.ts';
import { packingArrivals } from './packingArrivals.ts';
import { inShipping } from '../stock/service.ts';
import { openBoxes, packingInvariants, receiveBoxes } from './service.ts';

const people = ['chen.parts', 'd001.parts', 'd001.admin', 'd001.service', 'd002.admin', 'qian.finance'] as const;
type Person = (typeof people)[number];

let app: TestApp;
const tokens = {} as Record<Person, string>;
beforeAll(async () => {
  app = await createTestApp({ now: testNow });
  await insertMachines(app.services.db);
  for (const code of ['BELT-1', 'RING-1', 'BOLT-1']) await addPart(app.services, code);
  for (const person of people) tokens[person] = await signIn(app, person);
});
afterAll(() => app.close());

const get = async (person: Person, path: string) => (await call(app, tokens[person], 'GET', `/api/portal/packingList/${path}`)).body;
const post = async (person: Person, path: string, body: object) => (await call(app, tokens[person], 'POST', `/api/portal/packingList/${path}`, body)).body;
const detail = async (id: string, person: Person = 'chen.parts') => (await get(person, `detail?id=${id}`)).result;
const generate = (body: object, query = '') => post('chen.parts', `generate${query}`, body);
const rows = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> => (await query.execute(app.services.db)).rows as Row[];
const orderLines = ({ id }: TestOrder) =>
  rows<{ packedQty: number; shippedQty: number; openQty: number }>(
    sql`select packed_qty, shipped_qty, open_qty from parts_order_line where order_id = ${id} order by line_no`,
  );
const count = async (table: string): Promise<number> => (await rows<{ n: number }>(sql`select count(*)::int as n from ${sql.table(table)}`))[0]!.n;

/** Figures that a shipment moves: the maker's stock, what is reserved of it, and what the dealer expects. */
const figures = async (partsCode: string) =>
  (
    await rows<{ inventory: number; locked: number; shipping: number }>(sql`select
      (select sum(inventory_qty) from maker_stock where parts_code = ${partsCode}) as inventory,
      (select sum(locked_qty) from maker_stock where parts_code = ${partsCode}) as locked,
      (select coalesce(sum(shipping_qty), 0) from parts_stock where parts_code = ${partsCode} and dealer_code = 'D001') as shipping`)
  )[0]!;

/** A draft of an order, with everything that it needs to leave. */
async function readyList(order: TestOrder, more: object = {}): Promise<{ id: string; no: string; version: number }> {
  const [list] = (await generate({ orderIds: [order.id] })).result;
  const { boxes, version } = await detail(list.id);
  const answer = await post('chen.parts', 'save', {
    id: list.id,
    version,
    ...transport,
    boxes: boxes.map(({ id, wmsBoxNo }: { id: string; wmsBoxNo: string }) => ({ id, wmsBoxNo, ...weights })),
    ...more,
  });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return answer.result;
}
async function shippedList(order: TestOrder, more: object = {}): Promise<string> {
  const { id } = await readyList(order, more);
  expect(await post('chen.parts', 'ship', { ids: [id] })).toMatchObject({ success: true, result: { ok: [id] } });
  return id;
}
const inside = async <T>(person: Person, work: (context: TrxContext) => Promise<T>): Promise<T> =>
  transact(contextOf(app.services, await app.services.sessions.actAs(person)), work);
const breaches = async (): Promise<string[]> =>
  (
    await Promise.all(packingInvariants.map(async ({ code, broken }) => (await rows<{ id: string }>(sql`${broken(null)}`)).map(({ id }) => `${code} ${id}`)))
  ).flat();

const byText = (a: string, b: string): number => a.localeCompare(b);

describe('generate', () => {
  test('an order that is neither paid nor released is refused (E-314); once paid it is packed', async () => {
    const order = await anOrder(app.services, { status: 'pass' });
    expect(await generate({ orderIds: [order.id] })).toMatchObject({ success: false, result: { errorCode: 'E-314' } });
    await sql`update parts_order set status = 'paid' where id = ${order.id}`.execute(app.services.db);
    const answer = await generate({ orderIds: [order.id] });
    expect(answer.result).toMatchObject([{ dealerName: 'AgroAndes', boxCount: 1, totalAmount: 125, lines: [{ wmsBoxNo: '1', orderNo: order.no, qty: 10 }] }]);
    expect(await orderLines(order)).toEqual([{ packedQty: 10, shippedQty: 0, openQty: 0 }]);
    expect(await generate({ orderIds: [order.id] })).toMatchObject({ result: { errorCode: 'E-345' } });
    expect(await detail(answer.result[0].id)).toMatchObject({
      orderNos: order.no,
      consignee: 'AgroAndes SpA',
      tradeTerm: 'FOB',
      currency: 'USD',
      status: 'draft',
    });
  });

  test('one draft for each dealer, consignee and delivery method; a dry run stores nothing', async () => {
    const orders = [
      await anOrder(app.services),
      await anOrder(app.services, { lines: [{ qty: 2 }, { partsCode: 'BELT-1', qty: 3 }] }),
      await anOrder(app.services, { consignee: 'Fundo Norte' }),
      await anOrder(app.services, { deliveryMethod: 'truck' }),
      await anOrder(app.services, { subDealer: true }),
      await anOrder(app.services, { dealer: 'D002' }),
    ];
    const before = await count('packing_list');
    const orderIds = orders.map(({ id }) => id);
    const tried = await generate({ orderIds }, '?dryRun=1');
    expect(tried.result).toHaveLength(5);
    expect(await count('packing_list')).toBe(before);
    expect(await orderLines(orders[1]!)).toMatchObject([{ packedQty: 0 }, { packedQty: 0 }]);
    const done = await generate({ orderIds });
    expect(done.result.map(({ lines }: { lines: object[] }) => lines.length)).toEqual([3, 1, 1, 1, 1]);
    expect(done.result.map(({ subDealerName }: { subDealerName: string | null }) => subDealerName)).toEqual([null, null, null, 'Temuco', null]);
  });

  test('a short line names order, line, wanted and open before anything is stored', async () => {
    const orders = [await anOrder(app.services), await anOrder(app.services, { lines: [{ qty: 15, confirmed: 10 }] }), await anOrder(app.services)];
    const before = await count('packing_list');
    const answer = await generate({ lines: orders.map(({ lines }) => ({ orderLineId: lines[0], qty: lines === orders[1]!.lines ? 11 : 10, wmsBoxNo: 'a1' })) });
    expect(answer).toMatchObject({ success: false, code: 422, result: { errors: [{ code: 'E-310', line: 'lines[1]', field: 'qty' }] } });
    for (const fact of [orders[1]!.no, 'line 1', '11', '10']) expect(answer.result.errors[0].text).toContain(fact);
    expect(await count('packing_list')).toBe(before);
    expect(await orderLines(orders[0]!)).toMatchObject([{ packedQty: 0 }]);
  });

  test('one line may lie in two boxes, not twice in one (E-346)', async () => {
    const order = await anOrder(app.services);
    const line = { orderLineId: order.lines[0], qty: 4 };
    expect(
      (
        await generate({
          lines: [
            { ...line, wmsBoxNo: 'b1' },
            { ...line, wmsBoxNo: 'B1 ' },
          ],
        })
      ).result.errors,
    ).toMatchObject([{ code: 'E-346' }]);
    const [list] = (
      await generate({
        lines: [
          { ...line, wmsBoxNo: 'b1' },
          { ...line, wmsBoxNo: 'b2' },
        ],
      })
    ).result;
    expect(list).toMatchObject({ boxCount: 2, lines: [{ wmsBoxNo: 'B1' }, { wmsBoxNo: 'B2' }] });
    expect(await orderLines(order)).toMatchObject([{ packedQty: 8, openQty: 2 }]);
  });

  test('dealers and staff without the right are refused; a missing order looks like a foreign one', async () => {
    const order = await anOrder(app.services);
    for (const person of ['d001.parts', 'qian.finance'] as const) expect((await post(person, 'generate', { orderIds: [order.id] })).code).toBe(403);
    expect(await generate({ orderIds: ['f'.repeat(32)] })).toMatchObject({ result: { errorCode: 'E-012' } });
    expect(await generate({})).toMatchObject({ result: { errorCode: 'E-010' } });
  });

  test('for a suspended dealer it asks first (W-554)', async () => {
    const order = await anOrder(app.services, { dealer: 'D002' });
    await sql`update dealer set dealer_status = 'suspended' where dealer_code = 'D002'`.execute(app.services.db);
    try {
      expect(await generate({ orderIds: [order.id] })).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-554' }] } });
      expect(await generate({ orderIds: [order.id] }, '?confirm=1')).toMatchObject({ success: true });
    } finally {
      await sql`update dealer set dealer_status = 'active' where dealer_code = 'D002'`.execute(app.services.db);
    }
  });

  test('open lines are those that may be packed, and for a draft those that may join it', async () => {
    const [open, foreign] = [await anOrder(app.services, { consignee: 'Joins' }), await anOrder(app.services, { consignee: 'Elsewhere' })];
    const unpaid = await anOrder(app.services, { consignee: 'Joins', status: 'pass' });
    const asked = await anOrder(app.services, { consignee: 'Joins', cancelRequested: 'Y' });
    const draft = await anOrder(app.services, { consignee: 'Joins' });
    const { id } = await readyList(draft);
    const nos = async (query: string) => (await get('chen.parts', `openLines?${query}`)).result.map(({ orderNo }: { orderNo: string }) => orderNo);
    expect(await nos(`id=${id}`)).toEqual([open.no]);
    const all = await nos('');
    expect(all).toEqual(expect.arrayContaining([open.no, foreign.no]));
    expect(all).not.toEqual(expect.arrayContaining([unpaid.no]));
    expect(all).not.toEqual(expect.arrayContaining([asked.no]));
  });
});

describe('save', () => {
  test('boxes and lines are replaced, sums and packed quantities follow, a renamed box takes its lines along', async () => {
    const order = await anOrder(app.services, { lines: [{ qty: 10 }, { partsCode: 'RING-1', qty: 4, unitPrice: 1.25 }] });
    const { id } = await readyList(order);
    const { version, boxes, lines } = await detail(id);
    const kept = lines.map(({ id: lineId, orderLineId, qty }: { id: string; orderLineId: string; qty: number }) => ({
      id: lineId,
      orderLineId,
      qty,
      wmsBoxNo: '1',
    }));
    const answer = await post('chen.parts', 'save', {
      id,
      version,
      boxes: [
        { id: boxes[0].id, wmsBoxNo: 'bx-9' },
        { wmsBoxNo: 'BX-10', grossWeight: 3, netWeight: 2 },
      ],
      lines: [
        { ...kept[0], qty: 6 },
        { orderLineId: kept[0].orderLineId, qty: 2, wmsBoxNo: 'bx-10', hsCode: '8433.11' },
      ],
    });
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });
    expect(await detail(id)).toMatchObject({
      boxCount: 2,
      grossWeight: 15.5,
      netWeight: 12,
      volume: 0.576,
      totalAmount: 100,
      boxes: [
        { wmsBoxNo: 'BX-9', lineCount: 1, volume: 0.576 },
        { wmsBoxNo: 'BX-10', lineCount: 1, volume: null },
      ],
      lines: [
        { wmsBoxNo: 'BX-9', qty: 6, hsCode: null },
        { wmsBoxNo: 'BX-10', qty: 2, hsCode: '8433.11', openQty: 2 },
      ],
    });
    expect(await orderLines(order)).toMatchObject([
      { packedQty: 8, openQty: 2 },
      { packedQty: 0, openQty: 4 },
    ]);
    expect(await breaches()).toEqual([]);
  });

  test('everything that cannot be stored is said at its place', async () => {
    const order = await anOrder(app.services);
    const other = await anOrder(app.services, { consignee: 'Somebody else' });
    const { id, version } = await readyList(order);
    const [line] = (await detail(id)).lines;
    const save = (more: object) => post('chen.parts', 'save', { id, version, ...more });
    const errors = async (more: object) =>
      (await save(more)).result.errors.map(({ code, line: at, field }: Record<string, string>) => `${code} ${at ?? ''} ${field}`);
    expect(await errors({ boxes: [{ wmsBoxNo: '1' }, { wmsBoxNo: ' 1' }, { wmsBoxNo: '2', grossWeight: 1, netWeight: 2 }, { wmsBoxNo: '' }] })).toEqual([
      'packingList.boxTwice boxes[1] wmsBoxNo',
      'packingList.grossBelowNet boxes[2] grossWeight',
      'E-013 boxes[3] wmsBoxNo',
    ]);
    expect(await errors({ lines: [{ orderLineId: line.orderLineId, qty: 10.5, wmsBoxNo: '1' }] })).toEqual(['E-310 lines[0] qty']);
    expect(await errors({ lines: [{ orderLineId: line.orderLineId, qty: 1, wmsBoxNo: '7' }] })).toEqual(['E-317 lines[0] wmsBoxNo']);
    expect(await errors({ lines: [{ orderLineId: other.lines[0], qty: 1, wmsBoxNo: '1' }] })).toEqual(['E-312 lines[0] orderLineId']);
    expect(
      await errors({
        lines: [
          { orderLineId: line.orderLineId, qty: 1.234, wmsBoxNo: '1' },
          { orderLineId: line.orderLineId, qty: 0, wmsBoxNo: '1' },
        ],
      }),
    ).toEqual(['E-016 lines[0] qty', 'E-015 lines[1] qty']);
    expect(await errors({ eta: '2026-11-01' })).toEqual(['E-315  eta']);
    expect(await save({ version: version - 1 })).toMatchObject({ code: 409 });
    expect(await orderLines(order)).toMatchObject([{ packedQty: 10 }]);
    expect((await post('chen.parts', 'save', {})).result.errors).toMatchObject([{ field: 'id', code: 'E-013' }]);
  });

  test('a deleted draft gives back what lay in it', async () => {
    const order = await anOrder(app.services);
    const { id } = await readyList(order);
    expect(await orderLines(order)).toMatchObject([{ packedQty: 10 }]);
    await call(app, tokens['chen.parts'], 'DELETE', `/api/portal/packingList/delete?ids=${id}`);
    expect(await orderLines(order)).toMatchObject([{ packedQty: 0, openQty: 10 }]);
    expect(await breaches()).toEqual([]);
  });
});

describe('ship and recall', () => {
  test('the goods leave the maker and are announced to the dealer; a recall restores every figure', async () => {
    await addPart(app.services, 'SHIP-1');
    const order = await anOrder(app.services, { lines: [{ partsCode: 'SHIP-1', qty: 10 }] });
    const { id } = await readyList(order);
    const before = await figures('SHIP-1');
    expect(before).toEqual({ inventory: 10, locked: 10, shipping: 0 });
    expect((await get('d001.parts', `detail?id=${id}`)).result).toMatchObject({ errorCode: 'E-012' });
    for (const round of [1, 2]) {
      expect(await post('chen.parts', 'ship', { ids: [id] })).toMatchObject({ success: true });
      expect(await figures('SHIP-1')).toEqual({ inventory: 0, locked: 0, shipping: 10 });
      expect(await orderLines(order)).toEqual([{ packedQty: 0, shippedQty: 10, openQty: 0 }]);
      expect(await detail(id, 'd001.parts')).toMatchObject({ status: 'shipped', transitDays: 1, allowedActions: ['markArrived'] });
      expect(await breaches()).toEqual([]);
      expect(await post('chen.parts', 'recall', { ids: [id], reason: `Round ${round}: wrong container` })).toMatchObject({ success: true });
      expect(await figures('SHIP-1')).toEqual(before);
      expect(await orderLines(order)).toEqual([{ packedQty: 10, shippedQty: 0, openQty: 0 }]);
    }
    expect(await breaches()).toEqual([]);
    expect(await rows(sql`select move_type from maker_stock_move where parts_code = 'SHIP-1' and move_type <> 'opening' order by seq`)).toEqual(
      ['out_ship', 'out_recall', 'out_ship', 'out_recall'].map((moveType) => ({ moveType })),
    );
  });

  test('what is missing is said at its place; a collected one needs no carrier', async () => {
    const [list] = (await generate({ orderIds: [(await anOrder(app.services)).id] })).result;
    const said = async (more: object = {}) =>
      ((await post('chen.parts', 'ship', { ids: [list.id], ...more })).result.errors ?? []).map(
        ({ field, code }: Record<string, string>) => `${field} ${code}`,
      );
    expect(await said()).toEqual(['shipmentDate E-013', 'eta E-013', 'carrier E-013', 'blNo packingList.transportNo', 'grossWeight E-013', 'netWeight E-013']);
    const days = { shipmentDate: '2026-11-20', eta: '2026-12-01' };
    expect(await said({ ...days, shipMethod: 'self_pickup' })).toEqual(['grossWeight E-013', 'netWeight E-013']);
    expect(await said({ ...days, shipMethod: 'self_pickup', eta: '2026-11-19' })).toContain('eta E-315');
    expect(await said({ ...days, shipMethod: 'self_pickup', shipmentDate: '2026-11-23' })).toContain('shipmentDate vehicle.notYet');
  });

  test('an order that is no longer paid keeps its goods (E-314)', async () => {
    const order = await anOrder(app.services);
    const { id } = await readyList(order);
    await sql`update parts_order set status = 'pass' where id = ${order.id}`.execute(app.services.db);
    expect(await post('chen.parts', 'ship', { ids: [id] })).toMatchObject({ result: { errorCode: 'E-314' } });
    expect(await detail(id)).toMatchObject({ status: 'draft' });
  });

  test('of two shipments at once one is refused (E-007), and the goods leave once', async () => {
    await addPart(app.services, 'ONCE-1');
    const order = await anOrder(app.services, { lines: [{ partsCode: 'ONCE-1', qty: 3 }] });
    const { id } = await readyList(order);
    const answers = await Promise.all([1, 2].map(() => post('chen.parts', 'ship', { ids: [id] })));
    expect(answers.map(({ success, result }) => (success ? 'shipped' : result.errorCode)).toSorted(byText)).toEqual(['E-007', 'shipped']);
    expect(await figures('ONCE-1')).toEqual({ inventory: 0, locked: 0, shipping: 3 });
  });

  test('ship and announcement are one transaction: where the dealer cannot expect the goods, none have left', async () => {
    await addPart(app.services, 'WHOLE-1');
    const order = await anOrder(app.services, { lines: [{ partsCode: 'WHOLE-1', qty: 5 }] });
    const { id } = await readyList(order);
    await sql`alter table parts_stock add constraint no_more_shipping check (parts_code <> 'WHOLE-1')`.execute(app.services.db);
    expect(await post('chen.parts', 'ship', { ids: [id] })).toMatchObject({ success: false });
    await sql`alter table parts_stock drop constraint no_more_shipping`.execute(app.services.db);
    expect(await figures('WHOLE-1')).toEqual({ inventory: 5, locked: 5, shipping: 0 });
    expect(await detail(id)).toMatchObject({ status: 'draft' });
    expect(await post('chen.parts', 'ship', { ids: [id] })).toMatchObject({ success: true });
  });
});

describe('arrival', () => {
  test('the dealer says that it has arrived, another dealer cannot (E-012), and not before it left (E-318)', async () => {
    const id = await shippedList(await anOrder(app.services));
    expect(await post('d002.admin', 'markArrived', { ids: [id] })).toMatchObject({ result: { errorCode: 'E-012' } });
    expect((await post('chen.parts', 'markArrived', { ids: [id] })).code).toBe(403);
    expect((await post('d001.parts', 'markArrived', { ids: [id], arrivedOn: '2026-11-19' })).result.errors).toMatchObject([{ code: 'E-318' }]);
    expect(await post('d001.parts', 'markArrived', { ids: [id], arrivedOn: '2026-11-21' })).toMatchObject({ success: true });
    expect(await detail(id)).toMatchObject({ status: 'pending_acceptance', arrivedOn: '2026-11-21', allowedActions: [] });
    expect(await post('chen.parts', 'recall', { ids: [id], reason: 'too late for that' })).toMatchObject({ result: { errorCode: 'E-007' } });
  });

  test('a later day of arrival is told as a delay; one that only counted as arrived is on its way again', async () => {
    const early = { eta: '2026-11-20' };
    const id = await shippedList(await anOrder(app.services), early);
    const run = () =>
      packingArrivals.run({
        services: app.services,
        today: '2026-11-21',
        signal: new AbortController().signal,
        transaction: (work) => inTransaction(app.services.db, work),
      });
    await setParameter(app.services, 'packing.autoArrive', 'N');
    expect(await run()).toBe(0);
    await setParameter(app.services, 'packing.autoArrive', 'Y');
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await detail(id)).toMatchObject({ status: 'pending_acceptance', arrivedOn: null });
    expect((await post('chen.parts', 'changeEta', { ids: [id], eta: '2026-11-19', reason: 'before it left' })).result.errors).toMatchObject([
      { code: 'E-315' },
    ]);
    expect(await post('chen.parts', 'changeEta', { ids: [id], eta: '2026-12-24', reason: 'storm at sea' })).toMatchObject({ success: true });
    expect(await detail(id)).toMatchObject({ status: 'shipped', eta: '2026-12-24', delayed: 'Y' });
    const told = await rows<{ event: string }>(sql`select distinct event from message where doc_id = ${id} order by 1`);
    expect(told.map(({ event }) => event)).toEqual(['packingList.arrived', 'packingList.delayed', 'packingList.shipped']);
  });

  test('box 1 of 2 leaves it open, and is received once (E-311); the last box closes it', async () => {
    const order = await anOrder(app.services);
    const { id, version, no } = await readyList(order);
    const [line] = (await detail(id)).lines;
    const boxes = ['K1', 'K2'].map((wmsBoxNo) => ({ wmsBoxNo, ...weights }));
    await post('chen.parts', 'save', {
      id,
      version,
      boxes,
      lines: boxes.map(({ wmsBoxNo }) => ({ orderLineId: line.orderLineId, qty: 5, wmsBoxNo })),
    });
    await post('chen.parts', 'ship', { ids: [id] });
    const open = await inside('d001.parts', (context) => openBoxes(context, { packingNo: no, lock: true }));
    expect(open.boxes.map(({ wmsBoxNo }) => wmsBoxNo)).toEqual(['K1', 'K2']);
    await expect(inside('d002.admin', (context) => openBoxes(context, { packingNo: no }))).rejects.toMatchObject({ text: { code: 'E-012' } });
    const receive = (box: string) =>
      inside('d001.parts', async (context) => {
        // As a receipt does, which puts the parts on the shelf.
        await inShipping(context, { dealerCode: 'D001', lines: [{ partsCode: 'SEAL-1', qty: -5 }] });
        return receiveBoxes(context, {
          packingId: id,
          arrivalNo: `PA-${box}`,
          boxes: [box],
          lines: open.lines
            .filter(({ wmsBoxNo }) => wmsBoxNo === box)
            .map(({ id: packingLineId }) => ({ packingLineId, receivedQty: 4, damagedQty: 1, overQty: 0, shortQty: 1 })),
          day: '2026-11-21',
        });
      });
    expect(await receive('K1')).toEqual({ closed: false });
    expect(await detail(id)).toMatchObject({
      status: 'pending_acceptance',
      boxesReceived: 1,
      arrivedOn: '2026-11-21',
      boxes: [{ receivedIn: 'PA-K1' }, { receivedIn: null }],
      lines: [{ receivedQty: 4, damagedQty: 1, shortQty: 1 }, { receivedQty: 0 }],
    });
    await expect(receive('K1')).rejects.toMatchObject({ text: { code: 'E-311' } });
    await expect(receive('K3')).rejects.toMatchObject({ text: { code: 'E-317' } });
    expect((await inside('d001.parts', (context) => openBoxes(context, { packingNo: no }))).boxes.map(({ wmsBoxNo }) => wmsBoxNo)).toEqual(['K2']);
    expect(await post('chen.parts', 'recall', { ids: [id], reason: 'too late for that' })).toMatchObject({ result: { errorCode: 'E-316' } });
    expect(await receive('K2')).toEqual({ closed: true });
    expect(await detail(id)).toMatchObject({ status: 'closed', closeReason: 'arrived', boxesReceived: 2 });
    await expect(inside('d001.parts', (context) => openBoxes(context, { packingNo: no }))).rejects.toMatchObject({ text: { code: 'E-311' } });
  });
});

describe('import', () => {
  const titles = ['wmsBoxNo', 'orderNo', 'partsCode', 'qty', 'boxSize', 'grossWeight', 'netWeight', 'hsCode', 'originCountry', 'packingNo'];
  const send = async (lines: unknown[][], fields: Record<string, string> = {}) => {
    const { payload, headers } = multipart(fields, { filename: 'p.xlsx', content: bytesOf(workbookOf([titles, ...lines])), field: 'files[]' });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/portal/packingList/importExcel',
      headers: { ...headers, 'x-access-token': tokens['chen.parts'], 'accept-language': 'en' },
      payload,
    });
    return reply.json();
  };

  test('of ten rows two are bad: eight are stored, the report says why the others are not (201)', async () => {
    for (let index = 0; index < 10; index += 1) await addPart(app.services, `IMP-${index}`);
    const whole = await anOrder(app.services, { lines: Array.from({ length: 10 }, (_, index) => ({ partsCode: `IMP-${index}`, qty: 2 })) });
    const good = Array.from({ length: 8 }, (_, index) => [`C${index % 2}`, whole.no, `IMP-${index}`, 2, '600x400x300', 8, 6]);
    const answer = await send([...good, ['C0', whole.no, 'IMP-8', 3], ['C1', whole.no, 'IMP-9', 1, '601x400x300']]);
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true, code: 201, result: { successCount: 8, errorCount: 2 } });
    expect(answer.result.files[0].problems).toMatchObject([
      { row: 10, field: 'qty', code: 'E-310' },
      { row: 11, field: 'boxSize', code: 'E-313' },
    ]);
    const [list] = (await get('chen.parts', `list?orderNo=${whole.no}`)).result.records;
    expect(await detail(list.id)).toMatchObject({
      boxCount: 2,
      boxes: [{ wmsBoxNo: 'C0', length: 600, grossWeight: 8, lineCount: 4 }, { wmsBoxNo: 'C1' }],
      lines: expect.objectContaining({ length: 8 }),
    });
    expect(await breaches()).toEqual([]);
  });

  test('rows are added to a draft that they name; what does not belong there is refused', async () => {
    for (const code of ['ADD-1', 'ADD-2']) await addPart(app.services, code);
    const order = await anOrder(app.services, {
      lines: [
        { partsCode: 'ADD-1', qty: 5 },
        { partsCode: 'ADD-2', qty: 5 },
      ],
    });
    const foreign = await anOrder(app.services, { dealer: 'D002' });
    const unpaid = await anOrder(app.services, { status: 'pass' });
    const [list] = (await generate({ lines: [{ orderLineId: order.lines[0], qty: 2, wmsBoxNo: 'D1' }] })).result;
    const blank = Array.from({ length: 5 }, () => undefined);
    const row = (box: string, orderNo: string, part: string, qty: unknown) => [box, orderNo, part, qty, ...blank, list.packingNo];
    const answer = await send([
      row('D2', order.no, 'ADD-2', undefined),
      row('D1', order.no, 'ADD-1', 1),
      row('D2', foreign.no, 'SEAL-1', 1),
      row('D2', unpaid.no, 'SEAL-1', 1),
      row('D2', order.no, 'NO-SUCH', 1),
      row('D2', order.no, 'SEAL-1', 1),
      row('D2', 'PO-NONE', 'SEAL-1', 1),
      ['D2', order.no, 'ADD-1', 1, '10 by 10', ...blank.slice(1), 'PL-NONE'],
    ]);
    expect(answer.result, JSON.stringify(answer)).toMatchObject({ successCount: 1, errorCount: 7 });
    expect(answer.result.files[0].problems.map(({ row: at, code }: { row: number; code: string }) => `${at} ${code}`)).toEqual([
      '3 E-346',
      '4 E-312',
      '5 E-314',
      '6 E-309',
      '7 packingList.notOrdered',
      '8 E-012',
      '9 packingList.boxSize',
      '9 E-012',
    ]);
    expect(await detail(list.id)).toMatchObject({
      boxCount: 2,
      lines: [
        { wmsBoxNo: 'D1', qty: 2 },
        { wmsBoxNo: 'D2', partsCode: 'ADD-2', qty: 5 },
      ],
    });
  });

  test('a check stores nothing', async () => {
    const order = await anOrder(app.services);
    const before = await count('packing_list');
    expect(await send([['E1', order.no, 'SEAL-1', 1]], { validateStatus: '1' })).toMatchObject({ success: true, result: { successCount: 1 } });
    expect(await count('packing_list')).toBe(before);
    expect(await orderLines(order)).toMatchObject([{ packedQty: 0 }]);
  });
});

test('the list finds by number, order, part and box, says what is late, and sums per currency', async () => {
  await addPart(app.services, 'FIND-1');
  const order = await anOrder(app.services, { lines: [{ partsCode: 'FIND-1', qty: 2 }] });
  const id = await shippedList(order, { eta: '2026-11-20' });
  const { packingNo } = await detail(id);
  const found = async (query: string, person: Person = 'd001.parts') =>
    (await get(person, `list?${query}`)).result.records.map((row: { id: string }) => row.id);
  for (const query of [
    `keyword=${packingNo}`,
    `keyword=${order.no}`,
    'keyword=find-1',
    `orderNo=${order.no}`,
    'partsCode=FIND-1',
    `packingNo=${packingNo}&wmsBoxNo=1`,
    'late=Y&partsCode=FIND-1',
  ])
    expect(await found(query), query).toEqual([id]);
  expect(await found(`keyword=${packingNo}`, 'd002.admin')).toEqual([]);
  expect((await get('d001.parts', `totals?partsCode=FIND-1`)).result).toEqual({
    sums: [{ currency: 'USD', count: 1, totalAmount: 25, grossWeight: 12.5, volume: 0.576 }],
    capped: false,
  });
  const drafts = (await get('d001.parts', 'statusCounts')).result.find(({ status }: { status: string }) => status === 'draft');
  expect(drafts.count).toBe(0);
});
