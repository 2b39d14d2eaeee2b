/** Statements over HTTP: drafted, issued, confirmed or disputed, and settled. Today is 21 November 2026. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, newId, undone } from '../../shared/database/database.ts';
import { breaches } from '../ledger-check/ledgerCheck.ts';
import { createReceiptKit, type ReceiptKit } from './receiptTestKit.ts';

let kit: ReceiptKit;
beforeAll(async () => {
  kit = await createReceiptKit();
}, 240_000);
afterAll(() => kit.close());

const today = '2026-11-21';
const refusal = (code: string) => ({ success: false, result: { errorCode: code } });
const balance = async (currency: string): Promise<number> => {
  const parts = kit.db
    .selectFrom('account')
    .select('balance')
    .where('dealerCode', '=', 'D001')
    .where('currency', '=', currency)
    .where('accountType', '=', 'parts');
  return (await parts.executeTakeFirst())?.balance ?? 0;
};
const noBreach = async () => expect((await breaches(null).execute(kit.db)).rows).toEqual([]);

describe('in RMB, a month after the other', () => {
  let september: string;

  test('the running month is not over (E-504); a dealer out of reach is none', async () => {
    await kit.book({ currency: 'RMB', feeType: 'opening', contra: 'opening', amount: 500, feeDate: '2026-08-31' });
    await kit.book({ currency: 'RMB', accountType: 'vehicle', feeType: 'opening', contra: 'opening', amount: 70, feeDate: '2026-08-31' });
    await kit.book({ currency: 'RMB', amount: 250.5, feeDate: '2026-09-10' });
    await kit.book({ currency: 'RMB', direction: 'out', feeType: 'parts_order', contra: 'parts_sales', amount: 300, feeDate: '2026-09-11' });
    await kit.book({ currency: 'RMB', accountType: 'deposit', feeType: 'deposit', amount: 40, feeDate: '2026-09-12' });
    expect(await kit.generate('2026-11', 'RMB')).toMatchObject(refusal('E-504'));
    expect(await kit.generate('2026-09', 'RMB', 'D999')).toMatchObject(refusal('E-012'));
  });

  test('openings alone make no statement; October waits for September (E-503), which is there once (E-505)', async () => {
    expect((await kit.generate('2026-08', 'RMB')).result).toEqual({ ok: [], failed: [] });
    const early = await kit.generate('2026-10', 'RMB');
    expect(early).toMatchObject(refusal('E-503'));
    expect(early.message).toContain('2026-09');
    september = await kit.draft('2026-09', 'RMB');
    expect(await kit.generate('2026-09', 'RMB')).toMatchObject(refusal('E-505'));
    const all = await kit.post('generate', { period: '2026-09' });
    expect(all.result.failed).toMatchObject([{ id: september, no: 'MR-202609-D001-RMB', code: 'E-505' }]);
    expect(await kit.generate('2026-10', 'RMB')).toMatchObject(refusal('E-503'));
  });

  test('begins with the opening lines, ends with what the ledger says, and dealers do not see the draft', async () => {
    expect(await kit.detail(september)).toMatchObject({
      receiptNo: 'MR-202609-D001-RMB',
      status: 'draft',
      openingParts: 500,
      openingVehicle: 70,
      openingDeposit: 0,
      collectedParts: 250.5,
      partsCharges: 300,
      depositIn: 40,
      otherIn: 0,
      closingParts: 450.5,
      closingVehicle: 70,
      closingDeposit: 40,
      opening: 570,
      closing: 520.5,
      allowedActions: ['recompute', 'exclude', 'include', 'issue'],
    });
    expect(await kit.get('d001.admin', `monthlyCollectReceipts/detail?id=${september}`)).toMatchObject(refusal('E-012'));
    expect((await kit.get('d001.admin', 'monthlyCollectReceipts/list')).result.total).toBe(0);
    expect((await kit.get('d001.admin', 'monthlyCollectReceipts/statusCounts')).result.filter(({ count }: { count: number }) => count > 0)).toEqual([]);
  });

  test('what is booked meanwhile comes with the issue, which closes the month for this dealer and currency (E-502)', async () => {
    await kit.book({ currency: 'RMB', amount: 9.5, feeDate: '2026-09-30' });
    await kit.take('issue', september);
    expect(await kit.detail(september)).toMatchObject({ status: 'submitted', closingParts: 460, round: 1, disputeEnd: '2026-12-01', daysLeft: 10 });
    await expect(kit.book({ currency: 'RMB', feeDate: '2026-09-30' })).rejects.toThrow('E-502');
    await expect(kit.book({ currency: 'RMB', feeDate: '2026-08-31' })).rejects.toThrow('E-502');
    await kit.book({ currency: 'RMB', amount: 30, feeDate: '2026-10-05' });
    await kit.book({ currency: 'USD', amount: 30, feeDate: '2026-09-30' });
    await kit.book({ currency: 'RMB', dealerCode: 'D002', amount: 30, feeDate: '2026-09-30' });
  });

  test('the next opening is the issued closing', async () => {
    const october = await kit.draft('2026-10', 'RMB');
    expect(await kit.detail(october)).toMatchObject({ openingParts: 460, openingVehicle: 70, openingDeposit: 40, collectedParts: 30, closingParts: 490 });
    await kit.take('issue', october);
    await noBreach();
  });

  test('MF may not confirm, DA may not close', async () => {
    expect((await kit.check(september, 'pass', {}, 'qian.finance')).code).toBe(403);
    expect((await kit.post('close', { ids: [september] }, 'd001.admin')).code).toBe(403);
    expect((await kit.post('generate', { period: '2026-09' }, 'd001.admin')).code).toBe(403);
    expect((await kit.check(september, 'pass', {}, 'd002.service')).success).toBe(false);
    expect(await kit.check(september, 'pass')).toMatchObject({ result: { ok: [september] } });
    expect(await kit.detail(september, 'd001.admin')).toMatchObject({ status: 'pass', confirmBy: 'd001.admin' });
    expect(await kit.check(september, 'pass')).toMatchObject(refusal('E-500'));
    expect(await kit.dispute(september, [{ kind: 'other', remark: 'Too late' }])).toMatchObject(refusal('E-500'));
    expect((await kit.get('d00101.service', 'monthlyCollectReceipts/list')).success).toBe(false);
  });

  test('measures collections by the target, and is closed without fees without an entry', async () => {
    const before = await balance('RMB');
    await kit.take('close', september);
    expect(await kit.detail(september)).toMatchObject({ status: 'closed', settlementTotal: 0, journalNo: null });
    expect(await balance('RMB')).toBe(before);
    expect(await kit.post('close', { ids: [september] })).toMatchObject(refusal('E-500'));
  });
});

describe('fees', () => {
  const currency = 'EUR';
  let id: string;

  test('go with what takes them back, off the statement and on it again', async () => {
    const sourceId = newId();
    const fee = await kit.fee({ currency, amount: 90, feeDate: '2026-08-05', sourceId });
    const back = await kit.fee({ currency, amount: -90, feeType: 'chargeback', feeDate: '2026-08-06', sourceId });
    const alone = await kit.fee({ currency, amount: 7, feeDate: '2026-08-07' });
    const draft = await kit.draft('2026-08', currency);
    const statesOf = async () =>
      (await kit.feesOf(draft)).flatMap((one) => ([fee, back, alone].includes(one.id) ? [`${one.amount} ${one.state}`] : [])).toSorted();
    const all = ['-90 included', '7 included', '90 included'];
    expect(await statesOf()).toEqual(all);
    for (const [off, on] of [
      [fee, back],
      [back, fee],
    ]) {
      expect(await kit.post('exclude', { id: draft, feeIds: [off], reason: 'Report is missing' })).toMatchObject({ success: true });
      expect(await statesOf()).toEqual(['-90 excluded', '7 included', '90 excluded']);
      expect(await kit.post('include', { id: draft, feeIds: [on], reason: 'Report is there' })).toMatchObject({ success: true });
      expect(await statesOf()).toEqual(all);
    }
    await kit.take('issue', draft);
    expect(await kit.detail(draft)).toMatchObject({ settlementTotal: 7, feeService: 97, feeChargeback: -90 });
    await noBreach();
  });

  test('up to the last day of the month are proposed; one that is kept off goes on the next statement', async () => {
    const [first, second, late] = [
      await kit.fee({ currency, amount: 80, feeDate: '2026-09-30' }),
      await kit.fee({ currency, amount: 45.5, feeDate: '2026-07-02' }),
      await kit.fee({ currency, amount: 1, feeDate: '2026-10-01' }),
    ];
    id = await kit.draft('2026-09', currency);
    expect(await kit.detail(id)).toMatchObject({ feeService: 125.5, settlementTotal: 125.5, feeCount: 2, heldCount: 0 });
    expect(await kit.post('exclude', { id, feeIds: [first], reason: 'no' })).toMatchObject(refusal('E-006'));
    expect(await kit.post('exclude', { id, feeIds: [late], reason: 'Not of this month' })).toMatchObject(refusal('E-509'));
    expect(await kit.post('exclude', { id, feeIds: [first], reason: 'Report is missing' })).toMatchObject({ success: true });
    expect(await kit.detail(id)).toMatchObject({ settlementTotal: 45.5, feeCount: 1, heldCount: 1 });
    await kit.take('recompute', id);
    expect((await kit.feesOf(id)).find((fee) => fee.id === first)).toMatchObject({ state: 'excluded', heldReason: 'Report is missing' });
    await kit.take('issue', id);
    expect((await kit.feesOf(id)).find((fee) => fee.id === second)).toMatchObject({ state: 'included', settlementStatus: 'settling' });
    const next = await kit.draft('2026-10', currency);
    expect(new Map((await kit.feesOf(next)).map((fee) => [fee.id, fee.state]))).toEqual(
      new Map([
        [first, 'included'],
        [late, 'included'],
      ]),
    );
    expect(await kit.post('exclude', { id: next, feeIds: [second], reason: 'On the other one' })).toMatchObject(refusal('E-507'));
  });

  test('of a statement that settles them are credited to the parts account today', async () => {
    await kit.check(id, 'pass');
    const before = await balance(currency);
    expect(await kit.post('close', { ids: [id], settleDate: '2026-11-22' })).toMatchObject(refusal('E-512'));
    expect(await kit.post('close', { ids: [id], settleDate: '2026-09-30' })).toMatchObject(refusal('E-502'));
    await kit.take('close', id);
    expect(await balance(currency)).toBe(before + 45.5);
    const { rows } = await sql`select fee_type, amount, fee_date, statement_no, journal_no from finance_ledger where source_id = ${id}`.execute(kit.db);
    expect(rows).toEqual([
      { feeType: 'service_fee_credit', amount: 45.5, feeDate: today, statementNo: 'MR-202609-D001-EUR', journalNo: (await kit.detail(id)).journalNo },
    ]);
    await noBreach();
  });

  test('are transferred where the bank is known (E-530)', async () => {
    const next = (await kit.get('qian.finance', `monthlyCollectReceipts/list?currency=${currency}&period_begin=2026-10`)).result.records[0].id;
    await kit.take('issue', next);
    await kit.check(next, 'pass');
    await kit.db.updateTable('dealer').set({ bankName: null }).where('dealerCode', '=', 'D001').execute();
    expect(await kit.post('close', { ids: [next], settleMethod: 'transfer' })).toMatchObject(refusal('E-530'));
    await sql`update dealer set bank_name = 'Banco Sur', bank_tag_number = 'BSURCLRM', account_number = '12345678' where dealer_code = 'D001'`.execute(kit.db);
    const before = await balance(currency);
    await kit.take('close', next, { settleMethod: 'transfer' });
    expect(await balance(currency)).toBe(before);
    expect(await kit.detail(next)).toMatchObject({ status: 'closed', settleMethod: 'transfer', settlementTotal: 81 });
    await noBreach();
  });
});

describe('a claim (S3)', () => {
  test('with a core that is not there is held; received it is settled, and the claim closed', async () => {
    const claim = await kit.submitted();
    await kit.claims.check('li.service', [claim], 'pass');
    expect(await kit.claims.check('zhao.manager', [claim], 'audit_succeeded', {})).toMatchObject({ result: { ok: [claim] } });
    await sql`update service_fee set fee_date = '2026-10-20' where source_id = ${claim}`.execute(kit.db);
    await sql`update used_parts_task set core_status = 'shipped' where claim_id = ${claim}`.execute(kit.db);
    await kit.issued('2026-09', 'USD');
    const id = await kit.draft('2026-10', 'USD');
    const held = await kit.feesOf(id);
    expect(held.every(({ state, heldReason }) => state === 'held' && heldReason === 'Cores outstanding')).toBe(true);
    expect(held.length).toBeGreaterThan(0);
    expect(await kit.post('include', { id, feeIds: [held[0]!.id] })).toMatchObject(refusal('E-252'));
    await sql`update used_parts_task set core_status = 'received' where claim_id = ${claim}`.execute(kit.db);
    expect(await kit.post('include', { id, feeIds: [held[0]!.id] })).toMatchObject({ success: true });
    const { settlementTotal, feeWarranty } = await kit.detail(id);
    expect([settlementTotal, feeWarranty]).toEqual([(await kit.claims.detail('li.service', claim)).auditTotal, settlementTotal]);
    await kit.take('issue', id);
    expect(await kit.claims.detail('li.service', claim)).toMatchObject({ settlementStatus: 'settling', statementNo: 'MR-202610-D001-USD' });
    await kit.check(id, 'pass');
    const before = await balance('USD');
    await kit.take('close', id);
    expect(await balance('USD')).toBeCloseTo(before + settlementTotal, 2);
    expect(await kit.claims.detail('li.service', claim)).toMatchObject({ status: 'closed', settlementStatus: 'settled' });
    await noBreach();
  });
});

describe('the nightly check', () => {
  /** What is found after a change, which is taken back. */
  const foundAfter = async (change: ReturnType<typeof sql>): Promise<string[]> =>
    inTransaction(kit.db, (trx) =>
      undone(trx, async () => {
        await change.execute(trx);
        return ((await breaches(null).execute(trx)).rows as { code: string }[]).map(({ code }) => code).toSorted();
      }),
    );

  test('finds a statement that says something else than accounts, fees or the one before it', async () => {
    await kit.book({ currency: 'EUR', dealerCode: 'D002', amount: 500, feeDate: '2026-09-10' });
    const id = await kit.draft('2026-09', 'EUR', 'D002');
    await kit.take('issue', id);
    const fee = await kit.fee({ currency: 'RMB', amount: 30, feeDate: '2026-10-05' });
    await noBreach();
    expect(await foundAfter(sql`update monthly_collect_receipts set closing_parts = closing_parts + 1 where id = ${id}`)).toEqual(['I5 closing']);
    expect(await foundAfter(sql`update monthly_collect_receipts set settlement_total = 1 where id = ${id}`)).toEqual(['I5 fees']);
    const listed = sql`insert into monthly_collect_receipts_fee (receipt_id, fee_id, state) values (${id}, ${fee}, 'included')`;
    expect(await foundAfter(listed)).toEqual(['I5 fees']);
    await noBreach();
  });
});

