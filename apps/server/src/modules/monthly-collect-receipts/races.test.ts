/** Two at once: one goes through, the other is told why not. What they leave adds up in any case. Today is 21 November 2026. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { mustAgree } from '../../test/mustAgree.ts';
import { again, codeOf, codesOf } from '../../test/race.ts';
import { silentStatements } from './jobs.ts';
import { createReceiptKit, type ReceiptKit } from './receiptTestKit.ts';

const currency = 'USD';
const [august, september, october] = ['2026-08', '2026-09', '2026-10'];

let kit: ReceiptKit;
beforeAll(async () => {
  kit = await createReceiptKit();
}, 240_000);
afterAll(() => kit.close());
// Each race begins with empty books, since a month is issued once; lines of the ledger are not deleted otherwise.
beforeEach(async () => {
  // Entries of the operation log are written up to half a second later and read the numbers of documents: they would wait for these tables
  // while these wait for them.
  await kit.app.services.operationLog.flush();
  await inTransaction(kit.db, async (trx) => {
    await sql`alter table finance_ledger disable trigger user`.execute(trx);
    await sql`truncate account, account_period, finance_ledger, bank_receipt, finance_period, dealer_payment, service_fee, monthly_collect_receipts,
      monthly_collect_receipts_fee, monthly_collect_receipts_dispute, approval_log, reminder cascade`.execute(trx);
    await sql`alter table finance_ledger enable trigger user`.execute(trx);
  });
});
afterEach(() => mustAgree(kit.db));

type Answer = Parameters<typeof codeOf>[0];

/** What a service function was told. */
const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { text?: { code: string } }) => {
      if (!error.text) throw error;
      return error.text.code;
    },
  );
const statusOf = async (id: string) => (await kit.detail(id)).status;
const partsBalance = async (): Promise<number> =>
  (await sql<{ balance: number }>`select balance from account where dealer_code = 'D001' and account_type = 'parts' and currency = ${currency}`.execute(kit.db))
    .rows[0]!.balance;
/** A fee that finance enters, approved at once unless it is large. */
async function entered(change: object = {}): Promise<string> {
  const fee = { dealerCode: 'D001', feeType: 'travel', feeDate: '2026-09-20', amount: 20, currency, description: 'Trip to a customer in Huancayo', ...change };
  const { id } = (await kit.claims.post('qian.finance', 'serviceFee/save', fee)).result;
  await attachFiles(kit.db, { tableName: 'service_fee', tableId: id, slots: ['proof'] });
  expect(codeOf(await kit.claims.post('qian.finance', 'approval/submit', { docType: 'serviceFee', id }))).toBe('ok');
  return id;
}
const issue = (id: string) => kit.post('issue', { ids: [id] });
const reissue = (id: string) => kit.post('reissue', { ids: [id] });
const close = (id: string, more: object = {}) => kit.post('close', { ids: [id], ...more });
const financePeriod = async (verb: 'close' | 'reopen', period: string): Promise<Answer> =>
  (await kit.raw('qian.finance', 'POST', `/mfr/financePeriod/${verb}`, { period, reason: 'Books are done' })).body;
/** A draft of September with one payment and one fee. */
async function drafted(): Promise<string> {
  await kit.book({ currency, amount: 500, feeDate: '2026-09-10' });
  await kit.fee({ currency, amount: 80, feeDate: '2026-09-12' });
  return kit.draft(september, currency);
}
async function issued(): Promise<string> {
  const id = await drafted();
  await kit.take('issue', id);
  return id;
}
async function confirmed(): Promise<string> {
  const id = await issued();
  expect(codeOf(await kit.check(id, 'pass'))).toBe('ok');
  return id;
}

describe('a month', () => {
  test('that two begin', again, async () => {
    await kit.book({ currency, feeDate: '2026-09-10' });
    expect(codesOf(await Promise.all([kit.generate(september, currency), kit.generate(september, currency)]))).toEqual(['E-505', 'ok']);
  });

  test('that is begun together with a later one: only one of them has a fee', again, async () => {
    await kit.fee({ currency, amount: 80, feeDate: '2026-08-12' });
    const answers = await Promise.all([kit.generate(september, currency), kit.generate(october, currency)]);
    expect(
      answers.every(({ success, result }) => success || ['E-502', 'E-503'].includes(result.errorCode)),
      JSON.stringify(answers),
    ).toBe(true);
    expect(answers.some(({ success }) => success)).toBe(true);
  });

  test('that is begun while a fee for it is booked has the fee, or the next one has', again, async () => {
    await kit.book({ currency, amount: 500, feeDate: '2026-09-10' });
    const [answer] = await Promise.all([kit.generate(september, currency), kit.fee({ currency, amount: 80, feeDate: '2026-09-12' })]);
    const id = answer.result.ok[0];
    await kit.take('recompute', id);
    expect(await kit.detail(id)).toMatchObject({ settlementTotal: 80, feeCount: 1 });
  });

  test('that is begun while the one before goes out anew with a fee that came late', again, async () => {
    const id = await issued();
    await kit.dispute(id, [{ kind: 'other', remark: 'A trip is missing' }]);
    await kit.fee({ currency, amount: 15, feeDate: '2026-09-15' });
    await kit.answer(id, 'refused');
    const [anew, begun] = (await Promise.all([reissue(id), kit.generate(october, currency)])).map(codeOf);
    expect([anew, begun]).toEqual(['ok', 'ok']);
    expect(await kit.detail(id)).toMatchObject({ status: 'submitted', settlementTotal: 95 });
  });
});

