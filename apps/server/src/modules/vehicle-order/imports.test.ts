/** Orders, machines and prices from workbooks, tasks, and what the job does. */
import { utils, write } from '@e965/xlsx';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { multipart } from '../../test/multipart.ts';
import { vehicleOrderDue } from './jobs.ts';
import { createVehicleOrderKit, nextVin, type VehicleOrderKit } from './orderTestKit.ts';

let kit: VehicleOrderKit;
beforeAll(async () => {
  kit = await createVehicleOrderKit();
}, 240_000);
afterAll(() => kit.close());
afterEach(() => kit.mustAddUp());

async function send(path: string, rows: readonly object[], person: 'sun.sales' | 'd001.admin' = 'sun.sales') {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.json_to_sheet([...rows]), 'Rows');
  const content = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'rows.xlsx', content });
  const reply = await kit.app.inject({ method: 'POST', url: path, headers: { ...headers, 'x-access-token': kit.tokens[person] }, payload });
  return reply.json();
}
const problems = (answer: { result: { files: { problems: { row: number; field: string; code: string }[] }[] } }) =>
  answer.result.files[0]!.problems.map(({ row, field, code }) => [row, field, code]);

describe('orders', () => {
  const row = { contractNo: 'IM-1', dealerCode: 'D001', contractSigningDate: '2026-11-01', deliveryMethod: 'truck', fourthProduct: 'T504', qty: 2 };
  const orders = '/mfr/vehicleOrder/importExcel';
  const found = async (contractNo: string) =>
    (await kit.ask('sun.sales', 'GET', `/mfr/vehicleOrder/list?contractNo=${contractNo}`)).result.records as { id: string; numberOfOrders: number }[];

  test('of one contract are one draft, which the same contract replaces', async () => {
    const second = { contractNo: 'IM-1', dealerCode: 'D001', fourthProduct: 'T904', qty: 1, unitPrice: 30_000 };
    expect(await send(orders, [row, second])).toMatchObject({ success: true, result: { successCount: 2, errorCount: 0 } });
    const [order] = await found('IM-1');
    expect(await kit.detail(order!.id)).toMatchObject({ orderAmount: 70_000, lines: [{ unitPrice: 20_000 }, { unitPrice: 30_000 }] });
    expect(await send(orders, [{ ...row, qty: 3 }])).toMatchObject({ success: true });
    expect(await found('IM-1')).toMatchObject([{ id: order!.id, numberOfOrders: 3 }]);
    kit.done(await kit.take('release', order!.id));
    expect(problems(await send(orders, [row]))).toEqual([[2, 'contractNo', 'E-002']]);
  });

  test('are stored whole or not at all, contract by contract', async () => {
    const rows = [
      { ...row, contractNo: 'IM-2' },
      { ...row, contractNo: 'IM-2', fourthProduct: 'P006' },
      { ...row, contractNo: 'IM-3' },
      { ...row, contractNo: 'IM-4' },
      { ...row, contractNo: 'IM-4', deliveryMethod: 'rail' },
    ];
    const answer = await send(orders, rows);
    expect(answer).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 4 } });
    expect(problems(answer)).toEqual([
      [2, 'contractNo', 'vehicleOrder.rowMissing'],
      [3, 'fourthProduct', 'E-408'],
      [5, 'contractNo', 'vehicleOrder.rowMissing'],
      [6, 'deliveryMethod', 'vehicleOrder.rowDiffers'],
    ]);
    expect([await found('IM-2'), await found('IM-3'), await found('IM-4')].map(({ length }) => length)).toEqual([0, 1, 0]);
  });

  test("are the maker's to import", async () => {
    expect(await send(orders, [row], 'd001.admin')).toMatchObject({ success: false, code: 403 });
  });
});

