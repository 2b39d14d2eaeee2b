/** What follows when money is booked: orders that wait for it, and the word that little is left. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../shared/database/database.ts';
import { mustAgree } from '../../test/mustAgree.ts';
import { createOrderKit, type OrderKit } from '../parts-order/orderTestKit.ts';

let kit: OrderKit;
beforeAll(async () => {
  kit = await createOrderKit();
}, 240_000);
afterAll(() => kit.app.close());

/** An entry of finance, booked at once. @returns its line */
async function booked(change: object): Promise<string> {
  const entry = { kind: 'entry', dealerCode: 'D001', accountType: 'parts', currency: 'USD', feeDate: '2026-11-20', bankReference: newId(), ...change };
  const { id } = kit.done(await kit.post('qian.finance', 'dealerPayment/save', entry)) as { id: string };
  kit.done(await kit.post('qian.finance', 'dealerPayment/book', { ids: [id] }));
  const { entries } = kit.done(await kit.get('qian.finance', `dealerPayment/detail?id=${id}`)) as { entries: [{ id: string }] };
  return entries[0].id;
}
const paid = (paymentAmount: number) => booked({ feeType: 'parts_payment', paymentAmount });
const spent = (paymentAmount: number) => booked({ feeType: 'adjustment', direction: 'out', paymentAmount });

test('an order that waits is charged once the money is there, whatever brings it', async () => {
  await kit.setBalance(0);
  const [first, next] = [await kit.confirmed([{ partsCode: 'SEAL-1', qty: 1 }]), await kit.confirmed([{ partsCode: 'SEAL-1', qty: 2 }])];
  await paid(18.39);
  await kit.payWaiting();
  expect(await kit.detail(first)).toMatchObject({ status: 'pass', chargedAmount: 0 });
  await paid(0.01);
  await kit.payWaiting();
  expect(await kit.detail(first)).toMatchObject({ status: 'paid', chargedAmount: 18.4, payStatus: 'paid' });
  expect([await kit.balance(), await kit.detail(next)]).toMatchObject([0, { status: 'pass' }]);
  await kit.payWaiting();
  expect(await kit.balance()).toBe(0);
  const line = await paid(36.8);
  await kit.payWaiting();
  expect(await kit.detail(next)).toMatchObject({ status: 'paid', chargedAmount: 36.8 });
  // What bounces is owed; the order was paid before.
  kit.done(await kit.post('qian.finance', 'dealerPayment/reverse', { ids: [line], reason: 'the bank took it back' }));
  expect(await kit.balance()).toBe(-36.8);
  await mustAgree(kit.db);
});

const told = async (): Promise<string[]> =>
  (
    await sql<{ balance: string }>`select distinct params ->> 'balance' as balance from message where event = 'dealerPayment.low' order by 1`.execute(kit.db)
  ).rows.map(({ balance }) => balance);
const readers = async (): Promise<string[]> =>
  (
    await sql<{
      username: string;
    }>`select distinct username from message join sys_user on sys_user.id = user_id where event = 'dealerPayment.low' order by 1`.execute(kit.db)
  ).rows.map(({ username }) => username);

test('a dealer hears once that its parts account runs low, and again after it was filled', async () => {
  await kit.setBalance(1200);
  await sql`delete from message where event = 'dealerPayment.low'`.execute(kit.db);
  await spent(200);
  expect(await told()).toEqual([]);
  await spent(0.01);
  expect(await told()).toEqual(['999.99']);
  await spent(500);
  await spent(300);
  expect(await told()).toEqual(['999.99']);
  await paid(900);
  await spent(200);
  expect(await told()).toEqual(['899.99', '999.99']);
  expect(await readers()).toEqual(['d001.admin', 'd001.parts']);
});

test('other accounts run low without a word', async () => {
  await booked({ accountType: 'deposit', feeType: 'deposit', paymentAmount: 1500 });
  await sql`delete from message where event = 'dealerPayment.low'`.execute(kit.db);
  await booked({ accountType: 'deposit', feeType: 'refund', paymentAmount: 1400 });
  expect(await told()).toEqual([]);
});
