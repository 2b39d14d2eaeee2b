/** The list of parts on dealers' shelves. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf, type RowOf } from '../../../shared/contract/replyOf.ts';
import { exportedFields, type ExportedList } from '../../../shared/export/exportedList.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { conditionOf, equal, type Filter, search, wordsOf } from '../../../shared/list/filters.ts';
import { countLimit, totalCap } from '../../../shared/list/findPage.ts';
import { conditionsOf, type ListDefinition } from '../../../shared/list/list.ts';
import { asTyped, mentionsIndexed } from '../../../shared/list/mentions.ts';
import { sourceCondition } from '../../../shared/scope/sourceScope.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { isOwn } from '../ownUnit.ts';

export type StockItem = Operations['partsStocksList']['reply']['result']['records'][number];
export type StockQuery = NonNullable<Operations['partsStocksTotals']['data']['query']>;
type Listed = Omit<RowOf<'PartsStockItem'>, 'allowedActions' | 'isBelowSafety'>;

/** Rows that a user may see: a dealer's own and its sub-dealers', a sub-dealer's own. Movements are seen with their row. */
export const stockScope =
  (table: 'partsStock' | 'stockMove' | 'dealerWarehouse') =>
  ({ user }: Pick<Context, 'user'>): RawBuilder<SqlBool> | undefined =>
    sourceCondition(user, table, 'unit');

/** Name of a row's part and warehouse. */
export const namesOf = (table: 'partsStock' | 'stockMove', { user }: Pick<Context, 'user'>): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`coalesce((select name ->> ${user.language}::text from parts p where p.parts_code = ${column('partsCode')}), ${column('partsCode')}) as parts_name,
    coalesce((select name ->> ${user.language}::text from dealer_warehouse w where w.dealer_code = ${column('dealerCode')} and w.sub_dealer_code = ${column('subDealerCode')}
      and w.code = ${column('warehouse')}), ${column('warehouse')}) as warehouse_name`;
};

const kindOf = sql<
  'normal' | 'blocked'
>`(select kind from dealer_warehouse w where w.dealer_code = parts_stock.dealer_code and w.sub_dealer_code = parts_stock.sub_dealer_code
  and w.code = parts_stock.warehouse)`;

export const stockList = (context: Context): ListDefinition<StockItem, Listed> => ({
  table: 'partsStock',
  columns: listColumns('partsStocksList', 'partsStock'),
  select: sql`parts_stock.*, ${namesOf('partsStock', context)}, ${kindOf} as kind,
    (select currency from dealer d where d.dealer_code = parts_stock.dealer_code) as currency,
    case when ${kindOf} = 'normal' then parts_stock.inventory_qty - parts_stock.locked_qty else 0 end as available_qty,
    (select unit from parts p where p.parts_code = parts_stock.parts_code) as unit,
    (select dealer_name from dealer d where d.dealer_code = parts_stock.dealer_code) as dealer_name,
    (select depart_name ->> ${context.user.language}::text from sys_depart s where s.dealer_code = parts_stock.dealer_code and s.sub_dealer_code = parts_stock.sub_dealer_code and parts_stock.sub_dealer_code <> '' limit 1) as sub_dealer_name`,
  defaultSort: { column: 'partsCode', order: 'asc' },
  softDeleted: false,
  scope: (user) => stockScope('partsStock')({ user }),
  toReply: (row) => stockItem(context, row),
});

/** What the user's own people may do with a row. Wrong and surplus goods stay where they are until a claim decides. */
function actionsOf({ user }: Pick<Context, 'user'>, row: Listed): string[] {
  if (!user.permissions.has('partsStock:edit') || !isOwn(user, row)) return [];
  if (row.kind === 'normal') return ['edit', 'adjust', 'transfer', 'sell', 'reserve'];
  return row.warehouse === 'DAMAGED' ? ['edit', 'adjust', 'transfer'] : ['edit'];
}

export const stockItem = (context: Context, row: Listed): StockItem =>
  replyOf(context, 'PartsStockItem', {
    ...row,
    isBelowSafety: row.kind === 'normal' && row.safetyQty !== null && row.availableQty < row.safetyQty,
    allowedActions: actionsOf(context, row),
  });

const yes = (asked: string | undefined, condition: RawBuilder<SqlBool>): Filter =>
  asked === undefined ? undefined : search(asked === 'Y' ? condition : sql<SqlBool>`not ${condition}`);

/** At most this many codes in one search. */
const maxCodes = 200;

