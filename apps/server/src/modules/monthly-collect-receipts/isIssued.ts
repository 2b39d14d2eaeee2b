import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../shared/context.ts';

/**
 * Whether statements close a month for entries of a dealer in a currency: its own is issued and not disputed, or one of a later month is
 * issued. Asked with the accounts locked, as statements are issued.
 */
export async function isIssued(
  { db }: Pick<Context, 'db'>,
  { dealerCode, currency, period }: { dealerCode: string; currency: string; period: string },
): Promise<boolean> {
  const { rows } = await sql`select from monthly_collect_receipts where dealer_code = ${dealerCode} and currency = ${currency} and period >= ${period}
    and del_flag = 0 and (status in ('submitted', 'pass', 'closed') or (status = 'no_pass' and period > ${period})) limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the statement of the month of a row `finance_ledger` is closed, so that the line counts as settled. */
export const isSettled: RawBuilder<SqlBool> = sql<SqlBool>`exists (select from monthly_collect_receipts receipt
  where receipt.dealer_code = finance_ledger.dealer_code and receipt.currency = finance_ledger.currency and receipt.period = finance_ledger.period
    and receipt.del_flag = 0 and receipt.status = 'closed')`;
