/** What a dealer says to a statement: confirmed, or disputed line by line; and the answers. */
import { sql } from 'kysely';
import { reviewed } from '../../../documents/review.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { type Db, json, newId } from '../../../shared/database/database.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import type { StatementObjection } from '../../../generated/types.gen.ts';
import { fees as feeDoors } from '../../service-fee/service.ts';
import { readBooks } from '../reading/books.ts';
import { disputeAmount, unansweredOf, uncorrectedOf } from '../rules/disputes.ts';
import { withTheirs } from '../rules/feeStates.ts';
import type { ReceiptDisputeTable, ReceiptHeader } from '../tables.ts';
import { type Answers, receiptEffect, tell } from './receiptStep.ts';

/** Objections of the round that a statement is in. */
export const findDisputes = async (db: Db, { id, round }: Pick<ReceiptHeader, 'id' | 'round'>): Promise<ReceiptDisputeTable[]> =>
  db.selectFrom('monthlyCollectReceiptsDispute').selectAll().where('receiptId', '=', id).where('round', '=', round).orderBy('lineNo').execute();

/** @throws E-510 for objections without an answer, E-508 for one that was accepted without its correction once a later month is issued */
export function mustBeAnswered(disputes: readonly ReceiptDisputeTable[], { isFinal }: { isFinal: boolean }): void {
  if (unansweredOf(disputes).length > 0) throw refuse('E-510');
  const [first] = isFinal ? uncorrectedOf(disputes) : [];
  if (first) throw refuse('E-508', { n: first.lineNo });
}

export const confirm = receiptEffect({
  apply: async (step) => ({ ...reviewed(step), confirmBy: step.context.user.username, confirmTime: step.context.services.now().toISOString() }),
  notify: ({ context }, after) => tell(context, after, { event: 'confirmed', to: ['maker'] }),
});

/** The days for objections are over. */
export const silent = receiptEffect({
  apply: async (step) => reviewed(step),
  notify: ({ context }, after) => tell(context, after, { event: 'silent', to: ['dealer', 'maker'] }),
});

type StoredObjection = Omit<ReceiptDisputeTable, 'difference' | 'answer' | 'answerText' | 'correctionNo' | 'answeredBy' | 'answeredTime'>;

/** @throws E-008 without lines, E-509 for what is not on the statement */
export const dispute = receiptEffect<{ lines: StoredObjection[]; feeIds: string[] }>({
  async prepare({ context, before, input: { lines: given } }) {
    const objections = given?.disputes ?? [];
    if (objections.length === 0) throw invalid([{ field: 'lines', code: 'E-008' }]);
    const wrong = objections.flatMap(({ claimedAmount }, index) =>
      typeof claimedAmount === 'number' && !hasDecimals(claimedAmount, 2)
        ? [{ field: 'claimedAmount', line: `disputes[${index}]`, code: 'E-016', textKey: 'E-016.signed', params: { n: 2 } }]
        : [],
    );
    if (wrong.length > 0) throw invalid(wrong);
    const lines: StoredObjection[] = [];
    for (const [index, objection] of objections.entries())
      lines.push({
        id: newId(context.services.now().getTime()),
        receiptId: before.id,
        round: before.round,
        lineNo: index + 1,
        kind: objection.kind,
        ...(await statedBy(context, before, objection)),
        claimedAmount: objection.claimedAmount ?? null,
        remark: objection.remark.trim(),
      });
    const named = new Set(lines.flatMap(({ kind, refId }) => (kind === 'fee' && refId ? [refId] : [])));
    return { lines, feeIds: withTheirs(await feesOn(context.db, before), named).map(({ id }) => id) };
  },
  async apply(step, { lines, feeIds }) {
    const { context, before, input } = step;
    await context.db
      .insertInto('monthlyCollectReceiptsDispute')
      .columns(['id', 'receiptId', 'round', 'lineNo', 'kind', 'refId', 'refNo', 'statedAmount', 'claimedAmount', 'remark'])
      .expression(
        sql`select id, receipt_id, round, line_no, kind, ref_id, ref_no, stated_amount, claimed_amount, remark
          from jsonb_populate_recordset(null::monthly_collect_receipts_dispute, ${json(lines.map(toRow))}::jsonb)`,
      )
      .execute();
    if (feeIds.length > 0) {
      await sql`update monthly_collect_receipts_fee set state = 'disputed' where receipt_id = ${before.id} and fee_id = any(${feeIds}::char(32)[])`.execute(
        context.db,
      );
      await feeDoors.released(context, { feeIds, reason: 'disputed' });
    }
    return { ...reviewed(step), disputeReason: input.opinion!.trim(), disputeAmount: disputeAmount(lines) };
  },
  notify: ({ context, input: { opinion } }, after) => tell(context, after, { event: 'disputed', to: ['maker'], reason: opinion }),
});

