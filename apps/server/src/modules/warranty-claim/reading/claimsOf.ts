import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';

/** How many claims were made for a machine, by any dealer. */
export async function claimsOf({ db }: Pick<Context, 'db'>, vin: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from warranty_claim where vin = ${vin} and del_flag = 0`.execute(db);
  return rows[0]!.count;
}