describe('a statement that goes out', () => {
  test('goes out once', again, async () => {
    const id = await drafted();
    expect(codesOf(await Promise.all([issue(id), issue(id)]))).toEqual(['E-007', 'ok']);
  });

  test('has an entry of its month, or keeps it out (E-502)', again, async () => {
    const id = await drafted();
    const entries = Array.from({ length: 4 }, () => told(kit.book({ currency, amount: 1, feeDate: '2026-09-11' })));
    const [answer, ...booked] = await Promise.all([issue(id), ...entries]);
    expect(codeOf(answer)).toBe('ok');
    expect(booked.every((outcome) => ['ok', 'E-502'].includes(outcome))).toBe(true);
    expect((await kit.detail(id)).collectedParts).toBe(500 + booked.filter((outcome) => outcome === 'ok').length);
  });

  test('has a reversal in its month, or keeps it out (E-502)', again, async () => {
    const id = await drafted();
    const entryNo = await kit.book({ currency, amount: 30, feeDate: '2026-09-11' });
    const [answer, reversed] = await Promise.all([issue(id), told(kit.reverse(entryNo, '2026-09-30'))]);
    expect([codeOf(answer), ['ok', 'E-502'].includes(reversed)]).toEqual(['ok', true]);
    expect((await kit.detail(id)).collectedParts).toBe(reversed === 'ok' ? 500 : 530);
  });

  test('settles a fee that is booked meanwhile, or leaves it to the next one', again, async () => {
    const id = await drafted();
    const [answer, fee] = await Promise.all([issue(id), kit.fee({ currency, amount: 15, feeDate: '2026-09-15' })]);
    expect(codeOf(answer)).toBe('ok');
    const { settlementTotal } = await kit.detail(id);
    const { settlementStatus } = await kit.db.selectFrom('serviceFee').select('settlementStatus').where('id', '=', fee).executeTakeFirstOrThrow();
    expect([
      [80, 'unsettled'],
      [95, 'settling'],
    ]).toContainEqual([settlementTotal, settlementStatus]);
  });

  test('settles a fee, or the fee is cancelled', again, async () => {
    const fee = await entered();
    const id = await drafted();
    const cancel = kit.claims.post('qian.finance', 'serviceFee/cancel', { ids: [fee], reason: 'Entered twice' });
    const [answer, cancelled] = (await Promise.all([issue(id), cancel])).map(codeOf);
    expect([answer, ['ok', 'E-507'].includes(cancelled!)]).toEqual(['ok', true]);
    const { settlementTotal } = await kit.detail(id);
    expect(settlementTotal).toBe(cancelled === 'ok' ? 80 : 100);
  });

  test('settles a fee that is approved meanwhile, or leaves it to the next one', again, async () => {
    const fee = await entered({ amount: 600 });
    const id = await drafted();
    const approve = kit.claims.post('zhao.manager', 'approval/checkSubmit', { docType: 'serviceFee', ids: [fee], action: 'audit_succeeded' });
    const [answer, approved] = (await Promise.all([issue(id), approve])).map(codeOf);
    expect([answer, approved]).toEqual(['ok', 'ok']);
    expect([80, 680]).toContain((await kit.detail(id)).settlementTotal);
  });

  test('settles a fee, or finance keeps it off', again, async () => {
    const id = await drafted();
    const [fee] = await kit.feesOf(id);
    const [answer, excluded] = (await Promise.all([issue(id), kit.post('exclude', { id, feeIds: [fee!.id], reason: 'Not proven yet' })])).map(codeOf);
    expect([answer, ['ok', 'E-007'].includes(excluded!)]).toEqual(['ok', true]);
    expect((await kit.detail(id)).settlementTotal).toBe(excluded === 'ok' ? 0 : 80);
  });

  test('anew, and that of the next month', again, async () => {
    const before = await kit.book({ currency, amount: 300, feeDate: '2026-08-10' });
    const first = await kit.issued(august, currency);
    await kit.dispute(first, [{ kind: 'ledger', refNo: before, claimedAmount: 310, remark: 'We paid 310' }]);
    const next = await drafted();
    await kit.answer(first, 'refused');
    expect(codesOf(await Promise.all([reissue(first), issue(next)]))).toEqual(['ok', 'ok']);
    expect(await kit.detail(next)).toMatchObject({ openingParts: 300, closingParts: 800 });
  });

  test('anew after a correction, and that of the next month: it waits (E-503)', again, async () => {
    const before = await kit.book({ currency, amount: 300, feeDate: '2026-08-10' });
    const first = await kit.issued(august, currency);
    await kit.dispute(first, [{ kind: 'ledger', refNo: before, claimedAmount: 0, remark: 'Not ours' }]);
    const next = await drafted();
    await kit.reverse(before, '2026-08-20');
    await kit.answer(first, 'accepted');
    const [anew, out] = (await Promise.all([reissue(first), issue(next)])).map(codeOf);
    expect([anew, ['ok', 'E-503'].includes(out!)]).toEqual(['ok', true]);
    if (out !== 'ok') await kit.take('issue', next);
    expect(await kit.detail(first)).toMatchObject({ closingParts: 0 });
    expect(await kit.detail(next)).toMatchObject({ openingParts: 0, closingParts: 500 });
  });
});

