/** Drafts: worked out anew, with fees kept off or put back. */
import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { fees as feeDoors } from '../../service-fee/service.ts';
import type { ReceiptHeader } from '../tables.ts';
import { receiptEffect } from './receiptStep.ts';
import { workOut } from './workOut.ts';

const workedOut = async (context: TrxContext, receipt: ReceiptHeader): Promise<object> => (await workOut(context, receipt.period, [receipt])).get(receipt.id)!;

export const recompute = receiptEffect({ apply: ({ context, before }) => workedOut(context, before) });

interface NamedFee {
  id: string;
  feeNo: string;
  sourceId: string;
  settlementStatus: string;
  statementNo: string | null;
  /** It is on this statement, or waits at it. */
  isListed: boolean;
}

/** Fees of the dealer and currency with those of the same documents. @throws E-012 for one that is not the dealer's, E-507 for one that is settled elsewhere */
async function named({ db }: TrxContext, { id, dealerCode, currency }: ReceiptHeader, feeIds: readonly string[]): Promise<NamedFee[]> {
  const { rows } = await sql<NamedFee>`select fee.id, fee_no, source_id, settlement_status, statement_no, listed.fee_id is not null as is_listed
    from service_fee fee left join monthly_collect_receipts_fee listed on listed.fee_id = fee.id and listed.receipt_id = ${id}
    where dealer_code = ${dealerCode} and currency = ${currency}
      and source_id in (select source_id from service_fee where id = any(${[...feeIds]}::char(32)[])) order by fee.id for update of fee`.execute(db);
  const found = new Map(rows.map((fee) => [fee.id, fee]));
  for (const feeId of feeIds) {
    const fee = found.get(feeId);
    if (!fee) throw refuse('E-012');
    if (fee.settlementStatus !== 'unsettled') throw refuse('E-507', { no: fee.feeNo, st: fee.statementNo ?? '' });
  }
  return rows;
}

/** Keeps fees off, each with what takes it back. @throws E-509 for one that is not on the draft */
export const exclude = receiptEffect({
  async apply({ context, before, input: { feeIds = [], opinion } }) {
    const fees = await named(context, before, feeIds);
    const strange = fees.find(({ id, isListed }) => feeIds.includes(id) && !isListed);
    if (strange) throw refuse('E-509', { no: strange.feeNo });
    await sql`update monthly_collect_receipts_fee set state = 'excluded', note = ${opinion!.trim()} where receipt_id = ${before.id}
      and fee_id = any(${fees.map(({ id }) => id)}::char(32)[])`.execute(context.db);
    return workedOut(context, before);
  },
});

/** Puts fees back. @throws what their documents say against it, such as E-252 */
export const include = receiptEffect({
  async apply({ context, before, input: { feeIds = [] } }) {
    const fees = await named(context, before, feeIds);
    for (const feeId of feeIds) await feeDoors.mayGoOnStatement(context, { feeId });
    await sql`delete from monthly_collect_receipts_fee where receipt_id = ${before.id} and fee_id = any(${fees.map(({ id }) => id)}::char(32)[])`.execute(context.db);
    return workedOut(context, before);
  },
});
