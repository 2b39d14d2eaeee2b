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

/** What a statement that is out says of the accounts is what they held at the end of its month: nothing is booked before that any more. */
const closing: Invariant = {
  code: 'I5 closing',
  broken: (since) => sql`select receipt.id from monthly_collect_receipts receipt
    cross join lateral (select coalesce(sum(net) filter (where account_type = 'vehicle'), 0) as vehicle,
        coalesce(sum(net) filter (where account_type = 'parts'), 0) as parts, coalesce(sum(net) filter (where account_type = 'deposit'), 0) as deposit
      from account cross join lateral (select sum(opening_in - opening_out + in_amount - out_amount) as net from account_period
        where account_id = account.id and period <= receipt.period) booked
      where account.dealer_code = receipt.dealer_code and account.currency = receipt.currency) held
    where receipt.status in ('submitted', 'pass', 'closed') and receipt.del_flag = 0 and ${touched(since)}
      and row(receipt.closing_vehicle, receipt.closing_parts, receipt.closing_deposit) is distinct from row(held.vehicle, held.parts, held.deposit)`,
};

/** What a statement that is out settles is the sum of its fees, which are being settled by it alone. */
const fees: Invariant = {
  code: 'I5 fees',
  broken: (since) => sql`select receipt.id from monthly_collect_receipts receipt
    cross join lateral (select coalesce(sum(fee.amount), 0) as total,
        count(*) filter (where fee.settlement_status <> 'settling' or fee.statement_no <> receipt.receipt_no) as strange
      from monthly_collect_receipts_fee listed join service_fee fee on fee.id = listed.fee_id
      where listed.receipt_id = receipt.id and listed.state = 'included') listed
    where receipt.status in ('submitted', 'pass') and receipt.del_flag = 0 and ${touched(since)}
      and (listed.total <> receipt.settlement_total or listed.strange > 0)`,
};

/** A statement is where its last step in the log has left it. */
const logged: Invariant = {
  code: 'I9 statement',
  broken: (since) => sql`select receipt.id from monthly_collect_receipts receipt
    cross join lateral (select to_status from approval_log where doc_id = receipt.id order by step_no desc limit 1) last
    where receipt.del_flag = 0 and receipt.status <> last.to_status and ${touched(since)}`,
};

export const receiptInvariants: readonly Invariant[] = [settled, following, closing, fees, logged];
