/** Month end of a dealer that is suspended, or whose contract has ended. Today is 21 November 2026. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { mustAgree } from '../../test/mustAgree.ts';
import { monthStatements, silentStatements } from './jobs.ts';
import { createReceiptKit, type ReceiptKit } from './receiptTestKit.ts';

let kit: ReceiptKit;
beforeAll(async () => {
  kit = await createReceiptKit();
}, 240_000);
afterAll(() => kit.close());

const become = (dealerStatus: 'active' | 'suspended' | 'terminated') =>
  kit.db.updateTable('dealer').set({ dealerStatus }).where('dealerCode', '=', 'D001').execute();
const run = (job: typeof silentStatements) =>
  job.run({ services: kit.app.services, today: '2026-11-21', signal: new AbortController().signal, transaction: (work) => inTransaction(kit.db, work) });
const other = { kind: 'other', remark: 'A payment is missing' };

test('a suspended dealer gets its statement, disputes and confirms it, and is settled', async () => {
  await kit.book({ currency: 'USD', amount: 300, feeDate: '2026-09-10' });
  await kit.fee({ currency: 'USD', amount: 40, feeDate: '2026-09-12' });
  await become('suspended');
  const id = await kit.issued('2026-09', 'USD');
  expect(await kit.dispute(id, [other])).toMatchObject({ result: { ok: [id] } });
  expect(await kit.answer(id, 'refused')).toMatchObject({ success: true });
  await kit.take('reissue', id);
  expect(await kit.check(id, 'pass')).toMatchObject({ result: { ok: [id] } });
  await kit.take('close', id);
  expect(await kit.detail(id)).toMatchObject({ status: 'closed', settlementTotal: 40 });
  await mustAgree(kit.db);
});

test('a dealer whose contract has ended is settled all the same: drafted by the job, confirmed by silence, paid by transfer', async () => {
  await kit.book({ currency: 'EUR', amount: 300, feeDate: '2026-10-10' });
  await kit.fee({ currency: 'EUR', amount: 60, feeDate: '2026-10-12' });
  await become('terminated');
  expect(await run(monthStatements)).toBeGreaterThan(0);
  const [{ id }] = (await kit.get('qian.finance', 'monthlyCollectReceipts/list?currency=EUR&dealerCode=D001')).result.records;
  await kit.take('issue', id);
  expect(await kit.check(id, 'pass')).toMatchObject({ success: false, result: { errorCode: 'E-552' } });
  expect(await kit.dispute(id, [other])).toMatchObject({ success: false, result: { errorCode: 'E-552' } });
  await sql`update monthly_collect_receipts set dispute_end = '2026-11-19' where id = ${id}`.execute(kit.db);
  await run(silentStatements);
  expect(await kit.detail(id)).toMatchObject({ status: 'pass', confirmBy: null });
  await sql`update dealer set bank_name = 'Banco Sur', bank_tag_number = 'BSURCLRM', account_number = '12345678' where dealer_code = 'D001'`.execute(kit.db);
  await kit.take('close', id, { settleMethod: 'transfer' });
  const { rows } = await sql`select fee_type, direction, amount from finance_ledger where source_id = ${id} order by posting_seq`.execute(kit.db);
  expect(rows).toEqual([
    { feeType: 'service_fee_credit', direction: 'in', amount: 60 },
    { feeType: 'refund', direction: 'out', amount: 60 },
  ]);
  await mustAgree(kit.db);
});
