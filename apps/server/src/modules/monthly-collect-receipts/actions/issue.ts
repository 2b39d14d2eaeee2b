/** A statement goes to its dealer, for the first time or once more. */
import { sql } from 'kysely';
import { addDays } from '../../../shared/calendarDate.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { ledger } from '../../ledger/service.ts';
import { fees as feeDoors } from '../../service-fee/service.ts';
import { accountPart, correctedBefore, missed, missingBefore, type PairBooks, readBooks } from '../reading/books.ts';
import type { ReceiptHeader } from '../tables.ts';
import { findDisputes, mustBeAnswered } from './objections.ts';
import { feePart, type ReceiptFee, standingFees, storedFees, storeFees } from './receiptFees.ts';
import { receiptEffect, tell } from './receiptStep.ts';
import { workOut, writeWorked } from './workOut.ts';

/** Issues a draft: fees first, then the accounts, by the order of locks. @throws E-503, E-506 */
export const issue = receiptEffect({
  async apply({ context, before }) {
    const fees = await settle(context, before);
    await ledger.lockAccounts(context, [before.dealerCode]);
    const books = await booksOf(context, before);
    const missing = missingBefore(books, before.period) ?? correctedBefore(books);
    if (missing !== null) throw refuse('E-503', { period: missing });
    return { ...(await issued(context, before)), ...fees, ...balanced(books) };
  },
  notify: ({ context }, after) => tell(context, after, { event: 'issued', to: ['dealer'] }),
});

/**
 * Issues a disputed statement once more. Once a later month is issued, its accounts stay as they were, and no new fees come to it.
 * @throws E-510, E-508, E-506
 */
export const reissue = receiptEffect({
  async prepare({ context, before }) {
    const disputes = await findDisputes(context.db, before);
    const books = await booksOf(context, before);
    mustBeAnswered(disputes, books);
    return { disputes, isFinal: books.isFinal };
  },
  async apply({ context, before }, { disputes, isFinal }) {
    const accepted = disputes.filter(({ kind, answer }) => kind === 'fee' && answer === 'accepted');
    await answerFees(
      context,
      before,
      accepted.flatMap(({ refId }) => (refId ? [refId] : [])),
    );
    if (!isFinal) await clearDrafts(context, before);
    const known = new Set((await storedFees(context.db, [before.id])).map(({ feeId }) => feeId));
    const fees = await settle(context, before, isFinal ? ({ id }) => known.has(id) : undefined);
    await ledger.lockAccounts(context, [before.dealerCode]);
    const books = await booksOf(context, before);
    return { ...(await issued(context, before)), ...fees, ...(isFinal ? {} : balanced(books)) };
  },
  async notify({ context }, after) {
    await renewDrafts(context, after);
    await tell(context, after, { event: 'reissued', to: ['dealer'] });
  },
});

const booksOf = async ({ db }: TrxContext, receipt: ReceiptHeader): Promise<PairBooks> => (await readBooks(db, [receipt], receipt.period))[0]!;

/** Part A, which must agree with the ledger. @throws E-506 */
function balanced(books: PairBooks) {
  const part = accountPart(books);
  const n = missed(part, books);
  if (n !== 0) throw refuse('E-506', { n });
  return part;
}

/** Part B, with its fees being settled from now on. */
async function settle(context: TrxContext, receipt: ReceiptHeader, only?: (fee: ReceiptFee) => boolean) {
  const fees = await standingFees(context, [receipt], only ? { only } : {});
  await storeFees(context, [receipt.id], fees);
  const added = fees.filter(({ state, isSettling }) => state === 'included' && !isSettling).map(({ id }) => id);
  if (added.length > 0) await feeDoors.settling(context, { feeIds: added, statementNo: receipt.receiptNo });
  // Kept off this statement, not off the next one.
  const excluded = fees.filter(({ state }) => state === 'excluded').map(({ id }) => id);
  if (excluded.length > 0) await feeDoors.keepOff(context, { feeIds: excluded, reason: null });
  return feePart(fees);
}

/** Columns of an issue; objections can be made from today on, at the dealer's. */
async function issued({ db, services, user }: TrxContext, { dealerCode, round }: ReceiptHeader) {
  const now = services.now().toISOString();
  const { rows } = await sql<{ today: string }>`select (${now}::timestamptz at time zone dealer.time_zone)::date as today from dealer
    where dealer_code = ${dealerCode}`.execute(db);
  return {
    round: round + 1,
    issueTime: now,
    issueBy: user.username,
    submitTime: now,
    submitBy: user.username,
    disputeEnd: addDays(rows[0]!.today, services.parameters.number('statement.disputeDays')),
    confirmBy: null,
    confirmTime: null,
    auditTime: null,
    auditBy: null,
    auditOpinion: null,
    disputeReason: null,
    disputeAmount: null,
  };
}

/** What was accepted stays off; what was refused is settled after all. */
async function answerFees(context: TrxContext, { id }: ReceiptHeader, accepted: readonly string[]): Promise<void> {
  const { rows } = await sql<{ feeId: string }>`update monthly_collect_receipts_fee listed set note = null,
      state = case when fee.source_id in (select source_id from service_fee where id = any(${[...accepted]}::char(32)[])) then 'excluded' else 'included' end
    from service_fee fee where fee.id = listed.fee_id and listed.receipt_id = ${id} and listed.state = 'disputed' returning listed.fee_id`.execute(context.db);
  if (rows.length > 0) await feeDoors.keepOff(context, { feeIds: rows.map(({ feeId }) => feeId), reason: null });
}

const laterDrafts = ({ id, dealerCode, currency, period }: ReceiptHeader) =>
  sql`monthly_collect_receipts where dealer_code = ${dealerCode} and currency = ${currency} and period > ${period} and status = 'draft' and del_flag = 0 and id <> ${id}`;

/** Fees that a later draft has proposed may belong here. */
const clearDrafts = async ({ db }: TrxContext, receipt: ReceiptHeader): Promise<unknown> =>
  sql`delete from monthly_collect_receipts_fee where state = 'included' and receipt_id in (select id from ${laterDrafts(receipt)})`.execute(db);

/** The draft of a later month begins with the new closing. */
async function renewDrafts(context: TrxContext, receipt: ReceiptHeader): Promise<void> {
  const { rows } = await sql<ReceiptHeader>`select * from ${laterDrafts(receipt)}`.execute(context.db);
  for (const draft of rows) {
    const parts = await workOut(context, draft.period, [draft]);
    await writeWorked(context, [{ ...draft, ...parts.get(draft.id) }]);
  }
}
