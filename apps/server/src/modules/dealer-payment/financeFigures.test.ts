/** Figures about balances on the analysis page. Today is 21 November 2026. */
import { sum } from '@harrow/validation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DealerAccount, FinanceFigures } from '../../generated/types.gen.ts';
import { listCall } from '../../test/listCall.ts';
import { createPaymentKit, type PaymentKit, type Person } from './paymentTestKit.ts';

let kit: PaymentKit;
beforeAll(async () => {
  kit = await createPaymentKit();
  await kit.entered({ paymentAmount: 100 });
  await kit.entered({ accountType: 'vehicle', paymentAmount: 250.5 });
  await kit.entered({ dealerCode: 'D002', currency: 'RMB', paymentAmount: 30 });
}, 240_000);
afterAll(() => kit.app.close());

const figures = async (person: Person, asked = ''): Promise<FinanceFigures> =>
  kit.done(await kit.get(person, `dashboard/analysis?field=finance${asked}`))['finance'];

test('balances stand by account and currency, and lead staff to the accounts that they sum up', async () => {
  const { accounts } = await figures('qian.finance');
  expect(accounts.map(({ key, currency, current, remaining, count }) => [key, currency, current, remaining, count])).toEqual([
    ['vehicle', 'RMB', 0, 0, 1],
    ['vehicle', 'USD', 250.5, 250.5, 1],
    ['parts', 'RMB', 30, 30, 1],
    ['parts', 'USD', 100, 100, 1],
    ['deposit', 'RMB', 0, 0, 1],
    ['deposit', 'USD', 0, 0, 1],
  ]);
  for (const { current, remaining, count, link } of accounts) {
    const { total, records } = kit.done(await kit.get('qian.finance', listCall('dealerPayment/accounts', link))) as { total: number; records: DealerAccount[] };
    expect([total, sum(records.map(({ balance }) => balance)), sum(records.map((account) => account.remaining))], link).toEqual([count, current, remaining]);
  }
});

test('dealers see their own accounts, as far as these are theirs, and come to the lines', async () => {
  const { accounts, collections, overdue, inRmb } = await figures('d001.admin');
  expect(accounts.map(({ key, currency, current, count }) => [key, currency, current, count])).toEqual([
    ['vehicle', 'USD', 250.5, 1],
    ['parts', 'USD', 100, 1],
    ['deposit', 'USD', 0, 0],
  ]);
  for (const { count, link } of accounts)
    expect((kit.done(await kit.get('d001.admin', listCall('dealerPayment/list', link))) as { total: number }).total, link).toBe(count);
  expect([collections, overdue, inRmb]).toEqual([[], [], null]);
  expect((await figures('d001.parts')).accounts.map(({ key }) => key)).toEqual(['parts']);
  expect(await figures('d00101.service')).toBeNull();
});

test('they may be those of one dealer, or of one that there is not', async () => {
  const counted = async (asked: string): Promise<[count: number, total: number][]> => {
    const { accounts, inRmb } = await figures('zhao.manager', asked);
    const found = [...accounts, inRmb!].map(async ({ count, link }): Promise<[number, number]> => [
      count,
      (kit.done(await kit.get('zhao.manager', listCall('dealerPayment/accounts', link))) as { total: number }).total,
    ]);
    return Promise.all(found);
  };
  expect(await counted('&dealerCode=D002')).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [3, 3],
  ]);
  expect(await counted('&dealerCode=NOBODY')).toEqual([[0, 0]]);
});

test('together they are worth something in RMB where the rates of the last day of the month before are known', async () => {
  expect((await figures('qian.finance')).inRmb).toMatchObject({ day: '2026-10-31', amount: null, count: 6 });
  await kit.db.insertInto('exchangeRate').values({ currency: 'USD', rateDate: '2026-10-15', rateToRmb: 7.2, source: 'manual' }).execute();
  expect((await figures('qian.finance')).inRmb).toMatchObject({ day: '2026-10-31', amount: 2553.6, count: 6 });
});
