/** A confirmed statement is settled: its fees are credited to the parts account, or credited and transferred. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import { nextNumbers } from '../../../documents/numbers/nextNumber.ts';
import type { SettleMethod } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { together } from '../../../shared/database/together.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { ledger } from '../../ledger/service.ts';
import { fees as feeDoors } from '../../service-fee/service.ts';
import { keyOf } from '../reading/books.ts';
import { entriesOf, settlementOf, type SettledFee } from '../rules/settlement.ts';
import type { ReceiptHeader } from '../tables.ts';
import { type Ready, readyOf, type ReceiptActionInput, receiptEffect, statementsIn, tell } from './receiptStep.ts';

type OwnFee = SettledFee & { id: string; receiptId: string };

/** Fees of statements, locked. @returns by the id of the statement */
async function feesOf({ db }: TrxContext, receipts: readonly ReceiptHeader[]): Promise<Map<string, OwnFee[]>> {
  const { rows } = await sql<OwnFee>`select listed.receipt_id, fee.id, fee.fee_type, fee.fee_source, fee.amount
    from monthly_collect_receipts_fee listed join service_fee fee on fee.id = listed.fee_id
    where listed.receipt_id = any(${receipts.map(({ id }) => id)}::char(32)[]) and listed.state = 'included' order by fee.id for update of fee`.execute(db);
  return Map.groupBy(rows, ({ receiptId }) => receiptId);
}

/** @throws E-506 where its fees are not what it says, E-502 for a day in a closed month, E-512 for one to come, E-530 for a transfer without bank data */
export const close = receiptEffect({
  async apply({ context, before, input: { settleMethod = 'credit', settleDate, ready } }) {
    const known = ready?.columns.get(before.id);
    if (known) return known;
    if (settleMethod === 'transfer') await mustHaveBank(context, before);
    const fees = await feesOf(context, [before]);
    const { settlementTotal } = settlementOf(fees.get(before.id) ?? []);
    if (settlementTotal !== before.settlementTotal) throw refuse('E-506', { n: sum([settlementTotal, -before.settlementTotal]) });
    const { columns, book } = await settle(context, [before], { fees, settleMethod, feeDate: settleDate ?? makerDay(context.services) });
    const journalNo = (await book()).get(before.id);
    return { ...columns.get(before.id), ...(journalNo !== undefined && { journalNo }) };
  },
  notify: ({ context, input: { ready } }, after) => tell(context, after, { event: 'closed', to: ['dealer'], administrators: ready?.administrators }),
});

/**
 * Settles statements that are closed and credited at once, in a few statements of the database whatever their number. Those that would be
 * refused are left out.
 */
export async function readyToClose(
  context: TrxContext,
  ids: readonly string[],
  { settleMethod = 'credit', settleDate }: Pick<ReceiptActionInput, 'settleMethod' | 'settleDate'>,
): Promise<Ready> {
  const day = makerDay(context.services);
  const feeDate = settleDate ?? day;
  const nothing = readyOf(context, [], new Map());
  if (settleMethod === 'transfer' || feeDate > day) return nothing;
  // Whoever issued one may not be asked to close it.
  const found = (await statementsIn(context, ids, 'pass')).filter(({ issueBy }) => issueBy !== context.user.username);
  const months = found.map(({ dealerCode, currency }) => ({ dealerCode, currency, period: feeDate.slice(0, 7) }));
  const closed = new Set((await ledger.closedMonths(context, months)).map(keyOf));
  const fees = await feesOf(context, found);
  const receipts = found.filter((one) => !closed.has(keyOf(one)) && settlementOf(fees.get(one.id) ?? []).settlementTotal === one.settlementTotal);
  if (receipts.length === 0) return nothing;
  const { columns, book } = await settle(context, receipts, { fees, settleMethod, feeDate });
  return { ...(await readyOf(context, receipts, columns)), finish: async () => keepJournals(context, await book()) };
}

async function keepJournals({ db }: TrxContext, journals: ReadonlyMap<string, string>): Promise<void> {
  await sql`update monthly_collect_receipts receipt set journal_no = journal.no
    from unnest(${[...journals.keys()]}::char(32)[], ${[...journals.values()]}::text[]) as journal (id, no) where receipt.id = journal.id`.execute(db);
}

interface Settled {
  fees: ReadonlyMap<string, OwnFee[]>;
  settleMethod: SettleMethod;
  feeDate: string;
}

interface Settlement {
  columns: ReadonlyMap<string, object>;
  /** Books into the accounts, which are locked last, and before the counters of numbers. @returns journal numbers by the id of the statement */
  book: () => Promise<ReadonlyMap<string, string>>;
}

/** Pays the fees of statements. */
async function settle(context: TrxContext, receipts: readonly ReceiptHeader[], { fees, settleMethod, feeDate }: Settled): Promise<Settlement> {
  const paid = receipts.filter(({ id }) => fees.has(id));
  const statements = paid.map(({ id, receiptNo: statementNo }) => ({ statementNo, feeIds: fees.get(id)!.map((fee) => fee.id) }));
  if (paid.length > 0) await feeDoors.settled(context, { statements, day: feeDate });
  const refund = settleMethod === 'transfer';
  return {
    columns: new Map(receipts.map(({ id }) => [id, { settleMethod, settleDate: feeDate }])),
    async book() {
      if (paid.length === 0) return new Map();
      await ledger.lockAccounts(context, [...new Set(paid.map(({ dealerCode }) => dealerCode))]);
      const journals = await nextNumbers(context.db, { code: 'journal', dealerCode: null, day: makerDay(context.services) }, paid.length);
      const postings = paid.flatMap((receipt, at) => postingsOf(receipt, { fees: fees.get(receipt.id)!, refund, feeDate, journalNo: journals[at]! }));
      await together(context.db, () => ledger.postAll(context, postings));
      return new Map(paid.map(({ id }, at) => [id, journals[at]!]));
    },
  };
}

async function mustHaveBank({ db }: TrxContext, { dealerCode }: ReceiptHeader): Promise<void> {
  const { rows } = await sql`select from dealer where dealer_code = ${dealerCode} and bank_name is not null and bank_tag_number is not null
    and account_number is not null`.execute(db);
  if (rows.length === 0) throw refuse('E-530');
}

/** The entries that credit the fees of a statement, and the one that transfers their sum where it is refunded. */
function postingsOf(
  { id, receiptNo, dealerCode, currency, settlementTotal }: ReceiptHeader,
  { fees, refund, feeDate, journalNo }: { fees: readonly SettledFee[]; refund: boolean; feeDate: string; journalNo: string },
) {
  const entries: { feeType: string; direction: 'in' | 'out'; contra: string; amount: number }[] = entriesOf(fees);
  if (refund && settlementTotal > 0) entries.push({ feeType: 'refund', direction: 'out', contra: 'bank', amount: settlementTotal });
  return entries.map((entry) => ({
    ...entry,
    account: { dealerCode, accountType: 'parts' as const, currency },
    source: 'monthlyCollectReceipts',
    sourceId: id,
    sourceNo: receiptNo,
    statementNo: receiptNo,
    journalNo,
    feeDate,
    postingKey: `statement:${id}:${entry.feeType}:${entry.contra}`,
  }));
}
