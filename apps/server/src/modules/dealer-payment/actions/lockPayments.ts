import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { ledger } from '../../ledger/service.ts';

/**
 * Locks payments, and what booking them needs: dealers first, whose standing refunds ask about, then payments, then accounts, each in one
 * order, whatever the order of the payments.
 */
export async function lockPayments(within: TrxContext, payments: readonly { id: string; dealerCode: string }[]): Promise<void> {
  const dealerCodes = [...new Set(payments.map(({ dealerCode }) => dealerCode))];
  await sql`select from dealer where dealer_code = any(${dealerCodes}::text[]) order by dealer_code for share`.execute(within.db);
  await sql`select from dealer_payment where id = any(${payments.map(({ id }) => id)}::char(32)[]) order by id for update`.execute(within.db);
  await ledger.lockAccounts(within, dealerCodes);
}
