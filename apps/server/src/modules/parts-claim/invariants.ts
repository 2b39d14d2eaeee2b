/** Invariants of parts claims, for the nightly check. */
import { sql } from 'kysely';
import type { Invariant } from '../../shared/invariant.ts';

/** What the settled lines of a claim are credited, and charged, is what stands on the account of its dealer. */
const credits: Invariant = {
  code: 'I6',
  broken: (since) => sql`select c.id from parts_claim c
    cross join lateral (select coalesce(sum(credit_amount), 0) as amount from parts_claim_line where claim_id = c.id and settled = 'Y') decided
    cross join lateral (select coalesce(sum(case direction when 'in' then amount else -amount end), 0) as amount from finance_ledger
      where fee_source = 'partsClaim' and source_id = c.id) booked
    where ${since === null ? sql`true` : sql`c.update_time >= ${since}::timestamptz`} and decided.amount <> booked.amount`,
};

export const partsClaimInvariants: readonly Invariant[] = [credits];