test('a paper has every line of its annex, which add up to its figures; a tab has a page of them', async () => {
  const n = 2100;
  await kit.book({ dealerCode: 'D002', currency: 'EUR', feeDate: '2026-10-11' });
  await sql`insert into finance_ledger (id, entry_no, account_id, dealer_name, direction, fee_type, amount, contra_account, fee_source, source_id, source_no, fee_date,
      posting_key, post_time, create_by)
    select md5('line' || at), 'MANY-' || at, account.id, 'Dealer', 'in', 'parts_payment', 2.5, 'bank', 'dealerPayment', md5('line' || at), 'MANY', '2026-10-12', 'many:' || at, now(), 'test'
    from account, generate_series(2, ${n}) at where dealer_code = 'D002' and account_type = 'parts' and currency = 'EUR'`.execute(kit.db);
  await sql`insert into service_fee (id, fee_no, org_code, dealer_code, dealer_name, fee_source, source_id, source_no, fee_date, fee_type, amount, currency)
    select md5('fee' || at), 'MANY-' || at, 'B01A02', 'D002', 'Dealer', 'handoverTrain', md5('fee' || at), 'HT-MANY', '2026-10-12', 'pdi', 1.25, 'EUR'
    from generate_series(1, ${n}) at`.execute(kit.db);
  const id = await kit.draft('2026-10', 'EUR', 'D002');
  const {
    body: { result: paper },
  } = await kit.raw('qian.finance', 'GET', `/sys/print/paper?docType=monthlyCollectReceipts&id=${id}`);
  expect([paper.ledgerLines.length, paper.feeLines.length]).toEqual([n, n]);
  expect(sum(paper.ledgerLines.map(({ amount }: { amount: number }) => amount))).toBe(paper.collectedParts);
  expect(sum(paper.feeLines.map(({ amount }: { amount: number }) => amount))).toBe(paper.settlementTotal);
  for (const tab of ['ledger', 'fees'])
    expect((await kit.get('qian.finance', `monthlyCollectReceipts/${tab}?id=${id}&pageNo=42`)).result, tab).toMatchObject({
      total: n,
      pages: 42,
      records: { length: 50 },
    });
  expect((await kit.get('qian.finance', `monthlyCollectReceipts/fees?id=${id}&pageNo=43`)).result).toMatchObject({ total: n, pages: 42, records: [] });
});

