/** The shelves of a dealer that settles in another currency. */
import { sql } from 'kysely';
import { nextNumbers } from '../../documents/numbers/nextNumber.ts';
import type { TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { crossRate } from '../exchange-rate/service.ts';
import { lockShelves } from './warehouses.ts';
import './tables.ts';

interface Revaluation {
  dealerCode: string;
  from: string;
  to: string;
  /** The document that says so. */
  source: string;
  sourceId: string;
  sourceNo: string;
  postingKey: string;
}

/**
 * What lies on the shelves of a dealer and its sub-dealers is worth as much in another currency, at the rates of the day: one movement without
 * a quantity for each row with a value, or with an average that the next receipt would go by. @throws E-526 where a rate is missing
 */
export async function revalueShelves(context: TrxContext, { dealerCode, from, to, source, sourceId, sourceNo, postingKey }: Revaluation): Promise<void> {
  const { db, services, user } = context;
  await lockShelves(context, { dealerCode });
  const { rows } = await sql<{ id: string }>`select id from parts_stock where dealer_code = ${dealerCode} and (stock_value > 0 or avg_cost > 0)
    order by sub_dealer_code, warehouse, parts_code for update`.execute(db);
  if (rows.length === 0) return;
  const day = makerDay(services);
  const rate = await crossRate(context, { from, to, day });
  const numbers = await nextNumbers(db, { code: 'stockMove', dealerCode, day }, rows.length);
  const now = services.now();
  await sql`insert into stock_move (id, move_no, stock_id, move_type, qty, unit_cost, amount, currency, source_type, source_id, source_no, posting_key, move_time, create_by)
    select named.id, named.move_no, held.id, 'revalue', 0,
      case when held.inventory_qty > 0 then round(held.worth / held.inventory_qty, 4) else round(held.avg_cost * ${rate}::numeric, 4) end,
      held.worth - held.stock_value, ${to}, ${source}, ${sourceId}, ${sourceNo}, ${postingKey} || ':' || held.id, ${now.toISOString()}::timestamptz, ${user.username}
    from unnest(${rows.map(() => newId(now.getTime()))}::text[], ${numbers}::text[], ${rows.map(({ id }) => id)}::text[]) as named (id, move_no, stock_id)
    join (select *, round(stock_value * ${rate}::numeric, 2) as worth from parts_stock) held on held.id = named.stock_id
    order by named.move_no`.execute(db);
}
