/** Objections to statements, silence, and closed months. Today is 21 November 2026. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { breaches } from '../ledger-check/ledgerCheck.ts';
import { monthStatements, silentStatements } from './jobs.ts';
import { createReceiptKit, type ReceiptKit } from './receiptTestKit.ts';

let kit: ReceiptKit;
beforeAll(async () => {
  kit = await createReceiptKit();
}, 240_000);
afterAll(() => kit.close());

const today = '2026-11-21';
const run = (job: Job, day = today) =>
  job.run({ services: kit.app.services, today: day, signal: new AbortController().signal, transaction: (work) => inTransaction(kit.db, work) });
const refusal = (code: string) => ({ success: false, result: { errorCode: code } });
const fieldError = (code: string) => ({ success: false, result: { errors: [{ code }] } });
const noBreach = async () => expect((await breaches(null).execute(kit.db)).rows).toEqual([]);
const told = async (event: string) => (await sql`select from message where event = ${event}`.execute(kit.db)).rows.length;
const endDispute = (id: string) => sql`update monthly_collect_receipts set dispute_end = '2026-11-20' where id = ${id}`.execute(kit.db);

describe('an objection', () => {
  const currency = 'EUR';
  let id: string;
  let feeId: string;

  test('names lines of the statement, with a reason', async () => {
    feeId = await kit.fee({ currency, amount: 80, feeDate: '2026-08-30' });
    const entryNo = await kit.book({ currency, amount: 200, feeDate: '2026-08-10' });
    const later = await kit.book({ currency, amount: 1, feeDate: '2026-09-10' });
    id = await kit.issued('2026-08', currency);
    const { feeNo } = await kit.db.selectFrom('serviceFee').select('feeNo').where('id', '=', feeId).executeTakeFirstOrThrow();
    const line = { kind: 'ledger', refNo: entryNo, claimedAmount: 250, remark: 'We paid more' };
    expect(await kit.check(id, 'no_pass', { opinion: 'These figures are wrong' })).toMatchObject(fieldError('E-008'));
    expect(await kit.check(id, 'no_pass', { opinion: 'No', lines: { disputes: [line] } })).toMatchObject(refusal('E-006'));
    expect(await kit.dispute(id, [{ ...line, refNo: later }])).toMatchObject(refusal('E-509'));
    expect(await kit.dispute(id, [{ kind: 'fee', refNo: 'SF-0', remark: 'Unknown' }])).toMatchObject(refusal('E-509'));
    expect((await kit.dispute(id, [{ ...line, kind: 'mood' }])).success).toBe(false);
    expect(
      await kit.dispute(id, [
        line,
        { kind: 'fee', refNo: feeNo, claimedAmount: 90, remark: 'It was 90' },
        { kind: 'missing_payment', claimedAmount: 5, remark: 'Not there' },
      ]),
    ).toMatchObject({ result: { ok: [id] } });
    expect(await kit.detail(id)).toMatchObject({
      status: 'no_pass',
      disputeReason: 'These figures are wrong',
      disputeAmount: 65,
      disputes: [{ kind: 'ledger', refNo: entryNo, statedAmount: 200, difference: 50, answer: null }, { kind: 'fee', difference: 10 }, { difference: 5 }],
    });
    expect(await told('statement.disputed')).toBeGreaterThan(0);
  });

  test('names nothing of another dealer, or of another statement of its own (E-509)', async () => {
    const foreign = await kit.book({ currency, dealerCode: 'D002', amount: 200, feeDate: '2026-08-10' });
    const { id: foreignId } = await kit.db.selectFrom('financeLedger').select('id').where('entryNo', '=', foreign).executeTakeFirstOrThrow();
    const otherFee = await kit.fee({ currency: 'RMB', amount: 3, feeDate: '2026-11-20' });
    const own = await kit.book({ currency: 'USD', amount: 4, feeDate: '2026-06-05' });
    await kit.reverse(own, '2026-06-06');
    const june = await kit.issued('2026-06', 'USD');
    for (const line of [
      { kind: 'ledger', refNo: foreign },
      { kind: 'ledger', refId: foreignId },
      { kind: 'fee', refId: feeId },
      { kind: 'fee', refId: otherFee },
      { kind: 'ledger', refId: '0'.repeat(32), refNo: own },
    ])
      expect(await kit.dispute(june, [{ ...line, remark: 'Not ours' }]), JSON.stringify(line)).toMatchObject(refusal('E-509'));
    expect(await kit.detail(june)).toMatchObject({ status: 'submitted', disputes: [] });
    expect((await kit.dispute(june, [{ kind: 'ledger', refNo: own, remark: 'Not ours' }], 'd002.service')).code).toBe(403);
  });

  test('releases the fee it names, keeps it off other statements, and opens the month again', async () => {
    expect(await kit.feesOf(id)).toMatchObject([{ id: feeId, state: 'disputed', settlementStatus: 'unsettled' }]);
    await kit.book({ currency, amount: 50, feeDate: '2026-08-11' });
    const next = await kit.draft('2026-09', currency);
    expect(await kit.feesOf(next)).toEqual([]);
  });

  test('is answered before the statement goes out again (E-510), with the corrections and what was refused', async () => {
    expect(await kit.post('reissue', { ids: [id] })).toMatchObject(refusal('E-510'));
    const strange = await kit.post('answerDispute', { id, answers: [{ disputeId: 'a'.repeat(32), answer: 'refused', text: 'No' }] });
    expect(strange).toMatchObject(refusal('E-012'));
    expect(await kit.answer(id, 'accepted', 'FP-NOT-THERE')).toMatchObject(fieldError('E-012'));
    expect(await kit.answer(id, 'refused')).toMatchObject({ success: true });
    const [next] = (await kit.get('qian.finance', `monthlyCollectReceipts/list?currency=${currency}&status=draft`)).result.records;
    expect(await kit.post('issue', { ids: [next.id] })).toMatchObject(refusal('E-503'));
    await kit.take('reissue', id);
    expect(await kit.detail(id)).toMatchObject({ status: 'submitted', round: 2, collectedParts: 250, settlementTotal: 80, disputeReason: null });
    expect(await kit.feesOf(id)).toMatchObject([{ state: 'included', settlementStatus: 'settling' }]);
    expect(await kit.detail(next.id)).toMatchObject({ openingParts: 250, closingParts: 251 });
    await kit.take('issue', next.id);
    await noBreach();
  });

  test('is made in time (E-501)', async () => {
    await endDispute(id);
    expect(await kit.dispute(id, [{ kind: 'other', remark: 'Too late' }])).toMatchObject(refusal('E-501'));
  });

  test('that is not made counts as confirmed, once', async () => {
    expect(await run(silentStatements)).toBe(1);
    expect(await kit.detail(id)).toMatchObject({ status: 'pass', auditOpinion: 'no objection until 2026-11-20', confirmBy: null });
    expect(await run(silentStatements)).toBe(0);
    expect(await told('statement.silent')).toBeGreaterThan(1);
  });

  test('is reminded of three days before, once', async () => {
    await sql`update monthly_collect_receipts set dispute_end = '2026-11-24' where currency = ${currency} and period = '2026-09'`.execute(kit.db);
    expect([await run(silentStatements), await run(silentStatements)]).toEqual([1, 0]);
    expect(await told('statement.reminder')).toBeGreaterThan(0);
  });
});

describe('a later month that is issued', () => {
  const currency = 'RMB';
  test('makes a disputed one final: it is settled by entries of today, which the answers name', async () => {
    const entryNo = await kit.book({ currency, amount: 300, feeDate: '2026-08-05' });
    const august = await kit.issued('2026-08', currency);
    await kit.dispute(august, [{ kind: 'ledger', refNo: entryNo, claimedAmount: 310, remark: 'We paid 310' }]);
    await kit.book({ currency, amount: 20, feeDate: '2026-09-05' });
    const september = await kit.issued('2026-09', currency);
    expect(await kit.detail(september)).toMatchObject({ openingParts: 300, closingParts: 320 });
    expect(await kit.detail(august)).toMatchObject({ isFinal: true });
    await expect(kit.book({ currency, amount: 10, feeDate: '2026-08-06' })).rejects.toThrow('E-502');
    expect(await kit.post('reissue', { ids: [august] })).toMatchObject(refusal('E-510'));
    expect(await kit.answer(august, 'accepted')).toMatchObject(refusal('E-508'));
    const before = await kit.detail(august);
    const correction = await kit.book({ currency, amount: 10 });
    expect(await kit.answer(august, 'accepted', correction)).toMatchObject({ success: true });
    await kit.take('reissue', august);
    expect(await kit.detail(august)).toMatchObject({ status: 'submitted', closingParts: before.closingParts, collectedParts: 300, movement: before.movement });
    await kit.check(august, 'pass');
    await kit.take('close', august);
    expect(await kit.detail(september)).toMatchObject({ status: 'submitted', openingParts: 300, closingParts: 320 });
    await noBreach();
  });
});

describe('a payment that is reversed in a disputed month', () => {
  const currency = 'USD';
  test('keeps the next month from being issued until it is issued anew (E-503)', async () => {
    const entryNo = await kit.book({ currency, amount: 300, feeDate: '2026-08-05' });
    await kit.book({ currency, amount: 1000, feeDate: '2026-08-06' });
    const august = await kit.issued('2026-08', currency);
    await kit.dispute(august, [{ kind: 'ledger', refNo: entryNo, claimedAmount: 0, remark: 'Not ours' }]);
    const september = await kit.draft('2026-09', currency);
    expect(await kit.detail(september)).toMatchObject({ openingParts: 1300 });
    await kit.reverse(entryNo, '2026-08-20');
    const early = await kit.post('issue', { ids: [september] });
    expect(early).toMatchObject(refusal('E-503'));
    expect(early.message).toContain('2026-08');
    await kit.answer(august, 'accepted');
    await kit.take('reissue', august);
    expect(await kit.detail(august)).toMatchObject({ collectedParts: 1000, closingParts: 1000 });
    expect(await kit.detail(september)).toMatchObject({ openingParts: 1000 });
    await kit.take('issue', september);
    await noBreach();
  });
});

describe('a month for everybody', () => {
  const call = async (verb: string, body: object, person: 'qian.finance' | 'zhao.manager' | 'd001.admin' = 'qian.finance') =>
    (await kit.raw(person, 'POST', `/mfr/financePeriod/${verb}`, body)).body;
  const close = (period: string, reason = 'Books are done') => call('close', { period, reason });

  test('is closed once it is over, nothing is a draft, and with a reason', async () => {
    expect(await close('2026-11')).toMatchObject(refusal('E-504'));
    expect(await close('2026-01', 'no')).toMatchObject(refusal('E-006'));
    await kit.book({ currency: 'RMB', dealerCode: 'D002', feeDate: '2026-07-05' });
    await kit.draft('2026-07', 'RMB', 'D002');
    expect(await close('2026-07')).toMatchObject(refusal('E-503'));
    expect(await close('2026-01')).toMatchObject({ success: true });
    expect(await close('2026-01')).toMatchObject(refusal('E-007'));
    expect((await call('close', { period: '2026-02', reason: 'Books are done' }, 'zhao.manager')).code).toBe(403);
    await expect(kit.book({ currency: 'RMB', dealerCode: 'D002', feeDate: '2026-01-05' })).rejects.toThrow('E-502');
    const { result } = (await kit.raw('qian.finance', 'GET', '/mfr/financePeriod/list')).body;
    expect(result.find(({ period }: { period: string }) => period === '2026-01')).toMatchObject({
      status: 'closed',
      reason: 'Books are done',
      changedBy: 'qian.finance',
    });
    expect(result.find(({ period }: { period: string }) => period === '2026-07')).toMatchObject({ status: 'open', entries: 1, statements: 1, unfinished: 1 });
    expect(await call('reopen', { period: '2026-01', reason: 'One is missing' })).toMatchObject({ success: true });
    await kit.book({ currency: 'RMB', dealerCode: 'D002', feeDate: '2026-01-05' });
  });

  test('is given to accounting, one row for each entry', async () => {
    const path = '/mfr/financePeriod/entries/list?period=2026-08&pageSize=100';
    const { result } = (await kit.raw('qian.finance', 'GET', path)).body;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from finance_ledger where period = '2026-08'`.execute(kit.db);
    expect(result.total).toBe(rows[0]!.n);
    expect(result.records[0]).toMatchObject({ accountType: 'parts', contraAccount: 'bank', currency: 'EUR', feeSource: 'dealerPayment', sourceNo: 'TEST' });
    expect((await kit.raw('d001.admin', 'GET', path)).status).toBe(403);
  });
});

describe('the first of a month', () => {
  test('drafts what is needed, says what waits, and does it once', async () => {
    const drafted = await run(monthStatements);
    expect(drafted).toBeGreaterThan(0);
    expect(await told('statement.generated')).toBeGreaterThan(0);
    const blocked = await told('statement.blocked');
    expect(blocked).toBeGreaterThan(0);
    expect(await run(monthStatements)).toBe(0);
    expect(await told('statement.blocked')).toBe(blocked);
    await noBreach();
  });
});