describe('what the dealer says', () => {
  test('is yes or no', again, async () => {
    const id = await issued();
    const [yes, no] = (await Promise.all([kit.check(id, 'pass'), kit.dispute(id, [{ kind: 'other', remark: 'Something is missing' }])])).map(codeOf);
    expect([
      ['ok', 'E-500'],
      ['E-007', 'ok'],
    ]).toContainEqual([yes, no]);
    expect(await statusOf(id)).toBe(yes === 'ok' ? 'pass' : 'no_pass');
  });

  test('is said once', again, async () => {
    const id = await issued();
    const objections = [{ kind: 'missing_payment', claimedAmount: 5, remark: 'Not there' }];
    expect(codesOf(await Promise.all([kit.dispute(id, objections), kit.dispute(id, objections)]))).toEqual(['E-007', 'ok']);
    expect((await kit.detail(id)).disputes).toHaveLength(1);
  });

  test('or its silence, at the last moment', again, async () => {
    const id = await issued();
    await sql`update monthly_collect_receipts set dispute_end = '2026-11-20' where id = ${id}`.execute(kit.db);
    const silent = silentStatements.run({
      services: kit.app.services,
      today: '2026-11-21',
      signal: new AbortController().signal,
      transaction: (work) => inTransaction(kit.db, work),
    });
    const [confirmedBy] = await Promise.all([kit.check(id, 'pass'), silent]);
    expect(['ok', 'E-500']).toContain(codeOf(confirmedBy));
    expect(await kit.detail(id)).toMatchObject({ status: 'pass', confirmBy: codeOf(confirmedBy) === 'ok' ? 'd001.admin' : null });
  });
});

describe('a statement that is settled', () => {
  test('is settled once', again, async () => {
    const id = await confirmed();
    expect(codesOf(await Promise.all([close(id), close(id)]))).toEqual(['E-500', 'ok']);
    expect(await partsBalance()).toBe(580);
  });

  test('on a day of a month that is closed meanwhile', again, async () => {
    const id = await confirmed();
    const [settled, ended] = (await Promise.all([close(id, { settleDate: '2026-10-31' }), financePeriod('close', october)])).map(codeOf);
    expect([['ok', 'E-502'].includes(settled!), ended]).toEqual([true, 'ok']);
    expect(await partsBalance()).toBe(settled === 'ok' ? 580 : 500);
    const [later, reopened] = (await Promise.all([close(id, { settleDate: '2026-10-31' }), financePeriod('reopen', october)])).map(codeOf);
    expect([[settled === 'ok' ? 'E-500' : 'ok', 'E-502'].includes(later!), reopened]).toEqual([true, 'ok']);
    if (later === 'E-502') await kit.take('close', id);
    expect(await partsBalance()).toBe(580);
  });

  test('while money is booked and moved on the same account', again, async () => {
    const id = await confirmed();
    const entry = { dealerCode: 'D001', accountType: 'parts', currency, feeDate: '2026-11-20', paymentAmount: 25 };
    const bookings = [
      { ...entry, kind: 'transfer', toAccountType: 'deposit' },
      { ...entry, kind: 'entry', feeType: 'adjustment', direction: 'out' },
      { ...entry, kind: 'transfer', toAccountType: 'vehicle' },
    ];
    const ids: string[] = [];
    for (const booking of bookings) ids.push((await kit.claims.post('qian.finance', 'dealerPayment/save', booking)).result.id);
    const answers = await Promise.all([close(id), ...ids.map((one) => kit.claims.post('qian.finance', 'dealerPayment/book', { ids: [one] }))]);
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await partsBalance()).toBe(505);
  });
});
