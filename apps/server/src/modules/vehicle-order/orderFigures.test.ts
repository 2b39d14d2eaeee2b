/** Figures about orders on the analysis page. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FinanceFigures, OrderFigures } from '../../generated/types.gen.ts';
import { listCall } from '../../test/listCall.ts';
import { call, signIn } from '../../test/testApp.ts';
import { createVehicleOrderKit, type VehicleOrderKit } from './orderTestKit.ts';

let kit: VehicleOrderKit;
beforeAll(async () => {
  kit = await createVehicleOrderKit();
}, 240_000);
afterAll(() => kit.app.close());

const get = async (person: string, path: string) => (await call(kit.app, await signIn(kit.app, person), 'GET', path)).body.result;
const figures = async (person: string): Promise<OrderFigures | null> => (await get(person, '/api/portal/dashboard/analysis?field=orders')).orders;

test('say what is open, late, on its way and unpaid, and lead to these orders', async () => {
  await kit.draft();
  const late = await kit.released();
  await sql`update vehicle_order set expected_ship_date = '2026-11-20' where id = ${late}`.execute(kit.db);
  await kit.shipped();

  for (const [person, list] of [
    ['d001.admin', '/api/portal/vehicleOrder/list'],
    ['sun.sales', '/mfr/vehicleOrder/list'],
  ] as const) {
    const found = (await figures(person))!;
    expect(found).toMatchObject({
      open: { count: 2 },
      units: { qty: 2 },
      late: { count: 1 },
      arriving: { count: 1 },
      unpaid: [{ currency: 'USD', amount: 40_000, count: 1 }],
    });
    const { units, unpaid, ...counts } = found;
    for (const { count, link } of [...Object.values(counts), ...unpaid]) expect((await get(person, listCall(list, link))).total, link).toBe(count);
    const orders: { numberOfOrders: number; shippedQty: number }[] = (await get(person, listCall(list, units.link))).records;
    expect(orders.map(({ numberOfOrders, shippedQty }) => numberOfOrders - shippedQty)).toEqual([2]);
  }
});

test('are nobody else’s', async () => {
  expect(await figures('d002.admin')).toMatchObject({ open: { count: 0 }, units: { qty: 0 }, late: { count: 0 }, arriving: { count: 0 }, unpaid: [] });
  expect(await figures('d001.service')).toBeNull();
});

test('are overdue among the figures of finance when they are not paid thirty days after the shipment', async () => {
  const overdue = async (person: string): Promise<FinanceFigures['overdue']> =>
    (await get(person, '/api/portal/dashboard/analysis?field=finance')).finance.overdue;
  const { id } = await kit.shipped();
  const shippedOn = (day: string) =>
    sql`update vehicle_order set paid_amount = 10000, pay_status = 'partial', ship_date = ${day} where id = ${id}`.execute(kit.db);
  await shippedOn('2026-10-23');
  expect(await overdue('qian.finance')).toEqual([]);
  await shippedOn('2026-10-22');
  const found = await overdue('qian.finance');
  expect(found).toMatchObject([{ key: 'vehicle', currency: 'USD', amount: 30_000, count: 1 }]);
  expect(await get('qian.finance', listCall('/api/portal/vehicleOrder/list', found[0]!.link))).toMatchObject({
    total: 1,
    records: [{ id, unpaidAmount: 30_000 }],
  });
  expect(await overdue('d001.admin')).toEqual([]);
});
