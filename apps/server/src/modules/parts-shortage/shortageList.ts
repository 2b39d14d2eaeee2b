/** Parts of which less is there, on its way and ordered than the safety stock says. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal, type Filter, wordsOf } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { sourceCondition } from '../../shared/scope/sourceScope.ts';

type Shortage = Operations['stockShortagesList']['reply']['result']['records'][number];

/** Rows of the view `stock_shortage`. */
export const shortageList = (context: Context): ListDefinition<Shortage, RowOf<'StockShortage'>> => ({
  table: 'stockShortage',
  columns: listColumns('stockShortagesList', 'stockShortage'),
  select: sql`stock_shortage.*,
    coalesce((select name ->> ${context.user.language}::text from parts p where p.parts_code = stock_shortage.parts_code), stock_shortage.parts_code) as parts_name,
    (select dealer_name from dealer d where d.dealer_code = stock_shortage.dealer_code) as dealer_name`,
  defaultSort: { column: 'partsCode', order: 'asc' },
  softDeleted: false,
  scope: (user) => sourceCondition(user, 'stockShortage', 'unit'),
  toReply: (row) => replyOf(context, 'StockShortage', row),
});

/** At most this many codes in one search. */
const maxCodes = 200;

export function shortageFilters({ partsCode, dealerCode }: { partsCode?: string; dealerCode?: string }): Filter[] {
  const codes = wordsOf(partsCode?.toUpperCase(), maxCodes);
  return [codes.length === 0 ? undefined : sql<SqlBool>`stock_shortage.parts_code = any(${codes})`, equal('stockShortage.dealerCode', dealerCode)];
}
