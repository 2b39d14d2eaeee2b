/** Invariants of payments and what they booked. */
import { type RawBuilder, sql } from 'kysely';
import type { Invariant } from '../../shared/invariant.ts';

const touched = (since: string | null): RawBuilder<unknown> =>
  since === null ? sql`true` : sql`coalesce(p.update_time, p.create_time) >= ${since}::timestamptz`;

/** A paid payment has booked what was paid, by one line, a transfer by one on each side; no other one has booked anything. It is reversed as a whole. */
const bookings: Invariant = {
  code: 'I6',
  broken: (since) => sql`select p.id from dealer_payment p
    cross join lateral (select count(*) as lines, coalesce(sum(line.amount), 0) as amount,
        count(*) filter (where exists (select from finance_ledger r where r.reverses_entry_no = line.entry_no)) as reversed
      from finance_ledger line where line.source_id = p.id and line.fee_source = 'dealerPayment' and line.reverses_entry_no is null) booked
    cross join lateral (select case when p.status <> 'paid' then 0 when p.kind = 'transfer' then 2 else 1 end as lines) due
    where ${touched(since)} and p.del_flag = 0 and (booked.lines <> due.lines
      or booked.amount <> coalesce(p.paid_amount, 0) * due.lines
      or booked.reversed <> case when p.reversed_by is null then 0 else due.lines end)`,
};

export const paymentInvariants: readonly Invariant[] = [bookings];
