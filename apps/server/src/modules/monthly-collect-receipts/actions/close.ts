/** A confirmed statement is settled: its fees are credited to the parts account, or credited and transferred. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import { nextNumber } from '../../../documents/numbers/nextNumber.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { ledger } from '../../ledger/service.ts';
import { fees as feeDoors } from '../../service-fee/service.ts';
import { entriesOf, settlementOf, type SettledFee } from '../rules/settlement.ts';
import type { ReceiptHeader } from '../tables.ts';
import { receiptEffect, tell } from './receiptStep.ts';

/** @throws E-506 where its fees are not what it says, E-502 for a day in a closed month, E-512 for one to come, E-530 for a transfer without bank data */
export const close = receiptEffect({
  async apply({ context, before, input: { settleMethod = 'credit', settleDate } }) {
    const { db, services } = context;
    const day = makerDay(services);
    const feeDate = settleDate ?? day;
    if (settleMethod === 'transfer') await mustHaveBank(context, before);
    const { rows: fees } = await sql<SettledFee & { id: string }>`select fee.id, fee.fee_type, fee.fee_source, fee.amount
      from monthly_collect_receipts_fee listed join service_fee fee on fee.id = listed.fee_id
      where listed.receipt_id = ${before.id} and listed.state = 'included' order by fee.id for update of fee`.execute(db);
    const { settlementTotal } = settlementOf(fees);
    if (settlementTotal !== before.settlementTotal) throw refuse('E-506', { n: sum([settlementTotal, -before.settlementTotal]) });
    if (fees.length === 0) return { settleMethod, settleDate: feeDate };
    const feeIds = fees.map(({ id }) => id);
    await feeDoors.settled(context, { feeIds, statementNo: before.receiptNo, day: feeDate });
    const journalNo = await book(context, before, { fees, refunded: settleMethod === 'transfer' ? settlementTotal : 0, feeDate });
    return { settleMethod, settleDate: feeDate, journalNo };
  },
  notify: ({ context }, after) => tell(context, after, { event: 'closed', to: ['dealer'] }),
});

async function mustHaveBank({ db }: TrxContext, { dealerCode }: ReceiptHeader): Promise<void> {
  const { rows } = await sql`select from dealer where dealer_code = ${dealerCode} and bank_name is not null and bank_tag_number is not null
    and account_number is not null`.execute(db);
  if (rows.length === 0) throw refuse('E-530');
}

/** @returns what joins the entries */
async function book(
  context: TrxContext,
  { id, receiptNo, dealerCode, currency }: ReceiptHeader,
  { fees, refunded, feeDate }: { fees: readonly SettledFee[]; refunded: number; feeDate: string },
): Promise<string> {
  await ledger.lockAccounts(context, dealerCode);
  const journalNo = await nextNumber(context.db, { code: 'journal', dealerCode: null, day: makerDay(context.services) });
  const entries: { feeType: string; direction: 'in' | 'out'; contra: string; amount: number }[] = entriesOf(fees);
  if (refunded > 0) entries.push({ feeType: 'refund', direction: 'out', contra: 'bank', amount: refunded });
  for (const { feeType, contra, ...entry } of entries)
    await ledger.post(context, {
      ...entry,
      feeType,
      contra,
      account: { dealerCode, accountType: 'parts', currency },
      source: 'monthlyCollectReceipts',
      sourceId: id,
      sourceNo: receiptNo,
      statementNo: receiptNo,
      journalNo,
      feeDate,
      shortfall: 'allow',
      postingKey: `statement:${id}:${feeType}:${contra}`,
    });
  return journalNo;
}
