import { act } from '../../documents/act.ts';
import { contextOf, transact } from '../../shared/context.ts';
import { type Db, newId } from '../../shared/database/database.ts';
import type { ListSample } from '../../test/samples/listSamples.ts';
import { openAccounts } from '../ledger/service.ts';
import { savePayment } from './actions/savePayment.ts';
import { dealerPaymentKind } from './dealerPaymentKind.ts';

/** Accounts of two dealers with something on them. */
export const sample: ListSample = async (services) => {
  const context = contextOf(services, await services.sessions.actAs('qian.finance'));
  for (const [dealerCode, currency] of [
    ['D001', 'USD'],
    ['D002', 'RMB'],
  ] as const) {
    await transact(context, (within) => openAccounts(within, { dealerCode, currency }));
    for (const [accountType, direction, paymentAmount] of [
      ['parts', 'in', 900],
      ['parts', 'out', 250.5],
      ['vehicle', 'in', 4000],
    ] as const) {
      const input = { kind: 'entry', dealerCode, accountType, currency, feeType: 'adjustment', direction, feeDate: '2026-11-20', paymentAmount } as const;
      const { id } = await transact(context, (within) => savePayment(within, input, { confirm: true }));
      await transact(context, (within) => act(within, dealerPaymentKind, 'book', { id }));
    }
  }
  await importedLines(services.db);
};

/** A bank's file, one line of which became the first payment. */
async function importedLines(db: Db): Promise<void> {
  const payment = await db.selectFrom('dealerPayment').select(['id', 'paymentNo']).orderBy('paymentNo').executeTakeFirstOrThrow();
  const importId = newId();
  await db
    .insertInto('bankImport')
    .values({ id: importId, fileName: 'bank.csv', bookedCount: 1, draftCount: 0, createBy: 'qian.finance', takenBackTime: null, takenBackBy: null })
    .execute();
  await db
    .insertInto('bankImportLine')
    .values({
      id: newId(),
      importId,
      result: 'booked',
      paymentId: payment.id,
      paymentNo: payment.paymentNo,
      paymentVersion: 2,
      dealerCode: 'D001',
      feeDate: '2026-11-20',
      paymentAmount: 900,
      currency: 'USD',
      bankReference: 'TT-SAMPLE',
      payerName: 'AgroAndes',
    })
    .execute();
}
