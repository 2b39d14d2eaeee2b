/** Months of the maker's books. */
import { sql } from 'kysely';
import type { FinancePeriod } from '../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import '../ledger/tables.ts';

/** Statuses of statements that keep a month from being closed. */
const unfinished = sql`status in ('draft', 'no_pass')`;

export async function listPeriods(context: Context): Promise<FinancePeriod[]> {
  const { rows } = await sql<RowOf<'FinancePeriod'>>`with entries as (select period, sum(line_count)::int as n from account_period group by 1),
    statements as (select period, count(*)::int as n, (count(*) filter (where ${unfinished}))::int as unfinished
      from monthly_collect_receipts where del_flag = 0 group by 1)
    select period, coalesce(kept.status, 'open') as status, kept.reason, kept.changed_by, kept.changed_time, coalesce(entries.n, 0) as entries,
      coalesce(statements.n, 0) as statements, coalesce(statements.unfinished, 0) as unfinished
    from finance_period kept full join entries using (period) full join statements using (period) order by period desc`.execute(context.db);
  return rows.map((row) => replyOf(context, 'FinancePeriod', row));
}

interface Change {
  period: string;
  reason: string;
}

/** The shortest text that counts as a reason. */
const leastReason = 5;

/** @throws E-006, E-504 for a month that is not over, E-503 while a statement of it is a draft or disputed, E-502 where it is closed already */
export async function closePeriod(context: TrxContext, change: Change): Promise<{ period: string }> {
  const { period } = change;
  if (period >= makerDay(context.services).slice(0, 7)) throw refuse('E-504', { period });
  await setStatus(context, change, 'closed');
  const { rows } = await sql`select from monthly_collect_receipts where period = ${period} and ${unfinished} and del_flag = 0 limit 1`.execute(context.db);
  if (rows.length > 0) throw refuse('E-503', { period });
  return { period };
}

/** @throws E-006, E-007 where it is open */
export async function reopenPeriod(context: TrxContext, change: Change): Promise<{ period: string }> {
  await setStatus(context, change, 'open');
  return { period: change.period };
}

/** Postings hold the row for a moment: whoever comes first, the other sees it. */
async function setStatus({ db, user, services }: TrxContext, { period, reason }: Change, status: FinancePeriod['status']): Promise<void> {
  if ([...reason.trim()].length < leastReason) throw refuse('E-006');
  await db
    .insertInto('financePeriod')
    .values({ period, status: 'open' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const before = await db.selectFrom('financePeriod').select('status').where('period', '=', period).forUpdate().executeTakeFirstOrThrow();
  if (before.status === status) throw refuse('E-007', { status: services.dictionaries.text('period_status', status, user.language) });
  await db
    .updateTable('financePeriod')
    .set({ status, reason: reason.trim(), changedBy: user.username, changedTime: services.now().toISOString() })
    .where('period', '=', period)
    .execute();
}
