import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { openQtyOf } from '../../used-parts-task/service.ts';
import type { Core } from '../../used-parts-task/tables.ts';
import type { OpenCore } from '../rules/lines.ts';

/**
 * Cores of one dealer in the user's scope, by id.
 * @param lock locks them against other documents until the transaction ends; in the order of their ids
 */
export async function coresById(
  { db, user }: Context,
  { ids, dealerCode, lock = false }: { ids: readonly string[]; dealerCode: string; lock?: boolean },
): Promise<ReadonlyMap<string, OpenCore>> {
  const { rows } = await sql<Core>`select * from used_parts_task where id = any(${[...new Set(ids)]}::char(32)[])
    and dealer_code = ${dealerCode} and ${isInScope({ table: 'used_parts_task' }, user)} order by id ${lock ? sql`for update` : sql``}`.execute(db);
  return new Map(rows.map((core) => [core.id, { ...core, openQty: openQtyOf(core) }]));
}
