import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';

/** How many numbers are named. */
const mostNumbers = 10;

/** Approved fees of a dealer that no statement has settled: how many, and the first of them. */
export async function openFees({ db }: Pick<Context, 'db'>, { dealerCode }: { dealerCode: string }): Promise<{ count: number; nos: string[] }> {
  const { rows } = await sql<{ count: number; nos: string[] }>`with open as (select fee_no from service_fee
      where dealer_code = ${dealerCode} and settlement_status in ('unsettled', 'settling') and status = 'audit_succeeded' and del_flag = 0)
    select count(*)::int as count, array(select fee_no from open order by 1 limit ${sql.lit(mostNumbers)}) as nos from open`.execute(db);
  return rows[0]!;
}
