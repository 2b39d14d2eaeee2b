/** What confirmed orders wait to be charged. */
import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import type { Committed } from '../../ledger/service.ts';

/** Of orders that are confirmed, not charged in full and not released on credit. */
export async function committedToOrders({ db }: Context, { dealerCodes }: { dealerCodes: readonly string[] }): Promise<Committed[]> {
  const { rows } = await sql<Omit<Committed, 'accountType'>>`select dealer_code, currency, sum(confirmed_amount - charged_amount) as amount from parts_order
    where dealer_code = any(${[...dealerCodes]}::text[]) and status = 'pass' and credit_released = 'N' and confirmed_amount > charged_amount and del_flag = 0
    group by dealer_code, currency`.execute(db);
  return rows.map((row) => ({ ...row, accountType: 'parts' as const }));
}
