/** Orders that are charged otherwise: for warranty, free ones, on credit beside each other, left unpaid, of a dealer that rests. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, transact } from '../../shared/context.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { saveClaim } from '../warranty-claim/service.ts';
import { completeClaim } from '../warranty-claim/claimTestKit.ts';
import { ledger } from '../ledger/service.ts';
import { cancelUnpaid } from './jobs.ts';
import { createOrderKit, type OrderKit } from './orderTestKit.ts';

let kit: OrderKit;
let claimNo: string;
beforeAll(async () => {
  kit = await createOrderKit();
  const service = contextOf(kit.app.services, await kit.app.services.sessions.actAs('d001.service'));
  const claim = completeClaim();
  const partsList = claim.partsList!.map((part) => (part.partsCode === 'SEAL-1' ? { ...part, sourceType: 'warranty_order' as const } : part));
  claimNo = (await transact(service, (within) => saveClaim(within, { ...claim, partsList }, { confirm: true }))).no;
});
afterAll(() => kit.app.close());
afterEach(() => kit.mustAddUp());

const seal = (qty: number) => ({ partsCode: 'SEAL-1', qty });
const creditLeft = () => kit.inside((context) => ledger.creditLeft(context, { dealerCode: 'D001' }));
const release = (id: string) => kit.post('qian.finance', 'partsOrder/releaseCredit', { ids: [id], reason: 'harvest has begun' });

test('a warranty order brings the parts of its claim, once, and is charged outside of the limit', async () => {
  await kit.setBalance(0);
  expect((await kit.get('d001.parts', `partsOrder/claimParts?claimNo=${claimNo}`)).result).toMatchObject([{ partsCode: 'SEAL-1', openQty: 2 }]);
  expect((await kit.get('d002.admin', `partsOrder/claimParts?claimNo=${claimNo}`)).result).toEqual([]);
  const more = { orderType: 'warranty', claimNo };
  const wrong = async (lines: object[]) => (await kit.submit(await kit.saved(lines, more))).result.errors;
  expect(await wrong([seal(3)])).toMatchObject([{ code: 'E-329', line: 'lines[0]' }]);
  expect(await wrong([{ partsCode: 'PUMP-1', qty: 1 }])).toMatchObject([{ code: 'E-329' }]);
  const id = await kit.submitted([seal(2)], more);
  expect(await wrong([seal(1)])).toMatchObject([{ code: 'E-329' }]);
  expect((await kit.confirm(id, { freight: 5 })).result.errors).toMatchObject([{ field: 'freight', code: 'partsOrder.noExtras' }]);
  kit.done(await kit.confirm(id, {}, ''));
  expect(await kit.detail(id)).toMatchObject({ status: 'pass', creditReleased: 'Y', chargedAmount: 36.8, payStatus: 'unpaid' });
  expect([await kit.balance(), await creditLeft()]).toEqual([-36.8, 0]);
  // Money that comes covers it first, and other orders wait.
  const other = await kit.confirmed([seal(1)]);
  await kit.money(20);
  await kit.payWaiting();
  expect(await kit.detail(id)).toMatchObject({ payStatus: 'partial', paidAmount: 20 });
  expect(await kit.detail(other)).toMatchObject({ status: 'pass', chargedAmount: 0, account: { balance: -16.8, available: 0, creditLeft: 0 } });
  await kit.money(35.2);
  await kit.payWaiting();
  expect([await kit.detail(id), await kit.detail(other)]).toMatchObject([{ status: 'paid' }, { status: 'paid', chargedAmount: 18.4 }]);
});

test('what the account lacks is owed by released orders from the newest back', async () => {
  await kit.setBalance(0);
  await kit.setLimit(1000);
  const [older, newer] = [await kit.confirmed([seal(2)]), await kit.confirmed([seal(5)])];
  kit.done(await release(older));
  await kit.db.updateTable('partsOrder').set({ releaseTime: '2026-11-01T00:00:00Z' }).where('id', '=', older).execute();
  kit.done(await release(newer));
  await kit.money(40);
  await kit.payWaiting();
  expect([await kit.detail(older), await kit.detail(newer)]).toMatchObject([
    { status: 'paid', paidAmount: 36.8 },
    { status: 'pass', payStatus: 'partial', paidAmount: 3.2 },
  ]);
  expect(await creditLeft()).toBe(911.2);
  await kit.setLimit(0);
  await kit.setBalance(0);
  await kit.payWaiting();
  expect(await kit.detail(newer)).toMatchObject({ status: 'paid' });
});

test('no credit in a currency that is not settled in', async () => {
  await kit.setBalance(0);
  await kit.setLimit(1000);
  const id = await kit.confirmed([seal(1)]);
  await kit.db.updateTable('dealer').set({ currency: 'EUR' }).where('dealerCode', '=', 'D001').execute();
  expect((await release(id)).result.errorCode).toBe('E-519');
  await kit.db.updateTable('dealer').set({ currency: 'USD', creditLimit: 0 }).where('dealerCode', '=', 'D001').execute();
});

test('a sample costs nothing and a campaign less', async () => {
  await kit.setBalance(1000);
  const sample = await kit.confirmed([seal(1)], { orderType: 'sample' });
  expect(await kit.detail(sample)).toMatchObject({ status: 'paid', totalAmount: 0, chargedAmount: 0, partsAmount: 18.4 });
  const campaign = await kit.confirmed([seal(1)], { orderType: 'campaign' });
  expect(await kit.detail(campaign)).toMatchObject({ status: 'paid', discountPct: 5, discount: 0.92, chargedAmount: 17.48 });
});

test('a confirmed order that nobody pays is cancelled by the system', async () => {
  await kit.setBalance(0);
  const id = await kit.confirmed([seal(4)]);
  const run = (today: string) =>
    cancelUnpaid({ services: kit.app.services, today, signal: new AbortController().signal, transaction: (work) => inTransaction(kit.db, work) });
  const { confirmTime } = (await kit.detail(id)) as unknown as { confirmTime: string };
  expect(await run(confirmTime.slice(0, 10))).toBe(0);
  expect(await run('2027-02-01')).toBeGreaterThan(0);
  expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
});

test('while the dealer rests nothing is released or charged by itself, and confirming is asked about', async () => {
  await kit.setBalance(0);
  await kit.setLimit(1000);
  const waiting = await kit.confirmed([seal(1)]);
  const submitted = await kit.submitted([seal(1)]);
  const rests = (dealerStatus: 'suspended' | 'active') => kit.db.updateTable('dealer').set({ dealerStatus }).where('dealerCode', '=', 'D001').execute();
  await rests('suspended');
  await kit.money(100);
  await kit.payWaiting();
  expect(await kit.detail(waiting)).toMatchObject({ status: 'pass', chargedAmount: 0 });
  expect((await release(waiting)).result.errorCode).toBe('E-551');
  expect(await kit.confirm(submitted, {}, '')).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-554' }] } });
  await rests('active');
  await kit.payWaiting();
  expect(await kit.detail(waiting)).toMatchObject({ status: 'paid' });
  await kit.setLimit(0);
});
