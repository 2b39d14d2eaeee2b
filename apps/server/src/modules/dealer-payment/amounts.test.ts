/** Amounts at the limits of what is taken, and written in the wrong way. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../test/multipart.ts';
import { mustAgree } from '../../test/mustAgree.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { createPaymentKit, type PaymentKit, remittance, second } from './paymentTestKit.ts';

let kit: PaymentKit;
beforeAll(async () => {
  kit = await createPaymentKit();
}, 240_000);
afterAll(() => kit.app.close());
afterEach(() => mustAgree(kit.db));

/** The largest amount of a payment. */
const most = 9_999_999_999.99;
const entry = { kind: 'entry', dealerCode: 'D001', accountType: 'parts', currency: 'USD', feeType: 'adjustment', feeDate: '2026-11-20' };
const fieldsOf = ({ result }: { result: { errors?: { field: string; code: string }[] } | null }) =>
  result?.errors?.map(({ field, code }) => `${field} ${code}`);

describe('an amount', () => {
  test.each([
    ['below nothing', -1, undefined],
    ['of nothing', 0, ['paymentAmount dealerPayment.notPositive']],
    ['of half a cent', 10.005, ['paymentAmount E-016']],
    ['of 90 billions', 90_000_000_000, undefined],
    ['of 90 billions of thousands', 9e13, undefined],
    ['in words', '1,5', undefined],
    ['with a thousands mark', '1.000,00', undefined],
  ])('%s is not taken, of an entry or a remittance', async (_what, paymentAmount, errors) => {
    for (const answer of [await kit.save('qian.finance', { ...entry, paymentAmount }), await kit.save('d001.admin', { ...remittance, paymentAmount })]) {
      expect(answer.success, JSON.stringify(answer)).toBe(false);
      // The contract refuses what is no number within its limits, before any rule is asked.
      if (errors) expect(fieldsOf(answer as never)).toEqual(errors);
      else expect([400, 422]).toContain(answer.code);
    }
  });

  test('of the largest size is booked and reversed to the cent', async () => {
    const before = (await kit.totals())['currentPartsUsd']!;
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(await kit.entered({ feeType: 'parts_payment', paymentAmount: most }));
    await kit.entered({ feeType: 'parts_payment', paymentAmount: 0.01 });
    expect((await kit.totals())['currentPartsUsd']).toBe(29_999_999_999.98 + before);
    for (const id of ids) kit.done(await kit.reverse([(await kit.linesOf(id))[0]!.id], {}, second));
    expect((await kit.totals())['currentPartsUsd']).toBe(before + 0.01);
  });

  test.each([[0], [-5], [1e9], [1.005]])('that the bank is said to have credited is checked like any other: %d', async (paidAmount) => {
    const id = await kit.submitted({ paymentAmount: 100 });
    const answer = await kit.book(id, { paidAmount });
    expect(answer.success).toBe(false);
    expect(await kit.linesOf(id)).toEqual([]);
  });
});

describe('a file', () => {
  const titles = ['dealerCode', 'accountType', 'currency', 'bankReference', 'kind', 'feeDate', 'paymentAmount'];
  const send = async (amounts: readonly (string | number)[]) => {
    const rows = amounts.map((amount, at) => ['D001', 'parts', 'USD', `AMOUNT-${at}-${amount}`, '', '2026-11-20', amount]);
    const { payload, headers } = multipart({}, { field: 'files[]', filename: 'entries.xlsx', content: bytesOf(workbookOf([titles, ...rows])) });
    const url = '/api/portal/dealerPayment/importExcel';
    const more = { ...headers, 'x-access-token': kit.tokens['qian.finance'], 'accept-language': 'en' };
    return (await kit.app.inject({ method: 'POST', url, headers: more, payload })).json();
  };
  const amountsOf = async (): Promise<number[]> =>
    (await kit.get('qian.finance', 'dealerPayment/paymentList?pageSize=100&keyword=AMOUNT')).result.records
      .map(({ paymentAmount }: { paymentAmount: number }) => paymentAmount)
      .toSorted((one: number, other: number) => one - other);

  test('with signs, powers, more than cents, or marks that may mean two things stores none of it', async () => {
    const strange = ['1,234', '1.234', '-20', '0', '0.001', '12.345', '1e3', '９', '90000000000000', '12.5 USD', '12,5,0', '1.2.3'];
    const answer = await send(strange);
    const wrong = answer.result.files[0].problems.map(({ field }: { field: string }) => field);
    expect([answer.success, answer.result.successCount, answer.result.errorCount], JSON.stringify(answer.result)).toEqual([false, 0, strange.length]);
    expect(new Set(wrong)).toEqual(new Set(['paymentAmount']));
    expect(await amountsOf()).toEqual([]);
  });

  test('with the marks of either side of the ocean stores what they mean', async () => {
    expect(await send(['12,50', '1.234,56', '1,234.57', '1 234,58', '7.10', 0.01, most])).toMatchObject({ success: true, result: { successCount: 7 } });
    expect(await amountsOf()).toEqual([0.01, 7.1, 12.5, 1234.56, 1234.57, 1234.58, most]);
  });
});
