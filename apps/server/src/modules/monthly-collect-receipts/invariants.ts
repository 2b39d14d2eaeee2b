/** Checks that statements agree with the ledger, with their fees, and with each other. */
import { sql } from 'kysely';
import type { Invariant } from '../../shared/invariant.ts';

const touched = (since: string | null) => (since === null ? sql`true` : sql`coalesce(receipt.update_time, receipt.create_time) >= ${since}::timestamptz`);

/** What a closed statement has credited is what it settles, and what its fees say. */
const settled: Invariant = {
  code: 'I5 settled',
  broken: (since) => sql`select receipt.id from monthly_collect_receipts receipt
    cross join lateral (select coalesce(sum(case direction when 'in' then amount else -amount end), 0) as total from finance_ledger
      where source_id = receipt.id and fee_type <> 'refund') booked
    cross join lateral (select coalesce(sum(fee.settled_amount), 0) as total from monthly_collect_receipts_fee listed join service_fee fee on fee.id = listed.fee_id
      where listed.receipt_id = receipt.id and listed.state = 'included' and fee.settlement_status = 'settled' and fee.statement_no = receipt.receipt_no) paid
    where receipt.status = 'closed' and receipt.del_flag = 0 and ${touched(since)}
      and (booked.total <> receipt.settlement_total or paid.total <> receipt.settlement_total)`,
};

/** An issued statement begins where the issued one before it ends. */
const following: Invariant = {
  code: 'I5 opening',
  broken: (since) => sql`select id from (
      select id, update_time, create_time, opening_vehicle, opening_parts, opening_deposit,
        lag(closing_vehicle) over months as vehicle, lag(closing_parts) over months as parts, lag(closing_deposit) over months as deposit
      from monthly_collect_receipts where status <> 'draft' and del_flag = 0 window months as (partition by dealer_code, currency order by period)) receipt
    where vehicle is not null and row(opening_vehicle, opening_parts, opening_deposit) is distinct from row(vehicle, parts, deposit) and ${touched(since)}`,
};

/** A statement is where its last step in the log has left it. */
const logged: Invariant = {
  code: 'I9 statement',
  broken: (since) => sql`select receipt.id from monthly_collect_receipts receipt
    cross join lateral (select to_status from approval_log where doc_id = receipt.id order by step_no desc limit 1) last
    where receipt.del_flag = 0 and receipt.status <> last.to_status and ${touched(since)}`,
};

export const receiptInvariants: readonly Invariant[] = [settled, following, logged];
