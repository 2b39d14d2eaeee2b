/** Two at once: one goes through, the other is told why not. What they leave adds up in any case. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../shared/database/database.ts';
import { mustAgree } from '../../test/mustAgree.ts';
import { again } from '../../test/race.ts';
import { call } from '../../test/testApp.ts';
import { ledger } from '../ledger/service.ts';
import { createPaymentKit, type PaymentKit, second } from './paymentTestKit.ts';

let kit: PaymentKit;
beforeAll(async () => {
  kit = await createPaymentKit();
}, 240_000);
afterAll(() => kit.app.close());
afterEach(() => mustAgree(kit.db));

const outcomes = async (answers: readonly Promise<Parameters<PaymentKit['said']>[0]>[]): Promise<string[]> =>
  (await Promise.all(answers)).map(kit.said).toSorted();

/** Money on the parts account, so that something can leave it. */
const cover = (): Promise<string> => kit.entered({ feeType: 'parts_payment', paymentAmount: 100 });

describe('a remittance', () => {
  test('that two users book', again, async () => {
    const id = await kit.submitted();
    expect(await outcomes([kit.book(id), kit.book(id, {}, second)])).toEqual(['E-007', 'ok']);
    expect(await kit.linesOf(id)).toHaveLength(1);
    const next = await kit.submitted();
    const { version } = (await kit.detail(next)) as unknown as { version: number };
    const [refused, ok] = await outcomes([kit.book(next, { version }), kit.book(next, { version }, second)]);
    // Why it is no longer possible comes before the version.
    expect([['E-001', 'E-007'].includes(refused!), ok]).toEqual([true, 'ok']);
  });

  test.each([
    ['withdrawn', 'E-004', (id: string) => kit.post('d001.admin', 'approval/submit', { docType: 'dealerPayment', id, action: 'withdraw' })],
    [
      'returned',
      'E-007',
      (id: string) =>
        kit.post(second, 'approval/checkSubmit', {
          docType: 'dealerPayment',
          ids: [id],
          action: 'no_pass',
          rejectType: 'return',
          rejectReason: 'data_missing',
          opinion: 'nothing has arrived',
        }),
    ],
  ])('that is booked and %s', again, async (_what, late, otherwise) => {
    const id = await kit.submitted();
    const [booked, other] = (await Promise.all([kit.book(id), otherwise(id)])).map(kit.said);
    expect([
      ['ok', late],
      ['E-007', 'ok'],
    ]).toContainEqual([booked, other]);
    expect(await kit.linesOf(id)).toHaveLength(booked === 'ok' ? 1 : 0);
  });
});

describe('a bank reference', () => {
  test('on two remittances', again, async () => {
    const bankReference = newId();
    const [one, other] = [await kit.submitted(), await kit.submitted({ accountType: 'parts' })];
    expect(await outcomes([kit.book(one, { bankReference }), kit.book(other, { bankReference }, second)])).toEqual(['E-533', 'ok']);
  });

  test('on a remittance and an extension that was paid by transfer', again, async () => {
    const bankReference = newId();
    const id = await kit.submitted();
    const account = { dealerCode: 'D002', accountType: 'parts', currency: 'RMB' } as const;
    const extension = { source: 'extendInsurance', sourceId: newId(), sourceNo: 'EX-TEST', feeType: 'parts_payment', contra: 'bank', postingKey: newId() };
    const paid = kit
      .inside((context) => ledger.post(context, { ...extension, account, direction: 'in', amount: 360, bank: { bankReference } }))
      .then(() => 'ok')
      .catch((error: { text: { code: string } }) => error.text.code);
    expect([kit.said(await kit.book(id, { bankReference })), await paid].toSorted()).toEqual(['E-533', 'ok']);
  });

  test('that is given back by a reversal', again, async () => {
    const bankReference = newId();
    const [line] = await kit.linesOf(await kit.booked({}, { bankReference }));
    const next = await kit.submitted();
    const [reversed, booked] = (await Promise.all([kit.reverse([line!.id]), kit.book(next, { bankReference }, second)])).map(kit.said);
    expect([reversed, ['ok', 'E-533'].includes(booked!)]).toEqual(['ok', true]);
    expect(kit.said(await kit.book(next, { bankReference }))).toBe(booked === 'ok' ? 'E-007' : 'ok');
  });
});

