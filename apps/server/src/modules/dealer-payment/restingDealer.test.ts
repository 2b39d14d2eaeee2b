/** Payments of a dealer that is suspended, or whose contract has ended. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mustAgree } from '../../test/mustAgree.ts';
import { createPaymentKit, type PaymentKit, remittance, second } from './paymentTestKit.ts';

let kit: PaymentKit;
beforeAll(async () => {
  kit = await createPaymentKit();
}, 240_000);
afterAll(() => kit.app.close());

const become = (dealerStatus: 'active' | 'suspended' | 'terminated') =>
  kit.db.updateTable('dealer').set({ dealerStatus }).where('dealerCode', '=', 'D001').execute();
beforeEach(() => become('active'));

const refund = async (): Promise<string> => {
  await kit.entered({ accountType: 'deposit', feeType: 'deposit', paymentAmount: 100 });
  return kit.entry({ accountType: 'deposit', feeType: 'refund', paymentAmount: 40 });
};
const statusOf = async (id: string) => (await kit.detail(id))['status'];

describe('a suspended dealer', () => {
  test('gets a refund once finance has seen that it is suspended (W-554)', async () => {
    const id = await refund();
    await become('suspended');
    const asked = await kit.book(id);
    expect(asked).toMatchObject({ success: false, code: 202, result: { warnings: [{ code: 'W-554' }] } });
    expect(asked.message).toContain('AgroAndes');
    expect(await kit.linesOf(id)).toEqual([]);
    kit.done(await kit.book(id, {}, 'qian.finance', '?confirm=1'));
    expect(await kit.linesOf(id)).toHaveLength(1);
  });

  test('is asked about for each refund of a batch, of which nothing is booked before', async () => {
    const ids = [await refund(), await kit.entry()];
    await become('suspended');
    for (const id of ids) kit.done(await kit.save('qian.finance', { id, version: 1, bankReference: `BATCH-${id}` }));
    const batch = (query: string) => kit.post(second, `dealerPayment/book${query}`, { ids });
    expect(await batch('')).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-554' }] } });
    expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual(['draft', 'draft']);
    expect(await batch('?confirm=1')).toMatchObject({ success: true, result: { failed: [] } });
  });

  test.each([
    ['what it pays', { feeType: 'parts_payment' }],
    ['an adjustment', { direction: 'out', paymentAmount: 1 }],
    ['a transfer', { kind: 'transfer', toAccountType: 'deposit', paymentAmount: 1 }],
  ])('has %s booked without a question', async (_what, change) => {
    await kit.entered({ feeType: 'parts_payment', paymentAmount: 10 });
    const id = await kit.entry(change);
    await become('suspended');
    kit.done(await kit.book(id, {}, second));
    expect(await statusOf(id)).toBe('paid');
  });

  test('announces, hands in and takes back remittances, which are booked', async () => {
    await become('suspended');
    const id = await kit.submitted({ paymentAmount: 11 });
    expect(kit.said(await kit.post('d001.admin', 'approval/submit', { docType: 'dealerPayment', id, action: 'withdraw' }))).toBe('ok');
    kit.done(await kit.submit(id));
    kit.done(await kit.book(id));
    expect(await statusOf(id)).toBe('paid');
  });
});

describe('a dealer whose contract has ended', () => {
  test('hands no remittance in (E-552) and gets no refund by an entry', async () => {
    const id = await refund();
    const remitted = await kit.saved('d001.admin', remittance);
    await become('terminated');
    expect(kit.said(await kit.submit(remitted))).toBe('E-552');
    expect(kit.said(await kit.book(id, {}, 'qian.finance', '?confirm=1'))).toBe('E-552');
    expect(await kit.linesOf(id)).toEqual([]);
  });

  test('pays what it owes, and what was booked by mistake is taken back', async () => {
    const [line] = await kit.linesOf(await kit.booked({ paymentAmount: 12 }));
    const id = await kit.entry({ feeType: 'parts_payment', paymentAmount: 5 });
    await become('terminated');
    expect([kit.said(await kit.book(id)), kit.said(await kit.reverse([line!.id]))]).toEqual(['ok', 'ok']);
    await mustAgree(kit.db);
  });
});
