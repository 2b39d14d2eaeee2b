/** Figures about parts on shelves for the analysis page. */
import { sql } from 'kysely';
import type { StockFigures } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { countedList, countOf } from '../../../shared/list/countedList.ts';
import { stockFilters, stockList, type StockQuery } from './stockList.ts';

interface Row {
  currency: string;
  stock: number;
  deadValue: number;
  stocked: number;
  dead: number;
  belowSafety: number;
}

const total = (rows: readonly Row[], count: 'stocked' | 'dead'): number => rows.reduce((all, row) => all + row[count], 0);

export async function stockFigures(context: Context): Promise<StockFigures> {
  const shelves = (asked: Pick<StockQuery, 'deadStock' | 'belowSafety'>) =>
    countedList(context, stockList(context), {
      page: '/parts/stock',
      asked: { ...asked },
      filters: stockFilters(context, asked),
    });
  const stocked = shelves({});
  const dead = shelves({ deadStock: 'Y' });
  const belowSafety = shelves({ belowSafety: 'Y' });
  const { rows } = await sql<Row>`select dealer.currency, sum(held.stock) as stock, sum(held.dead_value) as dead_value, sum(held.stocked)::int as stocked,
      sum(held.dead)::int as dead, ${countOf(belowSafety)} as below_safety
    from (select parts_stock.dealer_code, sum(stock_value) as stock, coalesce(sum(stock_value) filter (where ${dead.where}), 0) as dead_value, count(*) as stocked,
        count(*) filter (where ${dead.where}) as dead
      from parts_stock where ${stocked.where} group by 1) held
    join dealer on dealer.dealer_code = held.dealer_code group by 1 order by 1`.execute(context.db);
  return {
    value: rows.map(({ currency, stock, deadValue }) => ({ currency, stock, dead: deadValue })),
    stocked: { count: total(rows, 'stocked'), link: stocked.link },
    dead: { count: total(rows, 'dead'), link: dead.link },
    belowSafety: { count: rows[0]?.belowSafety ?? 0, link: belowSafety.link },
  };
}