test('two reversals of one line', again, async () => {
  const [line] = await kit.linesOf(await kit.booked());
  expect(await outcomes([kit.reverse([line!.id]), kit.reverse([line!.id], {}, second)])).toEqual(['E-516', 'ok']);
  await cover();
  const transfer = await kit.entered({ kind: 'transfer', toAccountType: 'deposit', paymentAmount: 10 });
  const lines = await kit.linesOf(transfer);
  expect(await outcomes(lines.map(({ id }) => kit.reverse([id])))).toEqual(['E-516', 'ok']);
  expect(await kit.linesOf(transfer)).toHaveLength(4);
});

test('two refunds of one balance', again, async () => {
  const before = (await kit.totals())['depositBalance'] ?? 0;
  await kit.entered({ accountType: 'deposit', feeType: 'deposit', paymentAmount: 100 });
  const refund = () => kit.entry({ accountType: 'deposit', feeType: 'refund', paymentAmount: before + 80 });
  const ids = [await refund(), await refund()];
  expect(await outcomes(ids.map((id) => kit.book(id, {}, second)))).toEqual(['E-523', 'ok']);
});

describe('a month that is closed meanwhile', () => {
  const period = '2026-05';
  const financePeriod = async (verb: 'close' | 'reopen') =>
    (await call(kit.app, kit.tokens['qian.finance'], 'POST', `/mfr/financePeriod/${verb}`, { period, reason: 'Books are done' })).body;

  test.each([
    ['an entry', 1, {}],
    ['a transfer', 2, { kind: 'transfer', toAccountType: 'vehicle' }],
  ])('takes %s as a whole, or refuses it', again, async (_what, lines, change) => {
    await cover();
    const id = await kit.entry({ feeDate: '2026-05-15', paymentAmount: 10, ...change });
    const [closed, booked] = (await Promise.all([financePeriod('close'), kit.book(id, {}, second)])).map(kit.said);
    expect([closed, ['ok', 'E-502'].includes(booked!)]).toEqual(['ok', true]);
    expect(await kit.linesOf(id)).toHaveLength(booked === 'ok' ? lines : 0);
    expect(kit.said(await kit.book(await kit.entry({ feeDate: '2026-05-16' }), {}, second))).toBe('E-502');
    expect(kit.said(await financePeriod('reopen'))).toBe('ok');
  });

  test('takes no reversal', again, async () => {
    const [line] = await kit.linesOf(await kit.entered({ feeDate: '2026-05-15' }));
    const [closed, reversed] = (await Promise.all([financePeriod('close'), kit.reverse([line!.id], { feeDate: '2026-05-20' })])).map(kit.said);
    expect([closed, ['ok', 'E-502'].includes(reversed!)]).toEqual(['ok', true]);
    expect(kit.said(await financePeriod('reopen'))).toBe('ok');
    expect(kit.said(await kit.reverse([line!.id], { feeDate: '2026-05-20' }))).toBe(reversed === 'ok' ? 'E-516' : 'ok');
  });
});

test('two batches that book entries of two dealers in opposite orders', again, async () => {
  const entryOf = (dealerCode: string, currency: string) => kit.entry({ dealerCode, currency });
  const ids = [await entryOf('D001', 'USD'), await entryOf('D002', 'RMB'), await entryOf('D002', 'RMB'), await entryOf('D001', 'USD')];
  const batch = (some: readonly string[]) => kit.post(second, 'dealerPayment/book', { ids: some });
  const answers = await Promise.all([batch(ids.slice(0, 2)), batch(ids.slice(2)), batch([ids[0]!, ids[3]!])]);
  for (const answer of answers) expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });
  const lines: string[] = [];
  for (const id of ids) lines.push(...(await kit.linesOf(id)).map((line) => line.id));
  expect(lines).toHaveLength(4);
  const reversed = await Promise.all([kit.reverse(lines), kit.reverse(lines.toReversed(), {}, second)]);
  for (const answer of reversed) expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });
  for (const id of ids) expect(await kit.linesOf(id)).toHaveLength(2);
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