export const codesOf = (column: string, pasted: string | undefined): Filter => {
  const codes = wordsOf(pasted?.toUpperCase(), maxCodes);
  return codes.length === 0 ? undefined : sql<SqlBool>`${sql.ref(column)} = any(${codes})`;
};

/** Rows of parts whose code or name mentions the words. */
const keywordFilter = (keyword: string | undefined): Filter =>
  asTyped(keyword) === ''
    ? undefined
    : search(sql<SqlBool>`parts_stock.parts_code in (select parts_code from parts where ${mentionsIndexed(keyword!, sql.ref('parts.searchText'))})`);

/** Rows of warehouses of a kind, which are looked up once and not row by row. */
const inWarehouses = (kind: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`((parts_stock.dealer_code, parts_stock.sub_dealer_code, parts_stock.warehouse) in (
    select w.dealer_code, w.sub_dealer_code, w.code from dealer_warehouse w where w.kind = ${kind}))`;

/** Filters of the list, its sums and its workbook. */
export function stockFilters({ user, services }: Context, query: StockQuery): Filter[] {
  const deadSince = addDays(today(user, services.now()), -services.parameters.number('stock.deadDays'));
  return [
    keywordFilter(query.keyword),
    codesOf('partsStock.partsCode', query.partsCode),
    equal('partsStock.warehouse', query.warehouse),
    query.subDealerCode === '-' ? sql<SqlBool>`parts_stock.sub_dealer_code = ''` : equal('partsStock.subDealerCode', query.subDealerCode),
    yes(
      query.belowSafety,
      sql<SqlBool>`(parts_stock.safety_qty is not null and parts_stock.inventory_qty - parts_stock.locked_qty < parts_stock.safety_qty and ${kindOf} = 'normal')`,
    ),
    yes(
      query.deadStock,
      sql<SqlBool>`(parts_stock.inventory_qty > 0 and coalesce(greatest(parts_stock.last_in_date, parts_stock.last_out_date), parts_stock.create_time::date) < ${deadSince}::date)`,
    ),
    yes(query.inShipping, sql<SqlBool>`(parts_stock.shipping_qty > 0)`),
    equal('partsStock.abcClass', query.abcClass),
    query.kind && search(inWarehouses(query.kind)),
    equal('partsStock.dealerCode', query.dealerCode),
  ];
}

export const stockExport: ExportedList = {
  name: 'partsStock',
  noun: 'stock',
  columns: exportedFields('partsStocksList', [
    'dealerCode',
    'dealerName',
    'subDealerCode',
    'subDealerName',
    'partsCode',
    'partsName',
    'warehouse',
    'warehouseName',
    'kind',
    'binLocation',
    'unit',
    'inventoryQty',
    'lockedQty',
    'availableQty',
    'shippingQty',
    'safetyQty',
    'avgCost',
    'stockValue',
    'currency',
    'abcClass',
    'lastInDate',
    'lastOutDate',
  ]),
};

interface Totals {
  sums: { currency: string; count: number; stockValue: number }[];
  capped: boolean;
}

/** Value per currency; the currency is that of the row's dealer. */
export async function stockTotals(context: Context, query: StockQuery): Promise<Totals> {
  const where = conditionsOf(context.user, stockList(context), query, stockFilters(context, query)).map(conditionOf);
  const { rows } = await sql<{ dealerCode: string; stockValue: number }>`select parts_stock.dealer_code, parts_stock.stock_value from parts_stock
    ${where.length === 0 ? sql`` : sql`where ${sql.join(where, sql` and `)}`} limit ${countLimit}`.execute(context.db);
  if (rows.length > totalCap) return { sums: [], capped: true };
  const { rows: sums } = await sql<Totals['sums'][number]>`select d.currency, count(*)::int as count, sum(held.stock_value) as stock_value
    from unnest(${rows.map(({ dealerCode }) => dealerCode)}::text[], ${rows.map(({ stockValue }) => stockValue)}::numeric[]) as held (dealer_code, stock_value)
    join dealer d on d.dealer_code = held.dealer_code group by 1 order by 1`.execute(context.db);
  return { sums, capped: false };
}

/** One row, as the list shows it; undefined for one that the user may not see. */
export async function findStock(context: Context, id: string): Promise<Listed | undefined> {
  const list = stockList(context);
  const scope = stockScope('partsStock')(context) ?? sql`true`;
  const { rows } = await sql<Listed>`select ${list.select} from parts_stock where parts_stock.id = ${id} and ${scope}`.execute(context.db);
  return rows[0];
}
