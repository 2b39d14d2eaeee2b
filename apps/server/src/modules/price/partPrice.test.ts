/** What a part costs a dealer: one rule, whoever asks. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, transact } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { termsOf } from '../maintenance/machine.ts';
import { moveStock, openWarehouses } from '../stock/service.ts';
import { type ClaimKit, createClaimKit } from '../warranty-claim/claimTestKit.ts';
import { partPrice } from './service.ts';

/** The 22nd in Shanghai, still the 21st in Chile, where D001 is. */
const now = () => new Date('2026-11-22T02:00:00Z');
const dealersDay = '2026-11-21';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit({ now });
});
afterAll(() => kit.close());
beforeEach(async () => {
  await kit.db.deleteFrom('coefficient').where('type', '=', 'price_factor').execute();
  await kit.db.deleteFrom('partsPrice').where('partsCode', '=', 'SEAL-1').execute();
});

type Listed = [price: number, validFrom: string, validTo: string | null];
const list = async ([price, validFrom, validTo]: Listed, currency = 'USD') =>
  kit.db.insertInto('partsPrice').values({ id: newId(), partsCode: 'SEAL-1', currency, price, validFrom, validTo }).execute();
type Factor = [dealerCode: string | null, currency: string | null, value: number, validFrom?: string, validTo?: string];
const factor = async ([dealerCode, currency, value, validFrom = '2026-01-01', validTo]: Factor) =>
  kit.db
    .insertInto('coefficient')
    .values({ id: newId(), type: 'price_factor', dealerCode, currency, value, validFrom, validTo: validTo ?? null })
    .execute();
const priceOf = async (dealerCode: string | null, currency = 'USD', day = dealersDay): Promise<number | null> => {
  const price = partPrice({
    dealer: dealerCode && 'dealer',
    partsCode: sql`'SEAL-1'`,
    currency: sql`${currency}::text`,
    day: sql`${day}::date`,
  });
  const { rows } = await sql<{ price: number | null }>`select ${price} as price from dealer where dealer_code = ${dealerCode ?? 'D001'}`.execute(kit.db);
  return rows[0]!.price;
};

test.each([
  [33.33, 1.05, 35],
  [10.1, 1.05, 10.61],
  [10.1, 1, 10.1],
  [0.01, 0.3, 0.01],
  [0.02, 0.75, 0.02],
  [1.15, 1.3, 1.5],
  [0, 1.05, 0],
])('a list price of %d times %d is %d, rounded half up and at least a cent', async (listed, value, expected) => {
  await list([listed, '2026-01-01', null]);
  await factor(['D001', null, value]);
  expect(await priceOf('D001')).toBe(expected);
  expect(await priceOf(null)).toBe(listed);
});

test.each<[what: string, factors: Factor[], expected: number]>([
  ['no row', [], 100],
  ['that of all', [[null, null, 1.5]], 150],
  [
    'that of all in the currency before it',
    [
      [null, 'USD', 1.4],
      [null, null, 1.5, '2026-06-01'],
    ],
    140,
  ],
  [
    'the own one before both',
    [
      ['D001', null, 1.3],
      [null, 'USD', 1.4],
      [null, null, 1.5],
    ],
    130,
  ],
  [
    'the own one in the currency before all',
    [
      ['D001', 'USD', 1.2],
      ['D001', null, 1.3],
      [null, 'USD', 1.4],
    ],
    120,
  ],
  [
    'none in another currency, and none of another dealer',
    [
      ['D001', 'EUR', 9],
      ['D002', null, 9],
    ],
    100,
  ],
  [
    'the latest of its kind',
    [
      ['D001', null, 1.1],
      ['D001', null, 1.2, '2026-11-21'],
    ],
    120,
  ],
  [
    'none that begins tomorrow',
    [
      ['D001', null, 1.1],
      ['D001', null, 1.2, '2026-11-22'],
    ],
    110,
  ],
  ['one on its last day', [['D001', null, 1.1, '2026-01-01', '2026-11-21']], 110],
  ['none that ended yesterday', [['D001', null, 1.1, '2026-01-01', '2026-11-20']], 100],
])('of the factors counts %s', async (_what, factors, expected) => {
  await list([100, '2026-01-01', null]);
  for (const row of factors) await factor(row);
  expect(await priceOf('D001')).toBe(expected);
});

test.each<[what: string, listed: Listed, expected: number | null]>([
  ['on its first day', [10, dealersDay, null], 10],
  ['on its last day', [10, '2026-01-01', dealersDay], 10],
  ['not before', [10, '2026-11-22', null], null],
  ['not after', [10, '2026-01-01', '2026-11-20'], null],
])('a list price counts %s', async (_what, listed, expected) => {
  await list(listed);
  expect(await priceOf('D001')).toBe(expected);
  expect(await priceOf('D001', 'EUR')).toBeNull();
});

describe('everywhere a dealer gets its own price, on its own day', () => {
  beforeEach(async () => {
    // In Shanghai the first one has ended.
    await list([33.33, '2026-01-01', dealersDay]);
    await list([50, '2026-11-22', null]);
    await factor(['D001', null, 1.05]);
  });

  test.each(['parts/list?partsCode=SEAL-1', 'parts/partsList?partsCode=SEAL-1'])('%s', async (path) => {
    expect((await kit.get('d001.service', path)).result.records).toMatchObject([{ unitPrice: 35, currency: 'USD' }]);
    expect((await kit.get('chen.parts', path)).result.records).toMatchObject([{ unitPrice: 50, currency: 'USD' }]);
  });

  test('for a sub-dealer, too', async () => {
    expect((await kit.get('d00101.service', 'parts/partsList?partsCode=SEAL-1')).result.records).toMatchObject([{ unitPrice: 35 }]);
  });

  test('a claim that is saved', async () => {
    const id = await kit.complete();
    const { partsList } = await kit.detail('d001.service', id);
    expect(partsList.find(({ partsCode }: { partsCode: string }) => partsCode === 'SEAL-1')).toMatchObject({ unitPrice: 35 });
  });

  test('a service, and what comes onto the shelf without a cost', async () => {
    const context = contextOf(kit.app.services, await kit.app.services.sessions.actAs('d001.parts'));
    expect((await termsOf(context, 'D001', ['SEAL-1'])).prices.get('SEAL-1')).toBe(35);
    await transact(context, async (trx) => {
      await openWarehouses(trx, { dealerCode: 'D001' });
      await moveStock(trx, { dealerCode: 'D001', partsCode: 'SEAL-1', qty: 2, moveType: 'adjust', source: 'partsStock', sourceId: newId(), sourceNo: 'TEST' });
    });
    expect(await kit.db.selectFrom('partsStock').select('stockValue').where('partsCode', '=', 'SEAL-1').executeTakeFirst()).toEqual({ stockValue: 70 });
  });
});
