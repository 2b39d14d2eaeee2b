/** A dealer settles in another currency: its shelves are worth as much in the new one. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../documents/systemContext.ts';
import { transact, type TrxContext } from '../../shared/context.ts';
import { inTransaction, newId } from '../../shared/database/database.ts';
import { dealerChanges } from '../dealer/dealerChanges.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit } from '../warranty-claim/claimTestKit.ts';
import { abcClasses } from './jobs/abcClasses.ts';
import { moveStock, openWarehouses, stockInvariants } from './service.ts';

let clock = Date.parse('2026-12-10T15:00:00Z');
let kit: ClaimKit;
const branch = { dealerCode: 'D001', subDealerCode: 'D001-01' };
const inside = <T>(work: (context: TrxContext) => Promise<T>) => transact(systemContext(kit.app.services), work);
const put = (partsCode: string, qty: number, more: object = {}) =>
  inside((context) =>
    moveStock(context, { dealerCode: 'D001', partsCode, qty, moveType: 'opening', source: 'partsStock', sourceId: newId(), sourceNo: 'TEST', ...more }),
  );
let soldMove = '';
beforeAll(async () => {
  kit = await createClaimKit({ now: () => new Date((clock += 1)) });
  await inside(async (context) => {
    for (const unit of [{ dealerCode: 'D001' }, branch]) await openWarehouses(context, unit);
  });
  await put('SEAL-1', 4, { amount: 40 });
  await put('PUMP-1', 3, { ...branch, amount: 10 });
  await put('FILTER-1', 2, { unitCost: 7 });
  await put('FILTER-1', -2, { moveType: 'adjust' });
  const sale = { lines: [{ partsCode: 'SEAL-1', warehouse: 'MAIN', qty: 1 }] };
  await kit.post('d001.parts', 'parts/stockSale', sale);
  soldMove = (await moves('SEAL-1'))[1]!.id;
  await kit.db.deleteFrom('exchangeRate').execute();
  await kit.db
    .updateTable('dealer')
    .set({ nextCurrency: 'RMB', nextCurrencyFrom: '2027-01-01', nextCreditLimit: 500 })
    .where('dealerCode', '=', 'D001')
    .execute();
  clock = Date.parse('2027-01-01T12:00:00Z');
});
afterAll(() => kit.close());

type Move = { id: string; moveType: string; qty: number; amount: number; unitCost: number; valueAfter: number; currency: string };
const moves = async (partsCode: string): Promise<Move[]> =>
  (await kit.get('d001.parts', `parts/stockMoves?pageSize=50&column=moveNo&order=asc&partsCode=${partsCode}`)).result.records;
const shelf = async (partsCode: string) => (await kit.get('d001.parts', `parts/stockList?partsCode=${partsCode}`)).result.records[0];
const runJob = () =>
  dealerChanges.run({
    services: kit.app.services,
    today: '2027-01-01',
    signal: new AbortController().signal,
    transaction: (work) => inTransaction(kit.db, work),
  });

test('without a rate the change waits, and finance hears why', async () => {
  await runJob();
  expect(await kit.db.selectFrom('dealer').select(['currency', 'nextCurrency']).where('dealerCode', '=', 'D001').executeTakeFirst()).toEqual({
    currency: 'USD',
    nextCurrency: 'RMB',
  });
  expect(await shelf('SEAL-1')).toMatchObject({ stockValue: 30, currency: 'USD' });
  const told = await kit.db
    .selectFrom('message')
    .innerJoin('sysUser', 'sysUser.id', 'message.userId')
    .select('message.params')
    .where('event', '=', 'dealer.currencyBlocked')
    .where('username', '=', 'qian.finance')
    .execute();
  expect(told).toMatchObject([{ params: { list: expect.stringContaining('USD') } }]);
});

test('with a rate each row has one movement without a quantity, also one that is empty and those of sub-dealers', async () => {
  const rate = { currency: 'USD', rateDate: '2027-01-01', rateToRmb: 7.123_45 };
  const added = await call(kit.app, kit.tokens['qian.finance'], 'POST', '/mfr/exchangeRate/add?confirm=1', rate);
  expect(added.body).toMatchObject({ success: true });
  await runJob();
  expect(await shelf('SEAL-1')).toMatchObject({ inventoryQty: 3, stockValue: 213.7, avgCost: 71.2333, currency: 'RMB' });
  expect(await shelf('PUMP-1')).toMatchObject({ inventoryQty: 3, stockValue: 71.23, currency: 'RMB' });
  expect(await shelf('FILTER-1')).toMatchObject({ inventoryQty: 0, stockValue: 0, avgCost: 49.8642 });
  expect(await moves('SEAL-1')).toMatchObject([
    { moveType: 'opening', amount: 40, currency: 'USD' },
    { moveType: 'out_sale', amount: -10, currency: 'USD' },
    { moveType: 'revalue', qty: 0, amount: 183.7, unitCost: 71.2333, valueAfter: 213.7, currency: 'RMB' },
  ]);
  expect(await moves('FILTER-1')).toMatchObject([{}, {}, { moveType: 'revalue', qty: 0, amount: 0 }]);
});

test('a sale of before comes back with what it is worth now, and every figure adds up', async () => {
  expect(await kit.post('d001.parts', 'parts/stockReverse', { moveIds: [soldMove], reason: 'not fetched' })).toMatchObject({ success: true });
  expect(await shelf('SEAL-1')).toMatchObject({ inventoryQty: 4, stockValue: 284.93 });
  for (const { broken } of stockInvariants) expect((await sql`${broken(null)}`.execute(kit.db)).rows).toEqual([]);
});

test('classes take what went out in either currency at the rates of the day, and stay where one is missing', async () => {
  const classes = { services: kit.app.services, today: '2027-01-01', signal: new AbortController().signal };
  const classify = () => abcClasses.run({ ...classes, transaction: (work) => inTransaction(kit.db, work) });
  const sell = (partsCode: string, amount: number) =>
    put(partsCode, 1, { amount }).then(() => kit.post('d001.parts', 'parts/stockSale', { lines: [{ partsCode, warehouse: 'MAIN', qty: 1 }] }));
  const classOf = async (partsCode: string) => (await shelf(partsCode)).abcClass;
  // 20 dollars of before are worth 142 yuan; 100 yuan are less, though more in figures.
  await kit.db.updateTable('dealer').set({ currency: 'USD' }).where('dealerCode', '=', 'D001').execute();
  await sell('SENSOR-1', 20);
  await kit.db.updateTable('dealer').set({ currency: 'RMB' }).where('dealerCode', '=', 'D001').execute();
  await sell('FILTER-1', 100);
  const rate = await kit.db.selectFrom('exchangeRate').selectAll().execute();
  await kit.db.deleteFrom('exchangeRate').execute();
  await classify();
  expect([await classOf('SENSOR-1'), await classOf('FILTER-1')]).toEqual(['N', 'N']);
  await kit.db.insertInto('exchangeRate').values(rate).execute();
  await classify();
  expect([await classOf('SENSOR-1'), await classOf('FILTER-1')]).toEqual(['A', 'A']);
});