const toRow = ({ receiptId, lineNo, refId, refNo, statedAmount, claimedAmount, ...line }: StoredObjection) => ({
  ...line,
  receipt_id: receiptId,
  line_no: lineNo,
  ref_id: refId,
  ref_no: refNo,
  stated_amount: statedAmount,
  claimed_amount: claimedAmount,
});

const feesOn = async (db: Db, { id }: ReceiptHeader) =>
  (
    await sql<{ id: string; sourceId: string; feeNo: string; amount: number }>`select fee.id, fee.source_id, fee.fee_no, fee.amount
      from monthly_collect_receipts_fee listed join service_fee fee on fee.id = listed.fee_id where listed.receipt_id = ${id} and listed.state = 'included'`.execute(
      db,
    )
  ).rows;

/** What the statement says of the line that an objection names. */
async function statedBy({ db }: TrxContext, receipt: ReceiptHeader, { kind, refId, refNo }: StatementObjection) {
  const none = { refId: null, refNo: refNo?.trim() || null, statedAmount: 0 };
  if (kind !== 'ledger' && kind !== 'fee') return none;
  const strange = refuse('E-509', { no: refNo?.trim() ?? '' });
  if (kind === 'fee') {
    const fee = (await feesOn(db, receipt)).find(({ id, feeNo }) => (refId ? id === refId : feeNo === refNo?.trim()));
    if (!fee) throw strange;
    return { refId: fee.id, refNo: fee.feeNo, statedAmount: fee.amount };
  }
  const { dealerCode, currency, period } = receipt;
  const { rows } = await sql<{ id: string; entryNo: string; amount: number }>`select id, entry_no, amount from finance_ledger where dealer_code = ${dealerCode}
    and currency = ${currency} and period = ${period} and ${refId ? sql`id = ${refId}` : sql`entry_no = ${refNo?.trim() ?? ''}`}`.execute(db);
  if (!rows[0]) throw strange;
  return { refId: rows[0].id, refNo: rows[0].entryNo, statedAmount: rows[0].amount };
}

/** @throws E-012 for an objection of another statement or round, E-508, E-509 for a correction that is not there */
export const answer = receiptEffect({
  async apply({ context, before, input: { answers = [] } }) {
    const { db, services, user } = context;
    const disputes = new Map((await findDisputes(db, before)).map((line) => [line.id, line]));
    const { isFinal } = (await readBooks(db, [before], before.period))[0]!;
    for (const given of answers) {
      const line = disputes.get(given.disputeId);
      if (!line) throw refuse('E-012');
      const correctionNo = given.correctionNo?.trim() || null;
      if (isFinal && given.answer === 'accepted' && correctionNo === null) throw refuse('E-508', { n: line.lineNo });
      if (correctionNo !== null) await mustExist(db, before, correctionNo);
      await store(db, given, { correctionNo, answeredBy: user.username, answeredTime: services.now().toISOString() });
    }
    return {};
  },
});

async function mustExist(db: Db, { dealerCode, currency }: ReceiptHeader, no: string): Promise<void> {
  const { rows } = await sql`select from finance_ledger where entry_no = ${no} and dealer_code = ${dealerCode} and currency = ${currency}
    union all select from service_fee where fee_no = ${no} and dealer_code = ${dealerCode} and currency = ${currency}`.execute(db);
  if (rows.length === 0) throw invalid([{ field: 'correctionNo', code: 'E-012' }]);
}

const store = async (
  db: Db,
  { disputeId, answer: given, text }: Answers[number],
  more: Pick<ReceiptDisputeTable, 'correctionNo' | 'answeredBy' | 'answeredTime'>,
) =>
  db
    .updateTable('monthlyCollectReceiptsDispute')
    .set({ answer: given, answerText: text.trim(), ...more })
    .where('id', '=', disputeId)
    .execute();
