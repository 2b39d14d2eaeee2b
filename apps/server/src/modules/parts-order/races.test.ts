/** Two at once: one goes through, the other is told why not. What they leave adds up in any case. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../shared/database/database.ts';
import { mustAgree } from '../../test/mustAgree.ts';
import { again, codesOf } from '../../test/race.ts';
import { ledger } from '../ledger/service.ts';
import { fillMakerStock } from '../maker-stock/makerStockTestKit.ts';
import { createOrderKit, type OrderKit } from './orderTestKit.ts';
import { packLines } from './service.ts';

let kit: OrderKit;
beforeAll(async () => {
  kit = await createOrderKit();
  await kit.db.updateTable('partsPrice').set({ price: 1 }).where('partsCode', '=', 'ZERO-1').execute();
});
afterAll(() => kit.app.close());
afterEach(() => kit.mustAddUp());

const seal = (qty: number) => ({ partsCode: 'SEAL-1', qty });
const pay = (id: string) => kit.post('qian.finance', 'partsOrder/pay', { ids: [id] });

test('two payments of one order', again, async () => {
  await kit.setBalance(0);
  const id = await kit.confirmed([seal(1)]);
  await kit.setBalance(100);
  const answers = await Promise.all([pay(id), pay(id)]);
  expect(codesOf(answers)[1]).toBe('ok');
  expect(['E-520', 'E-007']).toContain(codesOf(answers)[0]);
  expect(await kit.balance()).toBe(81.6);
});

test('a payment and a release', again, async () => {
  await kit.setBalance(0);
  await kit.setLimit(1000);
  const id = await kit.confirmed([seal(1)]);
  await kit.setBalance(100);
  await Promise.all([pay(id), kit.post('qian.finance', 'partsOrder/releaseCredit', { ids: [id], reason: 'harvest has begun' }), kit.payWaiting()]);
  expect(await kit.balance()).toBe(81.6);
  expect(await kit.detail(id)).toMatchObject({ status: 'paid', chargedAmount: 18.4 });
  await kit.setLimit(0);
});

test('two orders, one balance', again, async () => {
  await kit.setBalance(0);
  const ids = [await kit.confirmed([seal(1)]), await kit.confirmed([seal(1)])];
  await kit.setBalance(20);
  expect(codesOf(await Promise.all(ids.map(pay)))).toEqual(['E-304', 'ok']);
  expect(await kit.balance()).toBe(1.6);
});

test('two confirmations of the last pieces', again, async () => {
  await kit.inside((context) => fillMakerStock(context, [{ warehouse: 'WH01', partsCode: 'ZERO-1', qty: 3 }]));
  await kit.setBalance(100);
  const ids = [await kit.submitted([{ partsCode: 'ZERO-1', qty: 2 }]), await kit.submitted([{ partsCode: 'ZERO-1', qty: 2 }])];
  const answers = await Promise.all(ids.map((id) => kit.confirm(id, {}, '')));
  expect(codesOf(answers)).toEqual(['W-333', 'ok']);
  const second = ids[answers.findIndex(({ success }) => !success)]!;
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-333' }] } });
  kit.done(await kit.confirm(second));
  expect(await kit.detail(second)).toMatchObject({ lines: [{ confirmedQty: 1, backorderQty: 1 }] });
});

test('packing and cancelling what is open', again, async () => {
  await kit.setBalance(100);
  const id = await kit.confirmed([seal(2)]);
  const { version, lines } = (await kit.detail(id)) as unknown as { version: number; lines: { id: string }[] };
  const orderLineId = lines[0]!.id;
  const pack = kit
    .inside((context) => packLines(context, { lines: [{ orderLineId, qty: 2 }] }), 'chen.parts')
    .then(() => 'ok')
    .catch((error: { text: { code: string } }) => error.text.code);
  const cancel = kit.post('chen.parts', 'partsOrder/cancelOpen', { id, version, lines: [{ lineId: orderLineId, qty: 2 }], reason: 'not made any more' });
  const [packed, cancelled] = await Promise.all([pack, cancel]);
  const refusals = [packed, cancelled.success ? 'ok' : (cancelled.result.errorCode ?? cancelled.result.errors[0].code)];
  // The one that comes second finds nothing open, or the order moved on.
  expect(refusals.filter((refusal) => refusal === 'ok')).toHaveLength(1);
  expect(['E-310', 'E-342', 'E-001', 'E-007']).toContain(refusals.find((refusal) => refusal !== 'ok'));
  // There is no list that it was packed for.
  if (packed === 'ok') await kit.inside((context) => packLines(context, { lines: [{ orderLineId, qty: -2 }] }), 'chen.parts');
});

test('a charge and a refund of the same balance', again, async () => {
  await kit.setBalance(20);
  await kit.setLimit(5);
  const entry = { kind: 'entry', dealerCode: 'D001', accountType: 'parts', currency: 'USD', feeDate: '2026-11-20', bankReference: newId() };
  const { id: refund } = kit.done(await kit.post('qian.finance', 'dealerPayment/save', { ...entry, feeType: 'refund', paymentAmount: 10 })) as { id: string };
  const order = await kit.submitted([seal(1)]);
  const [confirmed, refunded] = await Promise.all([kit.confirm(order), kit.post('qian.finance', 'dealerPayment/book', { ids: [refund] })]);
  kit.done(confirmed);
  const { chargedAmount } = await kit.detail(order);
  // What comes first takes its money; neither of them takes what the other one has taken.
  expect([
    [18.4, 'E-523', 1.6],
    [0, 'ok', 10],
  ]).toContainEqual([chargedAmount, codesOf([refunded])[0], await kit.balance()]);
  await kit.setLimit(0);
  await mustAgree(kit.db);
});

test('a release and a lower limit', again, async () => {
  await kit.setBalance(0);
  for (let round = 0; round < 5; round += 1) {
    await kit.setLimit(20);
    const id = await kit.confirmed([seal(1)]);
    const release = kit.post('qian.finance', 'partsOrder/releaseCredit', { ids: [id], reason: 'harvest has begun' });
    const [released] = await Promise.all([release, kit.setLimit(0)]);
    expect(['ok', 'E-519']).toContain(codesOf([released])[0]);
    const owed = released.success ? 18.4 : 0;
    expect(await kit.detail(id)).toMatchObject({ chargedAmount: owed, creditReleased: released.success ? 'Y' : 'N' });
    expect(await kit.balance()).toBe(owed === 0 ? 0 : -owed);
    await kit.setBalance(0);
  }
});

const onPostgres = (process.env.HARROW_TEST_DATABASE ?? 'pglite') !== 'pglite';
test.skipIf(!onPostgres)('nobody changes the limit while it is counted on', async () => {
  const free = async (): Promise<number> =>
    kit.db.transaction().execute(async (other) => {
      const { rows } = await sql`select from dealer where dealer_code = 'D001' for update skip locked`.execute(other);
      return rows.length;
    });
  expect(await free()).toBe(1);
  await kit.inside(async (context) => {
    await ledger.creditLeft(context, { dealerCode: 'D001' });
    expect(await free()).toBe(0);
  });
});

test('many at once leave every figure as it must be', again, async () => {
  await kit.setBalance(200);
  await kit.setLimit(50);
  const ids: string[] = [];
  for (let n = 1; n <= 4; n += 1) ids.push(await kit.submitted([seal(n), { partsCode: 'FILTER-1', qty: 1 }]));
  const steps = ids.flatMap((id, index) => [
    () => kit.confirm(id),
    () => pay(ids[(index + 1) % ids.length]!),
    () => kit.post('qian.finance', 'partsOrder/releaseCredit', { ids: [ids[(index + 2) % ids.length]!], reason: 'harvest has begun' }),
    () => kit.payWaiting(),
  ]);
  await Promise.all(steps.map((step) => step()));
  await kit.payWaiting();
  expect(await kit.inside((context) => ledger.creditLeft(context, { dealerCode: 'D001' }))).toBeGreaterThanOrEqual(0);
  const states = await Promise.all(ids.map((id) => kit.detail(id)));
  expect(states.every(({ status }) => ['pass', 'paid'].includes(status!))).toBe(true);
  await kit.setLimit(0);
});
