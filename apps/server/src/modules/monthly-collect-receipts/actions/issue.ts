/** A statement goes to its dealer, for the first time or once more. */
import { sql } from 'kysely';
import { addDays } from '../../../shared/calendarDate.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { ledger } from '../../ledger/service.ts';
import { fees as feeDoors } from '../../service-fee/service.ts';
import { accountPart, correctedBefore, keyOf, missed, missingBefore, type PairBooks, readBooks } from '../reading/books.ts';
import type { ReceiptHeader } from '../tables.ts';
import { findDisputes, mustBeAnswered } from './objections.ts';
import { type FeePart, feePart, type ReceiptFee, standingFees, storedFees, storeFees } from './receiptFees.ts';
import { Overtaken, type Ready, readyOf, receiptEffect, statementsIn, tell } from './receiptStep.ts';
import { workOut, writeWorked } from './workOut.ts';

/** Issues a draft: fees first, then the accounts, by the order of locks. @throws E-503, E-506 */
export const issue = receiptEffect({
  async apply({ context, before, input: { ready } }) {
    const known = ready?.columns.get(before.id);
    if (known) return known;
    const fees = (await settle(context, [before])).get(before.id)!;
    await ledger.lockAccounts(context, [before.dealerCode]);
    const books = await booksOf(context, before);
    const missing = blockedBy(books, before.period);
    if (missing !== null) throw refuse('E-503', { period: missing });
    return { ...(await issued(context, [before])).get(before.id), ...fees, ...balanced(books) };
  },
  notify: ({ context, input: { ready } }, after) => tell(context, after, { event: 'issued', to: ['dealer'], administrators: ready?.administrators }),
});

/** The month that has to be issued, or issued anew, before this one. */
const blockedBy = (books: PairBooks, period: string): string | null => missingBefore(books, period) ?? correctedBefore(books);

/**
 * Works out drafts that are issued at once, in a few statements of the database whatever their number; those that would be refused are left
 * out. Accounts are locked once the statements are written, when nothing may have been booked in their months since they were read.
 */
export async function readyToIssue(context: TrxContext, ids: readonly string[]): Promise<Ready> {
  const found = await statementsIn(context, ids, 'draft');
  const dealers = [...new Set(found.map(({ dealerCode }) => dealerCode))];
  const seen = await ledger.lastPostings(context, dealers, { isLocked: false });
  const books = await booksByReceipt(context, found);
  const parts = found.flatMap((receipt) => {
    const own = books.get(receipt.id)!;
    const part = accountPart(own);
    return blockedBy(own, receipt.period) === null && missed(part, own) === 0 ? [{ receipt, part }] : [];
  });
  const drafts = parts.map(({ receipt }) => receipt);
  if (drafts.length === 0) return readyOf(context, [], new Map());
  const fees = await settle(context, drafts);
  const columns = await issued(context, drafts);
  const all = parts.map(({ receipt: { id }, part }) => [id, { ...columns.get(id), ...fees.get(id), ...part }] as const);
  return {
    ...(await readyOf(context, drafts, new Map(all))),
    async finish() {
      const now = await ledger.lastPostings(context, dealers, { isLocked: true });
      const moved = parts.filter(({ receipt: { dealerCode } }) => now.get(dealerCode) !== seen.get(dealerCode));
      const booksNow = await booksByReceipt(
        context,
        moved.map(({ receipt }) => receipt),
      );
      // What was booked in the running month, such as charges of orders, changes nothing.
      for (const { receipt, part } of moved) if (JSON.stringify(accountPart(booksNow.get(receipt.id)!)) !== JSON.stringify(part)) throw new Overtaken();
    },
  };
}

async function booksByReceipt({ db }: TrxContext, receipts: readonly ReceiptHeader[]): Promise<Map<string, PairBooks>> {
  const all = new Map<string, PairBooks>();
  for (const [period, own] of Map.groupBy(receipts, (receipt) => receipt.period)) {
    const books = new Map((await readBooks(db, own, period)).map((one) => [keyOf(one), one]));
    for (const receipt of own) all.set(receipt.id, books.get(keyOf(receipt))!);
  }
  return all;
}

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
    const fees = (await settle(context, [before], isFinal ? ({ id }) => known.has(id) : undefined)).get(before.id)!;
    await ledger.lockAccounts(context, [before.dealerCode]);
    const books = await booksOf(context, before);
    return { ...(await issued(context, [before])).get(before.id), ...fees, ...(isFinal ? {} : balanced(books)) };
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

/** Part B of statements, with their fees being settled from now on. @returns by id */
async function settle(context: TrxContext, receipts: readonly ReceiptHeader[], only?: (fee: ReceiptFee) => boolean): Promise<Map<string, FeePart>> {
  const fees = await standingFees(context, receipts, { isLocking: true, ...(only && { only }) });
  await storeFees(
    context,
    receipts.map(({ id }) => id),
    fees,
  );
  const feesOf = Map.groupBy(fees, ({ receiptId }) => receiptId);
  const added = receipts.flatMap(({ id, receiptNo: statementNo }) => {
    const feeIds = (feesOf.get(id) ?? []).filter(({ state, isSettling }) => state === 'included' && !isSettling).map((fee) => fee.id);
    return feeIds.length === 0 ? [] : [{ statementNo, feeIds }];
  });
  if (added.length > 0) await feeDoors.settling(context, added);
  // Kept off this statement, not off the next one.
  const excluded = fees.filter(({ state }) => state === 'excluded').map(({ id }) => id);
  if (excluded.length > 0) await feeDoors.keepOff(context, { feeIds: excluded, reason: null });
  return new Map(receipts.map(({ id }) => [id, feePart(feesOf.get(id) ?? [])]));
}

/** Columns of an issue; objections can be made from today on, at the dealer's. @returns by id */
async function issued({ db, services, user }: TrxContext, receipts: readonly ReceiptHeader[]): Promise<Map<string, object>> {
  const now = services.now().toISOString();
  const { rows } = await sql<{ dealerCode: string; today: string }>`select dealer_code, (${now}::timestamptz at time zone dealer.time_zone)::date as today
    from dealer where dealer_code = any(${receipts.map(({ dealerCode }) => dealerCode)}::text[])`.execute(db);
  const todayOf = new Map(rows.map(({ dealerCode, today }) => [dealerCode, today]));
  const same = {
    issueTime: now,
    issueBy: user.username,
    submitTime: now,
    submitBy: user.username,
    confirmBy: null,
    confirmTime: null,
    auditTime: null,
    auditBy: null,
    auditOpinion: null,
    disputeReason: null,
    disputeAmount: null,
  };
  const days = services.parameters.number('statement.disputeDays');
  return new Map(receipts.map(({ id, dealerCode, round }) => [id, { ...same, round: round + 1, disputeEnd: addDays(todayOf.get(dealerCode)!, days) }]));
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
