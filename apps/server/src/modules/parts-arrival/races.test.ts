/** Two receipts at once: each box is booked once. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPartsTrip, type PartsTrip } from '../../test/partsTrip.ts';
import { again, codesOf } from '../../test/race.ts';

let trip: PartsTrip;
beforeAll(async () => {
  trip = await createPartsTrip();
});
afterAll(() => trip.app.close());
afterEach(() => trip.mustAgree());

const parts = [
  { partsCode: 'SEAL-1', qty: 4 },
  { partsCode: 'FILTER-1', qty: 2 },
];
/** Quantities that receipts of a packing list have put on the shelves. */
const booked = (packingId: string) =>
  trip.count(
    sql<{ n: number }>`select coalesce(sum(m.qty), 0)::int as n from stock_move m join parts_arrival a on a.id = m.source_id where a.packing_id = ${packingId}`,
  );
const listOf = async (id: string) => trip.done(await trip.get('d001.parts', `packingList/detail?id=${id}`)) as object;

test('two receipts of a whole packing list', again, async () => {
  const { id, packingNo } = await trip.shipped(parts);
  expect(codesOf(await Promise.all([trip.receive(packingNo), trip.receive(packingNo)]))).toEqual(['E-311', 'ok']);
  expect(await booked(id)).toBe(6);
});

test('two receipts of one box of two', again, async () => {
  const { id, packingNo } = await trip.shipped(parts, ['B1', 'B2']);
  const count = { boxes: ['B1'] };
  expect(codesOf(await Promise.all([trip.receive(packingNo, count), trip.receive(packingNo, count)]))).toEqual(['E-311', 'ok']);
  expect(await booked(id)).toBe(4);
  expect(await listOf(id)).toMatchObject({ status: 'pending_acceptance', boxesReceived: 1 });
});

test('receipts of two boxes of one packing list close it', again, async () => {
  const { id, packingNo } = await trip.shipped(parts, ['B1', 'B2']);
  expect(codesOf(await Promise.all([trip.receive(packingNo, { boxes: ['B1'] }), trip.receive(packingNo, { boxes: ['B2'] })]))).toEqual(['ok', 'ok']);
  expect(await booked(id)).toBe(6);
  expect(await listOf(id)).toMatchObject({ status: 'closed', boxesReceived: 2 });
});

test('one receipt sent twice by the same key', again, async () => {
  const { id, packingNo } = await trip.shipped(parts);
  const [one, other] = await trip.twice('d001.parts', 'partsArrival/generate', { ...trip.receipt, packingNo });
  expect(one).toMatchObject({ success: true, result: { status: 'closed' } });
  expect(other.result).toEqual(one.result);
  expect(await booked(id)).toBe(6);
});

test('two that only begin to count the same box', again, async () => {
  const { packingNo } = await trip.shipped(parts);
  const hold = () => trip.receive(packingNo, { hold: '1' });
  expect(codesOf(await Promise.all([hold(), hold()]))).toEqual(['E-349', 'ok']);
});
