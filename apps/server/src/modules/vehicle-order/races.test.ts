/** Two at once about one order of machines: one goes through, the other is told why not. Money and machines agree in any case. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { again, codeOf, codesOf } from '../../test/race.ts';
import { createVehicleOrderKit, nextVin, type VehicleOrderKit } from './orderTestKit.ts';

let kit: VehicleOrderKit;
beforeAll(async () => {
  kit = await createVehicleOrderKit();
}, 240_000);
afterAll(() => kit.close());
afterEach(() => kit.mustAddUp());

const one = { lines: [{ fourthProduct: 'T504', qty: 1 }] };

/** A confirmed order of one machine that is paid, with its VIN assigned. */
async function readyToShip(): Promise<{ id: string; vin: string }> {
  const id = await kit.confirmed(one);
  await kit.setBalance(14_000);
  kit.done(await kit.take('pay', id, {}, 'qian.finance'));
  const vin = nextVin();
  kit.done(await kit.assign(id, [vin]));
  return { id, vin };
}

test('two confirmations of one order', again, async () => {
  const id = await kit.released(one);
  await kit.setBalance(12_000);
  expect(codesOf(await Promise.all([kit.take('confirm', id), kit.take('confirm', id)]))).toEqual(['E-007', 'ok']);
  expect(await kit.balance()).toBe(6_000);
});

test('two orders, and money for the deposit of one', again, async () => {
  const [id, other] = [await kit.released(one), await kit.released(one)];
  await kit.setBalance(6_000);
  expect(codesOf(await Promise.all([kit.take('confirm', id), kit.take('confirm', other)]))).toEqual(['E-304', 'ok']);
  expect(await kit.balance()).toBe(0);
});

test('two payments of one order', again, async () => {
  const id = await kit.confirmed(one);
  await kit.setBalance(28_000);
  expect(codesOf(await Promise.all([kit.take('pay', id, {}, 'qian.finance'), kit.take('pay', id, {}, 'qian.finance')]))).toEqual(['E-440', 'ok']);
  expect(await kit.detail(id)).toMatchObject({ paidAmount: 20_000, payStatus: 'paid' });
  expect(await kit.balance()).toBe(14_000);
});

test('one machine for two orders', again, async () => {
  const [id, other] = [await kit.confirmed(one), await kit.confirmed(one)];
  const vin = nextVin();
  expect(codesOf(await Promise.all([kit.assign(id, [vin]), kit.assign(other, [vin])]))).toEqual(['E-433', 'ok']);
});

test('a shipment, and a cancellation of the order', again, async () => {
  const { id, vin } = await readyToShip();
  const [ship, cancel] = await Promise.all([kit.ship(id, [vin]), kit.take('cancel', id, { reason: 'The customer left' })]);
  // Shipped, it can be cancelled no more; cancelled, its machines are free.
  expect([
    ['ok', 'E-007'],
    ['E-007', 'ok'],
  ]).toContainEqual([codeOf(ship), codeOf(cancel)]);
  expect(await kit.vehicles([vin])).toHaveLength(codeOf(ship) === 'ok' ? 1 : 0);
});

test('a shipment that is taken back, and its dealer who says that it has come', again, async () => {
  const { id, vin } = await readyToShip();
  kit.done(await kit.ship(id, [vin]));
  const { orderNo } = await kit.detail(id);
  const [taken, arrived] = await Promise.all([kit.one('unship', id, { shipmentNo: `${orderNo}/1`, reason: 'Wrong truck' }), kit.arrive(id)]);
  expect([codeOf(taken), codeOf(arrived)].filter((code) => code === 'ok')).toHaveLength(1);
  expect(['E-438', 'E-007', 'E-001', 'E-012', 'ok']).toEqual(expect.arrayContaining([codeOf(taken), codeOf(arrived)]));
  expect(await kit.vehicles([vin])).toHaveLength(codeOf(taken) === 'ok' ? 0 : 1);
});

test('an arrival by the order, and one of the same machine on the list of machines', again, async () => {
  const { id, vin } = await readyToShip();
  kit.done(await kit.ship(id, [vin]));
  const [vehicle] = await kit.vehicles([vin]);
  const [order, list] = await Promise.all([
    kit.arrive(id),
    kit.post('d001.service', 'vehicle/confirmArrival', { ids: [vehicle!['id']], arrivalDate: '2026-11-21' }),
  ]);
  expect([codeOf(order), codeOf(list)].filter((code) => code === 'ok')).toHaveLength(1);
  expect(await kit.detail(id)).toMatchObject({ arrivedQty: 1 });
});

test('a machine that is scrapped while its order is paid', again, async () => {
  const id = await kit.confirmed(one);
  await kit.setCredit(1_000_000);
  const vin = nextVin();
  kit.done(await kit.assign(id, [vin]));
  kit.done(await kit.ship(id, [vin]));
  await kit.setBalance(14_000);
  const [vehicle] = await kit.vehicles([vin]);
  const [paid, scrapped] = await Promise.all([
    kit.take('pay', id, {}, 'qian.finance'),
    kit.ask('zhao.manager', 'POST', '/mfr/vehicle/scrap', { ids: [vehicle!['id']], reason: 'Sank with its ship' }),
  ]);
  expect([codeOf(paid), codeOf(scrapped)]).toEqual(['ok', 'ok']);
  // Nothing of it is under way any more, and it is paid.
  expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'settled', shippedQty: 1, arrivedQty: 0 });
});

test('two drafts of one contract', again, async () => {
  const draft = kit.input(one);
  expect(codesOf(await Promise.all([kit.keep('add', draft), kit.keep('add', draft)]))).toEqual(['E-018', 'ok']);
});
