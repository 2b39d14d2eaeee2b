/** The fees of statements: which stand on them, and which wait. */
import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { type Db, json } from '../../../shared/database/database.ts';
import { heldReason } from '../../service-fee/service.ts';
import type { Pair } from '../reading/books.ts';
import { type CandidateFee, type Known, type Standing, standingOf } from '../rules/feeStates.ts';
import { lastDay } from '../rules/months.ts';
import { type Settlement, settlementOf } from '../rules/settlement.ts';

/** A statement whose fees are worked out. */
export interface FeeOwner extends Pair {
  id: string;
  receiptNo: string;
  period: string;
}

export interface ReceiptFee extends CandidateFee, Pair {
  receiptId: string;
  feeNo: string;
  feeType: string;
  feeSource: string;
  amount: number;
  /** It is being settled by this statement already. */
  isSettling: boolean;
  /** Why it waits: dictionary `fee_held_reason`. */
  hold: string | null;
}

export type StandingFee = ReceiptFee & Standing;

/** Part B of a statement. */
export type FeePart = Settlement & { feeCount: number; heldCount: number };

/**
 * Fees that a statement may settle: up to its last day, audited, not settled, and on no other statement. Those that it settles already
 * are among them.
 */
async function candidates({ db, services }: TrxContext, owners: readonly FeeOwner[], { isLocking }: { isLocking: boolean }): Promise<ReceiptFee[]> {
  const { rows } =
    await sql<ReceiptFee>`select owner.id as receipt_id, fee.id, fee.fee_no, fee.dealer_code, fee.currency, fee.source_id, fee.fee_type, fee.fee_source,
      fee.amount, fee.settlement_status = 'settling' as is_settling, ${heldReason(services, 'fee')} as hold
    from jsonb_to_recordset(${json(owners.map(({ period, ...owner }) => ({ ...owner, until: lastDay(period) })))}::jsonb)
        as owner (id char(32), "receiptNo" text, "dealerCode" text, currency text, until date)
      join service_fee fee on fee.dealer_code = owner."dealerCode" and fee.currency = owner.currency and fee.fee_date <= owner.until and fee.status = 'audit_succeeded' and fee.del_flag = 0
        and (fee.settlement_status = 'unsettled' or (fee.settlement_status = 'settling' and fee.statement_no = owner."receiptNo"))
      left join monthly_collect_receipts_fee other on other.fee_id = fee.id and other.state in ('included', 'disputed') and other.receipt_id <> owner.id
    where other.fee_id is null order by fee.id ${isLocking ? sql`for update of fee` : sql``}`.execute(db);
  return rows;
}

interface Kept {
  receiptId: string;
  feeId: string;
  state: Standing['state'];
  note: string | null;
}

export const storedFees = async (db: Db, ids: readonly string[]): Promise<Kept[]> =>
  (await sql<Kept>`select receipt_id, fee_id, state, note from monthly_collect_receipts_fee where receipt_id = any(${[...ids]}::char(32)[])`.execute(db)).rows;

interface FeeOptions {
  /** Whether a fee may stand on its statement at all; by default all may. */
  only?: (fee: ReceiptFee) => boolean;
  /** Keeps the fees as they are until the transaction ends: they are about to be settled. */
  isLocking?: boolean;
}

/** The fees of statements as they stand now; what was kept off stays off. */
export async function standingFees(
  context: TrxContext,
  owners: readonly FeeOwner[],
  { only = () => true, isLocking = false }: FeeOptions = {},
): Promise<StandingFee[]> {
  if (owners.length === 0) return [];
  const found = (await candidates(context, owners, { isLocking })).filter(only);
  const kept = await storedFees(
    context.db,
    owners.map(({ id }) => id),
  );
  const known: Known = {
    excluded: new Map(kept.flatMap(({ feeId, state, note }) => (state === 'excluded' ? [[feeId, note ?? '']] : []))),
    disputed: new Set(kept.flatMap(({ feeId, state }) => (state === 'disputed' ? [feeId] : []))),
  };
  return found.map((fee) => ({ ...fee, ...standingOf(fee, known) }));
}

/** Stores the fees of statements in place of what was stored. */
export async function storeFees({ db }: TrxContext, ids: readonly string[], fees: readonly StandingFee[]): Promise<void> {
  await sql`delete from monthly_collect_receipts_fee where receipt_id = any(${[...ids]}::char(32)[])`.execute(db);
  const rows = fees.map(({ receiptId, id, state, note, hold }) => ({ receipt_id: receiptId, fee_id: id, state, note, hold }));
  await sql`insert into monthly_collect_receipts_fee (receipt_id, fee_id, state, note, hold)
    select receipt_id, fee_id, state, note, hold from jsonb_populate_recordset(null::monthly_collect_receipts_fee, ${json(rows)}::jsonb)`.execute(db);
}

export function feePart(fees: readonly StandingFee[]): FeePart {
  const included = fees.filter(({ state }) => state === 'included');
  return { ...settlementOf(included), feeCount: included.length, heldCount: fees.length - included.length };
}
