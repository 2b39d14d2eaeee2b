import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import type { DealerMonth } from '../ledger/service.ts';

/**
 * Which months statements close for entries of a dealer in a currency: its own is issued and not disputed, or one of a later month is
 * issued. Asked with the accounts locked, as statements are issued.
 */
export async function issuedMonths({ db }: Pick<Context, 'db'>, months: readonly DealerMonth[]): Promise<readonly DealerMonth[]> {
  const { rows } = await sql<DealerMonth>`select dealer_code, currency, period
    from unnest(${months.map(({ dealerCode }) => dealerCode)}::text[], ${months.map(({ currency }) => currency)}::text[], ${months.map(({ period }) => period)}::text[])
      as asked (dealer_code, currency, period)
    where exists (select from monthly_collect_receipts receipt where receipt.dealer_code = asked.dealer_code and receipt.currency = asked.currency
      and receipt.period >= asked.period and receipt.del_flag = 0
      and (receipt.status in ('submitted', 'pass', 'closed') or (receipt.status = 'no_pass' and receipt.period > asked.period)))`.execute(db);
  return rows;
}

/** Whether the statement of the month of a row `finance_ledger` is closed, so that the line counts as settled. */
export const isSettled: RawBuilder<SqlBool> = sql<SqlBool>`exists (select from monthly_collect_receipts receipt
  where receipt.dealer_code = finance_ledger.dealer_code and receipt.currency = finance_ledger.currency and receipt.period = finance_ledger.period
    and receipt.del_flag = 0 and receipt.status = 'closed')`;
