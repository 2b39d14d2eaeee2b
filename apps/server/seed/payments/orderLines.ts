import { sql } from 'kysely';
import type { Trx } from '../../src/shared/database/database.ts';

/**
 * Numbers the lines of each account in the order of time, with the balance that each has left: the demo posts one kind of document after the
 * other, users post one day after the other. Nothing else of a line changes.
 */
export async function orderLines(trx: Trx): Promise<void> {
  await sql`set constraints all immediate`.execute(trx);
  await sql`alter table finance_ledger disable trigger finance_ledger_kept`.execute(trx);
  // Numbers of an account are never the same, not even for a moment.
  await sql`update finance_ledger set posting_seq = -posting_seq`.execute(trx);
  await sql`update finance_ledger line set posting_seq = ordered.seq, balance_after = ordered.balance from (
      select id, row_number() over in_time as seq, sum(case direction when 'in' then amount else -amount end) over in_time as balance from finance_ledger
      window in_time as (partition by account_id order by post_time, posting_seq desc)
    ) ordered where ordered.id = line.id`.execute(trx);
  await sql`alter table finance_ledger enable trigger finance_ledger_kept`.execute(trx);
}
