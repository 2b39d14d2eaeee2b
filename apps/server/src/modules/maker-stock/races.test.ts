/** Two at once about the maker's stock: what is promised stays there. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPartsTrip, type PartsTrip } from '../../test/partsTrip.ts';
import { again, codeOf, codesOf } from '../../test/race.ts';
import { call } from '../../test/testApp.ts';
import { openMakerWarehouse } from './makerStockTestKit.ts';

let trip: PartsTrip;
beforeAll(async () => {
  trip = await createPartsTrip();
});
afterAll(() => trip.app.close());
afterEach(() => trip.mustAgree());

const send = async (path: string, body: object) => (await call(trip.app, trip.tokens['chen.parts'], 'POST', `/mfr/makerStock/${path}`, body)).body;
const adjust = (newQty: number) => send('adjust', { lines: [{ warehouse: 'WH01', partsCode: 'PUMP-1', newQty, reason: 'count', remark: 'Counted' }] });
const held = () =>
  trip.db
    .selectFrom('makerStock')
    .select(['inventoryQty', 'lockedQty'])
    .where('warehouse', '=', 'WH01')
    .where('partsCode', '=', 'PUMP-1')
    .executeTakeFirstOrThrow();

test('a count below what an order reserves meanwhile', again, async () => {
  await trip.setBalance(1_000_000);
  const id = await trip.submitted([{ partsCode: 'PUMP-1', qty: 5 }]);
  const { lockedQty } = await held();
  expect(codeOf(await adjust(lockedQty + 5))).toBe('ok');
  const [confirmed, counted] = await Promise.all([trip.confirm(id, {}, ''), adjust(lockedQty + 2)]);
  const codes = [codeOf(confirmed), codeOf(counted)];
  // Either the order has its five pieces, or the count left two of them.
  expect([
    ['W-333', 'ok'],
    ['ok', 'E-337'],
  ]).toContainEqual(codes);
  const after = await held();
  expect(after.inventoryQty).toBe(codes[1] === 'ok' ? lockedQty + 2 : lockedQty + 5);
  expect(after.lockedQty).toBe(codes[0] === 'ok' ? lockedQty + 5 : lockedQty);
});

test('two transfers of the same last pieces', again, async () => {
  await openMakerWarehouse(trip, { code: 'SPARE' });
  const { lockedQty } = await held();
  expect(codeOf(await adjust(lockedQty + 3))).toBe('ok');
  const transfer = () => send('transfer', { fromWarehouse: 'WH01', toWarehouse: 'SPARE', lines: [{ partsCode: 'PUMP-1', qty: 2 }] });
  expect(codesOf(await Promise.all([transfer(), transfer()]))).toEqual(['E-303', 'ok']);
  expect((await held()).inventoryQty).toBe(lockedQty + 1);
});
