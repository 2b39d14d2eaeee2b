/** What statements are worked out from, for many dealers at once: accounts, movement, earlier statements, targets. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../shared/database/database.ts';
import { type Balances, figuresOf, type Figures, collectionRate, imbalance, type Movement, nothing } from '../rules/movement.ts';
import { type Books, lastNeeded } from '../rules/months.ts';
import type { ReceiptStatus } from '../rules/workflow.ts';

/** Whose accounts a statement is about. */
export interface Pair {
  dealerCode: string;
  currency: string;
}

/** Another statement of the pair. */
export interface Sibling {
  id: string;
  receiptNo: string;
  period: string;
  status: ReceiptStatus;
  closing: Balances;
}

export interface PairBooks extends Pair, Books {
  /** Balances by opening lines up to the end of the month. */
  opened: Balances;
  /** Balances at the beginning and at the end of the month, by fee date. */
  began: Balances;
  held: Balances;
  movement: Movement[];
  targetAmount: number | null;
  /** The latest statement of an earlier month. */
  earlier: Sibling | null;
  /** The one of this month. */
  same: Pick<Sibling, 'id' | 'receiptNo' | 'status'> | null;
  /** A later month is issued. */
  isFinal: boolean;
}

export const keyOf = ({ dealerCode, currency }: Pair): string => `${dealerCode} ${currency}`;

/** The pairs as rows. */
export const pairRows = (pairs: readonly Pair[]): RawBuilder<unknown> =>
  sql`unnest(${pairs.map(({ dealerCode }) => dealerCode)}::text[], ${pairs.map(({ currency }) => currency)}::text[]) as pair (dealer_code, currency)`;

const net = sql`k.opening_in - k.opening_out + k.in_amount - k.out_amount`;
const closing = sql`json_build_object('vehicle', closing_vehicle, 'parts', closing_parts, 'deposit', closing_deposit)`;

/** What is known of pairs in a month, in one statement whatever their number. */
export async function readBooks(db: Db, pairs: readonly Pair[], period: string): Promise<PairBooks[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<PairBooks>`with pair as materialized (select * from ${pairRows(pairs)}),
    held as (
      select account.dealer_code, account.currency, account.account_type,
        max(k.period) filter (where k.period < ${period} and k.line_count > 0) as before,
        coalesce(sum(k.in_amount + k.out_amount) filter (where k.period < ${period}), 0) as turned,
        coalesce(sum(${net}) filter (where k.period < ${period}), 0) as began, coalesce(sum(${net}), 0) as held,
        coalesce(sum(k.opening_in - k.opening_out), 0) as opened,
        coalesce(bool_or(k.in_amount + k.out_amount > 0) filter (where k.period = ${period}), false) as moves,
        coalesce(bool_or(k.opening_in + k.opening_out > 0) filter (where k.period = ${period}), false) as opens
      from pair join account on account.dealer_code = pair.dealer_code and account.currency = pair.currency
        join account_period k on k.account_id = account.id and k.period <= ${period}
      group by 1, 2, 3),
    books as (
      select dealer_code, currency, max(before) as before, sum(turned) = 0 as only_openings, bool_or(began <> 0) as is_open,
        case when bool_or(moves) then 'entries' when bool_or(opens) then 'openings' else 'nothing' end as now,
        json_object_agg(account_type, opened) as opened, json_object_agg(account_type, began) as began, json_object_agg(account_type, held) as held
      from held group by 1, 2),
    moved as (
      select dealer_code, currency, json_agg(json_build_object('accountType', account_type, 'feeType', fee_type, 'in', paid_in, 'out', paid_out)
        order by account_type, fee_type) as movement
      from (select pair.dealer_code, pair.currency, account_type, fee_type, coalesce(sum(amount) filter (where direction = 'in'), 0) as paid_in,
          coalesce(sum(amount) filter (where direction = 'out'), 0) as paid_out
        from pair join finance_ledger line on line.dealer_code = pair.dealer_code and line.currency = pair.currency and line.period = ${period}
        group by 1, 2, 3, 4) by_type
      group by 1, 2)
    select pair.dealer_code, pair.currency, books.before, coalesce(books.only_openings, true) as only_openings, coalesce(books.is_open, false) as is_open,
      coalesce(books.now, 'nothing') as now, books.opened, books.began, books.held, coalesce(moved.movement, '[]') as movement, target.target_amount,
      (select json_build_object('id', id, 'receiptNo', receipt_no, 'period', period, 'status', status, 'closing', ${closing})
        from monthly_collect_receipts earlier where earlier.dealer_code = pair.dealer_code and earlier.currency = pair.currency and earlier.period < ${period}
        and del_flag = 0 order by period desc limit 1) as earlier,
      (select json_build_object('id', id, 'receiptNo', receipt_no, 'status', status) from monthly_collect_receipts same
        where same.dealer_code = pair.dealer_code and same.currency = pair.currency and same.period = ${period} and del_flag = 0) as same,
      exists (select from monthly_collect_receipts later where later.dealer_code = pair.dealer_code and later.currency = pair.currency and later.period > ${period}
        and later.status <> 'draft' and del_flag = 0) as is_final
    from pair left join books on books.dealer_code = pair.dealer_code and books.currency = pair.currency
      left join moved on moved.dealer_code = pair.dealer_code and moved.currency = pair.currency
      left join collection_target target on target.dealer_code = pair.dealer_code and target.currency = pair.currency and target.period = ${period}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, opened: { ...nothing, ...row.opened }, began: { ...nothing, ...row.began }, held: { ...nothing, ...row.held } }));
}

/** The month whose statement has to be issued before this one; null where there is none. */
export function missingBefore(books: PairBooks, period: string): string | null {
  const needed = lastNeeded(books, period);
  const { earlier } = books;
  const last = earlier && (needed === null || earlier.period >= needed) ? earlier.period : needed;
  if (last === null) return null;
  return earlier?.period === last && earlier.status !== 'draft' ? null : last;
}

/** The disputed month before that was corrected since, so that it has to be issued anew first; null: none. */
export const correctedBefore = ({ earlier, began }: PairBooks): string | null =>
  earlier?.status === 'no_pass' && imbalance(earlier.closing, began) !== 0 ? earlier.period : null;

/** Part A of a statement. */
export type AccountPart = Figures & { movement: Movement[]; targetAmount: number | null; collectionRate: number | null };

/** The first statement begins with the opening lines, any other with the last issued closing. */
export function accountPart({ earlier, opened, movement: all, targetAmount }: PairBooks): AccountPart {
  const movement = earlier ? all : all.filter(({ feeType }) => feeType !== 'opening');
  const figures = figuresOf(earlier?.closing ?? opened, movement);
  return { ...figures, movement, targetAmount, collectionRate: collectionRate(figures, targetAmount) };
}

/** By how much part A misses the ledger. */
export const missed = ({ closingVehicle, closingParts, closingDeposit }: Figures, { held }: Pick<PairBooks, 'held'>): number =>
  imbalance({ vehicle: closingVehicle, parts: closingParts, deposit: closingDeposit }, held);
