import { sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf, type RowOf } from '../../../shared/contract/replyOf.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isOwn } from '../ownUnit.ts';
import { findStock, stockItem } from './stockList.ts';

/** One row with what is set aside of it. @throws E-012 */
export async function stockDetail(context: Context, id: string): Promise<Operations['partsStocksDetail']['reply']['result']> {
  const row = await findStock(context, id);
  if (!row) throw refuse('E-012');
  const { rows } = await sql<Omit<RowOf<'StockReservation'>, 'releasable'>>`select id, qty, doc_type, reason, until, vin, create_by, create_time
    from stock_reservation where stock_id = ${id} order by create_time, id`.execute(context.db);
  const mayRelease = context.user.permissions.has('partsStock:edit') && isOwn(context.user, row);
  return {
    ...stockItem(context, row),
    reservations: rows.map((held) => replyOf(context, 'StockReservation', { ...held, releasable: mayRelease && held.docType === 'partsStock' ? 'Y' : 'N' })),
  };
}
