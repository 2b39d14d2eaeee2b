/** Two at once: one goes through, the other is told why not. What they leave adds up in any case. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPaymentKit, type PaymentKit, second } from './paymentTestKit.ts';

let kit: PaymentKit;
beforeAll(async () => {
  kit = await createPaymentKit();
}, 240_000);
afterAll(() => kit.app.close());
afterEach(() => kit.mustAddUp());

const outcomes = async (answers: readonly Promise<Parameters<PaymentKit['said']>[0]>[]): Promise<string[]> =>
  (await Promise.all(answers)).map(kit.said).toSorted();

test('two users book one remittance', async () => {
  const id = await kit.submitted();
  expect(await outcomes([kit.book(id), kit.book(id, {}, second)])).toEqual(['E-007', 'ok']);
  expect(await kit.linesOf(id)).toHaveLength(1);
  const next = await kit.submitted();
  const { version } = (await kit.detail(next)) as unknown as { version: number };
  const [refused, ok] = await outcomes([kit.book(next, { version }), kit.book(next, { version }, second)]);
  // Why it is no longer possible comes before the version.
  expect([['E-001', 'E-007'].includes(refused!), ok]).toEqual([true, 'ok']);
});

test('one bank reference on two remittances', async () => {
  const [one, other] = [await kit.submitted(), await kit.submitted({ accountType: 'parts' })];
  expect(await outcomes([kit.book(one, { bankReference: 'ONE' }), kit.book(other, { bankReference: 'ONE' }, second)])).toEqual(['E-533', 'ok']);
});

test('two reversals of one line', async () => {
  const [line] = await kit.linesOf(await kit.booked());
  expect(await outcomes([kit.reverse([line!.id]), kit.reverse([line!.id], {}, second)])).toEqual(['E-516', 'ok']);
});

test('two refunds of one balance', async () => {
  await kit.entered({ accountType: 'deposit', feeType: 'deposit', paymentAmount: 100 });
  const refund = () => kit.entry({ accountType: 'deposit', feeType: 'refund', paymentAmount: 80 });
  const ids = [await refund(), await refund()];
  expect(await outcomes(ids.map((id) => kit.book(id)))).toEqual(['E-523', 'ok']);
});

test('bookings, transfers and reversals of many at once leave every figure as it must be', async () => {
  const step = fc.record({
    accountType: fc.constantFrom('vehicle', 'parts', 'deposit'),
    what: fc.constantFrom('adjustment', 'refund', 'transfer', 'reverse'),
    cents: fc.integer({ min: 1, max: 300_000 }),
    direction: fc.constantFrom('in', 'out'),
    feeDate: fc.constantFrom('2026-09-30', '2026-10-15', '2026-11-20'),
  });
  const other = { vehicle: 'parts', parts: 'deposit', deposit: 'vehicle' } as const;
  const allowed = ['ok', 'E-523', 'E-516', 'E-517'];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const works: (() => Promise<Parameters<PaymentKit['said']>[0]>)[] = [];
      for (const { accountType, what, cents, direction, feeDate } of steps) {
        const given = { accountType, feeDate, paymentAmount: cents / 100 };
        if (what === 'reverse') {
          const [line] = await kit.list(`?pageSize=20&accountType=${accountType}`);
          if (line) works.push(() => kit.reverse([line['id']!]));
          continue;
        }
        const kind = what === 'transfer' ? { kind: 'transfer', toAccountType: other[accountType as 'vehicle'] } : { feeType: what, direction };
        const id = await kit.entry({ ...given, ...kind });
        works.push(() => kit.book(id));
      }
      for (const outcome of await outcomes(works.map((work) => work()))) expect(allowed).toContain(outcome);
      await kit.mustAddUp();
    }),
    { numRuns: 4 },
  );
}, 300_000);