test('several are issued and closed at once; one that is refused stays as it is', async () => {
  const dealers = ['X093', 'X094', 'X095'];
  await sql`insert into sys_depart (id, org_code, depart_name, org_category, dealer_code)
    select md5(no), 'B01' || no, depart_name, org_category, no from sys_depart, unnest(${dealers}::text[]) as made (no)
    where dealer_code = 'D001' and org_category = 3 and sub_dealer_code is null`.execute(kit.db);
  await sql`insert into dealer (dealer_code, dealer_name, org_code, country, language, currency, time_zone, market_group)
    select no, no, 'B01' || no, country, language, 'RMB', time_zone, market_group from dealer, unnest(${dealers}::text[]) as made (no)
    where dealer_code = 'D001'`.execute(kit.db);
  const ids: string[] = [];
  for (const dealerCode of dealers) {
    await kit.book({ dealerCode, currency: 'RMB', feeDate: '2026-10-05' });
    await sql`insert into service_fee (id, fee_no, org_code, dealer_code, dealer_name, fee_source, source_id, source_no, fee_date, fee_type, amount, currency)
      select md5(${dealerCode} || fee_type), ${dealerCode} || fee_type, 'B01', ${dealerCode}, 'Dealer', 'handoverTrain', md5(${dealerCode}), 'HT-SEVERAL', '2026-10-12', fee_type, amount, 'RMB'
      from (values ('pdi', 30), ('chargeback', -10)) as fee (fee_type, amount)`.execute(kit.db);
    ids.push(await kit.draft('2026-10', 'RMB', dealerCode));
  }
  const [first, second, refused] = ids as [string, string, string];
  await kit.book({ dealerCode: 'X095', currency: 'RMB', feeDate: '2026-09-05' });
  const looked = await kit.raw('qian.finance', 'POST', '/api/portal/monthlyCollectReceipts/issue?dryRun=1', { ids });
  expect(looked.body.result.ok).toEqual([first, second]);
  expect(await kit.detail(first)).toMatchObject({ status: 'draft' });
  expect(await kit.post('issue', { ids })).toMatchObject({ result: { ok: [first, second], failed: [{ id: refused, code: 'E-503' }] } });
  expect(await kit.detail(second)).toMatchObject({ status: 'submitted', round: 1, closingParts: 100, settlementTotal: 20, feeCount: 2 });
  expect((await kit.feesOf(first)).map(({ settlementStatus }) => settlementStatus)).toEqual(['settling', 'settling']);
  expect(await kit.detail(refused)).toMatchObject({ status: 'draft' });
  expect((await kit.feesOf(refused)).map(({ settlementStatus }) => settlementStatus)).toEqual(['unsettled', 'unsettled']);
  await sql`update monthly_collect_receipts set status = 'pass', issue_by = 'somebody' where id = any(${ids}::char(32)[]) and status = 'submitted'`.execute(
    kit.db,
  );
  expect(await kit.post('close', { ids })).toMatchObject({ result: { ok: [first, second], failed: [{ id: refused, code: 'E-007' }] } });
  const { rows } = await sql`select dealer_code, fee_type, direction, amount, journal_no is not null as joined from finance_ledger
    where source_id = any(${ids}::char(32)[]) order by dealer_code, fee_type`.execute(kit.db);
  expect(rows).toEqual(
    ['X093', 'X094'].flatMap((dealerCode) => [
      { dealerCode, feeType: 'chargeback', direction: 'out', amount: 10, joined: true },
      { dealerCode, feeType: 'service_fee_credit', direction: 'in', amount: 30, joined: true },
    ]),
  );
  expect((await kit.feesOf(second)).map(({ settlementStatus }) => settlementStatus)).toEqual(['settled', 'settled']);
  const journals = await sql<{ journalNo: string }>`select distinct journal_no from finance_ledger where source_id = ${second}`.execute(kit.db);
  expect(journals.rows).toEqual([{ journalNo: (await kit.detail(second)).journalNo }]);
  await noBreach();
});