test('machines go to the lines of their orders, each by itself', async () => {
  const id = await kit.confirmed();
  const { orderNo } = await kit.detail(id);
  const [one, two] = [nextVin(), nextVin()];
  const machine = { orderNo, lineNo: 1, engineNo: 'E1', productionDate: '2026-10-01' };
  const answer = await send('/mfr/vehicleOrder/importVins', [
    { vin: one, ...machine },
    { vin: nextVin('T904E'), ...machine },
    { vin: two, ...machine, lineNo: 2 },
    { vin: nextVin(), ...machine, orderNo: 'VO-0' },
  ]);
  expect(answer).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 3 } });
  expect(problems(answer)).toEqual([
    [3, 'vin', 'E-434'],
    [4, 'lineNo', 'E-012'],
    [5, 'orderNo', 'E-012'],
  ]);
  expect((await kit.detail(id)).machines.map(({ vin }) => vin)).toEqual([one]);
  expect(problems(await send('/mfr/vehicleOrder/importVins', [{ vin: one, ...machine }]))).toEqual([[2, 'vin', 'E-433']]);
});

test('a price list is imported; a new price ends the one before', async () => {
  const answer = await send('/mfr/vehiclePrice/importExcel', [
    { fourthProduct: 'T504', currency: 'USD', price: 21_000, validFrom: '2027-01-01' },
    { fourthProduct: 'T-60', currency: 'USD', price: 1, validFrom: '2027-01-01' },
  ]);
  expect(answer).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 1 } });
  const { records } = (await kit.ask('sun.sales', 'GET', '/mfr/vehiclePrice/list?fourthProduct=T504&currency=USD&column=validFrom&order=asc')).result;
  expect(records).toMatchObject([
    { price: 20_000, validTo: '2026-12-31' },
    { price: 21_000, validTo: null },
  ]);
});

describe('what waits', () => {
  const tasks = async (id: string) => {
    const rows = await kit.db.selectFrom('todo').select(['task', 'side', 'place', 'warnOn', 'lateOn']).where('docId', '=', id).orderBy('task').execute();
    return rows.map(({ task, side, place, warnOn, lateOn }) => [task, side, place, warnOn, lateOn]);
  };

  test('follows the order', async () => {
    const id = await kit.draft();
    expect(await tasks(id)).toEqual([['release', 'maker', '', '2026-11-25', '2026-11-28']]);
    kit.done(await kit.take('release', id));
    expect(await tasks(id)).toEqual([['confirm', 'maker', '', '2026-11-28', '2026-12-05']]);
    await kit.setBalance(12_000);
    kit.done(await kit.take('confirm', id));
    expect(await tasks(id)).toEqual([['ship', 'maker', '', '2026-12-29', '2027-01-06']]);
    await kit.setCredit(1_000_000);
    const vins = [nextVin(), nextVin()];
    kit.done(await kit.assign(id, vins));
    kit.done(await kit.ship(id, vins));
    const { orderNo } = await kit.detail(id);
    expect(await tasks(id)).toEqual([
      ['arrive', 'dealer', `${orderNo}/1`, '2026-12-20', '2026-12-24'],
      ['pay', 'maker', '', '2026-12-05', '2026-12-20'],
    ]);
    kit.done(await kit.arrive(id));
    expect((await tasks(id)).map(([task]) => task)).toEqual(['pay']);
  });
});

test('the job reminds of a shipment once, and closes what was missed', async () => {
  const { id, vins } = await kit.shipped();
  await kit.db.updateTable('vehicleShipment').set({ eta: '2026-11-20' }).where('orderId', '=', id).execute();
  const run = () =>
    vehicleOrderDue.run({
      services: kit.app.services,
      today: '2026-11-22',
      signal: new AbortController().signal,
      transaction: (work) => inTransaction(kit.db, work),
    });
  const reminders = () => kit.db.selectFrom('message').select('params').where('docId', '=', id).where('event', '=', 'vehicleOrder.etaPassed').execute();
  await run();
  await run();
  const sent = await reminders();
  expect(new Set(sent.map(({ params }) => JSON.stringify(params))).size).toBe(1);
  // Two people, once each.
  expect(sent).toHaveLength(2);
  await kit.db.updateTable('vehicle').set({ vehicleStatus: 'in_stock', arrivalDate: '2026-11-21' }).where('vin', 'in', vins).execute();
  await kit.db.updateTable('vehicleOrderLine').set({ arrivedQty: 2 }).where('orderId', '=', id).execute();
  await kit.db.updateTable('vehicleOrder').set({ arrivedQty: 2 }).where('id', '=', id).execute();
  await run();
  expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'settled' });
});
