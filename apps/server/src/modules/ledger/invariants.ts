/** Invariants of accounts and their lines. The database enforces them when lines are written; this finds violations. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Invariant } from '../../shared/invariant.ts';

const signed = sql`case direction when 'in' then amount else -amount end`;

/** @param account column with the id of an account */
const isTouched = (account: string, since: string | null): RawBuilder<SqlBool> =>
  since === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(account)} in (select account_id from finance_ledger where post_time >= ${since}::timestamptz)`;

/** The balance is the sum of all lines, and what the last of them has left; lines are numbered from 1 without a gap. */
const balances: Invariant = {
  code: 'I1',
  broken: (since) => sql`select a.id from account a
    cross join lateral (select coalesce(sum(${signed}), 0) as total, count(*) as lines, coalesce(max(posting_seq), 0) as last from finance_ledger
      where account_id = a.id) posted
    where ${isTouched('a.id', since)} and (a.balance <> posted.total or a.last_posting_seq <> posted.lines or a.last_posting_seq <> posted.last
      or a.balance <> coalesce((select balance_after from finance_ledger where account_id = a.id order by posting_seq desc limit 1), 0))`,
};

/** Each line continues from the balance of the line before it; the figures of a month are those of its lines. */
const runningBalances: Invariant = {
  code: 'I2',
  broken: (since) => sql`select account_id as id from (
      select account_id, balance_after, ${signed} as moved, lag(balance_after, 1, 0) over (partition by account_id order by posting_seq) as before
      from finance_ledger where ${isTouched('accountId', since)}) line
    where balance_after <> before + moved
    union select account_id from (
      select account_id, period, opening_in, opening_out, in_amount, out_amount, line_count::bigint as line_count from account_period where ${isTouched('accountId', since)}) kept
    full join (
      select account_id, period, coalesce(sum(amount) filter (where fee_type = 'opening' and direction = 'in'), 0) as opening_in,
        coalesce(sum(amount) filter (where fee_type = 'opening' and direction = 'out'), 0) as opening_out,
        coalesce(sum(amount) filter (where fee_type <> 'opening' and direction = 'in'), 0) as in_amount,
        coalesce(sum(amount) filter (where fee_type <> 'opening' and direction = 'out'), 0) as out_amount, count(*) as line_count
      from finance_ledger where ${isTouched('accountId', since)} group by 1, 2) line
    using (account_id, period)
    where row(kept.opening_in, kept.opening_out, kept.in_amount, kept.out_amount, kept.line_count)
      is distinct from row(line.opening_in, line.opening_out, line.in_amount, line.out_amount, line.line_count)`,
};

/**
 * A line names its account and the one against it, so that accounts and those against them add up to nothing by themselves. What moves
 * inside the house adds up in each journal, and a line with its reversal is nothing.
 */
const doubleEntry: Invariant = {
  code: 'I3',
  broken: (since) => sql`select min(account_id) as id from finance_ledger where contra_account = 'internal'
      and ${since === null ? sql`true` : sql`journal_no in (select journal_no from finance_ledger where post_time >= ${since}::timestamptz)`}
    group by journal_no, currency having sum(${signed}) <> 0
    union select line.account_id from finance_ledger line join finance_ledger reversal on reversal.reverses_entry_no = line.entry_no
    where ${isTouched('line.accountId', since)} and (line.amount <> reversal.amount or line.direction = reversal.direction
      or line.account_id <> reversal.account_id or line.contra_account <> reversal.contra_account)`,
};

export const ledgerInvariants: readonly Invariant[] = [balances, runningBalances, doubleEntry];
