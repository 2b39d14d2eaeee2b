/** Two at once about one packing list: one goes through, the other is told why not. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPartsTrip, type PartsTrip } from '../../test/partsTrip.ts';
import { again, codeOf, codesOf } from '../../test/race.ts';

let trip: PartsTrip;
beforeAll(async () => {
  trip = await createPartsTrip();
});
afterAll(() => trip.app.close());
afterEach(() => trip.mustAgree());

const seals = [{ partsCode: 'SEAL-1', qty: 4 }];
const statusOf = async (id: string) => (trip.done(await trip.get('chen.parts', `packingList/detail?id=${id}`)) as { status: string }).status;
const left = (id: string) =>
  trip.count(
    sql<{ n: number }>`select count(*)::int as n from maker_stock_move where source_id = ${id} and move_type = 'out_ship' and reverses_move_no is null`,
  );

test('two shipments of one packing list', again, async () => {
  const { id } = await trip.packed(await trip.paid(seals));
  expect(codesOf(await Promise.all([trip.ship(id), trip.ship(id)]))).toEqual(['E-007', 'ok']);
  expect(await statusOf(id)).toBe('shipped');
  expect(await left(id)).toBe(1);
});

test('one shipment sent twice by the same key', again, async () => {
  const { id } = await trip.packed(await trip.paid(seals));
  const [one, other] = await trip.twice('chen.parts', 'packingList/ship', { ids: [id], ...trip.transport });
  expect(one).toMatchObject({ success: true, result: { ok: [id] } });
  expect(other.result).toEqual(one.result);
  expect(await left(id)).toBe(1);
});

test('two packing lists of the same open parts', again, async () => {
  const orderId = await trip.paid(seals);
  const { lines } = (await trip.detail(orderId)) as unknown as { lines: { id: string }[] };
  const pack = () => trip.post('chen.parts', 'packingList/generate', { lines: [{ orderLineId: lines[0]!.id, qty: 3, wmsBoxNo: '1' }] });
  expect(codesOf(await Promise.all([pack(), pack()]))).toEqual(['E-310', 'ok']);
  expect(await trip.detail(orderId)).toMatchObject({ lines: [{ packedQty: 3, openQty: 1 }] });
});

test('a shipment, and a cancellation of what is packed for it', again, async () => {
  const orderId = await trip.paid(seals);
  const { id } = await trip.packed(orderId);
  const { lines, version } = (await trip.detail(orderId)) as unknown as { lines: { id: string }[]; version: number };
  const cancelled = { id: orderId, version, lines: [{ lineId: lines[0]!.id, qty: 4 }], reason: 'No longer made' };
  const [ship, cancel] = await Promise.all([trip.ship(id), trip.post('chen.parts', 'partsOrder/cancelOpen', cancelled)]);
  expect(codeOf(ship)).toBe('ok');
  // Before the shipment all is packed; after it the order has a newer version, and is complete.
  expect(['E-342', 'E-001', 'E-007']).toContain(codeOf(cancel));
  expect(await trip.detail(orderId)).toMatchObject({ status: 'shipped', lines: [{ shippedQty: 4, cancelledQty: 0 }] });
});

test('a recall, and the dealer who says that the goods have come', again, async () => {
  const { id } = await trip.shipped(seals);
  const [recall, arrived] = await Promise.all([
    trip.post('chen.parts', 'packingList/recall', { ids: [id], reason: 'Wrong truck' }),
    trip.post('d001.parts', 'packingList/markArrived', { ids: [id], arrivedOn: '2026-11-21' }),
  ]);
  // A draft is no dealer's business any more.
  expect([
    ['ok', 'E-012'],
    ['E-007', 'ok'],
  ]).toContainEqual([codeOf(recall), codeOf(arrived)]);
  expect(await statusOf(id)).toBe(codeOf(recall) === 'ok' ? 'draft' : 'pending_acceptance');
});

test('a recall, and a receipt of its only box', again, async () => {
  const { id, packingNo } = await trip.shipped(seals);
  const [recall, received] = await Promise.all([trip.post('chen.parts', 'packingList/recall', { ids: [id], reason: 'Wrong truck' }), trip.receive(packingNo)]);
  expect([
    ['ok', 'E-012'],
    ['E-316', 'ok'],
  ]).toContainEqual([codeOf(recall), codeOf(received)]);
  expect(await statusOf(id)).toBe(codeOf(recall) === 'ok' ? 'draft' : 'closed');
});
