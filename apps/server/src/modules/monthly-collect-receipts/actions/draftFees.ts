/** Drafts: worked out anew, with fees kept off or put back. */
import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { fees as feeDoors } from '../../service-fee/service.ts';
import type { ReceiptHeader } from '../tables.ts';
import { storedFees } from './receiptFees.ts';
import { receiptEffect } from './receiptStep.ts';
import { workOut } from './workOut.ts';

const workedOut = async (context: TrxContext, receipt: ReceiptHeader): Promise<object> => (await workOut(context, receipt.period, [receipt])).get(receipt.id)!;

export const recompute = receiptEffect({ apply: ({ context, before }) => workedOut(context, before) });

/** Fees with those that stand on statements only together with them. @throws E-012 for one that is not of the dealer and currency of the draft */
async function named(context: TrxContext, { dealerCode, currency }: ReceiptHeader, feeIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql`select from service_fee where id = any(${[...feeIds]}::char(32)[]) and dealer_code = ${dealerCode} and currency = ${currency}
    and del_flag = 0`.execute(context.db);
  if (rows.length < new Set(feeIds).size) throw refuse('E-012');
  return feeDoors.fellows(context, { feeIds });
}

/** Keeps fees off, each with what takes it back. @throws E-507 for one that is on another statement or settled, E-509 for one that is not on the draft */
export const exclude = receiptEffect({
  async apply({ context, before, input: { feeIds = [], opinion } }) {
    const ids = await named(context, before, feeIds);
    const listed = new Set((await storedFees(context.db, [before.id])).map(({ feeId }) => feeId));
    const { rows } = await sql<{
      id: string;
      feeNo: string;
      isOpen: boolean;
      statementNo: string | null;
    }>`select id, fee_no, settlement_status = 'unsettled' as is_open,
        statement_no from service_fee where id = any(${[...feeIds]}::char(32)[])`.execute(context.db);
    for (const { id, feeNo, isOpen, statementNo } of rows) {
      if (!isOpen) throw refuse('E-507', { no: feeNo, st: statementNo ?? '–' });
      if (!listed.has(id)) throw refuse('E-509', { no: feeNo });
    }
    await sql`update monthly_collect_receipts_fee set state = 'excluded', note = ${opinion!.trim()} where receipt_id = ${before.id}
      and fee_id = any(${ids}::char(32)[])`.execute(context.db);
    await feeDoors.keepOff(context, { feeIds: ids, reason: 'excluded' });
    return workedOut(context, before);
  },
});

/** Puts fees back. @throws E-507, and what their documents say against it, such as E-252 */
export const include = receiptEffect({
  async apply({ context, before, input: { feeIds = [] } }) {
    const ids = await named(context, before, feeIds);
    await feeDoors.mayGoOnStatement(context, { feeIds: ids });
    await feeDoors.keepOff(context, { feeIds: ids, reason: null });
    await sql`delete from monthly_collect_receipts_fee where receipt_id = ${before.id} and fee_id = any(${ids}::char(32)[])`.execute(context.db);
    return workedOut(context, before);
  },
});
