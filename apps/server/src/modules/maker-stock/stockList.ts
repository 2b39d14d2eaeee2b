/** The list of the maker's stock, with what orders want of it. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { MakerReservation, MakerStock, MakerStockCounts, MakerStockDetail } from '../../generated/types.gen.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import type { Context } from '../../shared/context.ts';
import { exportedFields, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { makerDay } from '../../shared/makerDay.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal, type Filter, search, wordsOf } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { asTyped, mentionsIndexed } from '../../shared/list/mentions.ts';
import { readMaster } from '../../shared/master/masterRoutes.ts';
import { backorderQty, isWaitedFor, openOrderQty } from './demand.ts';
import './tables.ts';

/** Rows of warehouses that promises are made from. */
const isPromised = sql<boolean>`(maker_stock.warehouse in (select code from maker_warehouse where kind = 'normal' and enabled = 'Y'))`;

/** What can still be promised of a row. */
const available = sql<number>`(case when ${isPromised} then maker_stock.inventory_qty - maker_stock.locked_qty else 0 end)`;

const isBelowSafety = sql<SqlBool>`(${isPromised} and maker_stock.inventory_qty - maker_stock.locked_qty < maker_stock.safety_qty)`;

const partsCode = sql.ref('makerStock.partsCode');

export const stockList = (context: Context): ListDefinition<MakerStock, RowOf<'MakerStock'>> => {
  const { language } = context.user;
  const columns = listColumns('makerStocksList', 'makerStock');
  return {
    table: 'makerStock',
    columns: { ...columns, availableQty: { ...columns.availableQty, value: available } },
    select: sql`maker_stock.*, coalesce(parts.name ->> ${language}::text, parts.name ->> 'en') as parts_name, parts.unit, ${available} as available_qty,
      coalesce(${isBelowSafety}, false) as is_below_safety,
      ${openOrderQty(partsCode, sql.ref('makerStock.warehouse'))} as open_order_qty, ${backorderQty(partsCode)} as backorder_qty`,
    joins: sql`left join parts on parts.parts_code = maker_stock.parts_code`,
    defaultSort: { column: 'partsCode', order: 'asc' },
    softDeleted: false,
    scope: () => undefined,
    toReply: (row) => replyOf(context, 'MakerStock', row),
  };
};

/** Rows whose part satisfies a condition. */
const ofPart = (condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from parts where parts.parts_code = maker_stock.parts_code and ${condition})`;

/** At most this many codes in one search. */
const maxCodes = 200;

/** Codes as they are pasted from a spreadsheet or a mail. */
export function codesFilter(column: string, pasted: string | undefined): Filter {
  const codes = wordsOf(pasted?.toUpperCase(), maxCodes);
  return codes.length === 0 ? undefined : sql<SqlBool>`${sql.ref(column)} = any(${codes})`;
}

const hasNotMoved = ({ services }: Pick<Context, 'services'>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(maker_stock.inventory_qty > 0 and greatest(maker_stock.last_in_date, maker_stock.last_out_date)
    < ${makerDay(services)}::date - ${services.parameters.number('stock.deadDays')}::int)`;

/** A condition that is asked for, or its opposite. */
const asked = (condition: RawBuilder<SqlBool>, answer: 'Y' | 'N' | undefined): Filter =>
  answer === undefined ? undefined : search(answer === 'Y' ? condition : sql<SqlBool>`${condition} is not true`);

type Query = NonNullable<Operations['makerStocksList']['data']['query']>;

export const stockFilters = (context: Context, query: Query): Filter[] => [
  asTyped(query.keyword) === '' ? undefined : search(ofPart(mentionsIndexed(query.keyword!, sql.ref('parts.searchText')))),
  codesFilter('makerStock.partsCode', query.partsCode),
  equal('makerStock.warehouse', query.warehouse),
  query.partsCategory ? search(ofPart(sql<SqlBool>`parts.parts_category = ${query.partsCategory}`)) : undefined,
  asked(isBelowSafety, query.belowSafety),
  asked(isWaitedFor(partsCode), query.backorders),
  asked(hasNotMoved(context), query.noMovement),
];

export const stockExport: ExportedList = {
  name: 'makerStock',
  noun: 'maker-stock',
  columns: [
    text('partsCode'),
    // The import reads the code.
    text('warehouse', { width: 12 }),
    ...exportedFields('makerStocksList', ['inventoryQty', 'binLocation', 'safetyQty', 'partsName', 'unit'], { partsName: 32, unit: 10 }),
    ...exportedFields('makerStocksList', ['lockedQty', 'availableQty', 'openOrderQty', 'backorderQty', 'lastInDate', 'lastOutDate']),
  ],
};

/** How many rows each chip of the list leaves. */
export async function countStock(context: Context): Promise<MakerStockCounts> {
  const { rows } = await sql<MakerStockCounts>`select count(*)::int as all, count(*) filter (where ${isBelowSafety})::int as below_safety,
    count(*) filter (where ${isWaitedFor(partsCode)})::int as backorders, count(*) filter (where ${hasNotMoved(context)})::int as no_movement
    from maker_stock`.execute(context.db);
  return rows[0]!;
}

/** One row with what is reserved of it, the oldest first. @throws E-012 for none */
export async function readStock(context: Context, id: string): Promise<MakerStockDetail> {
  const row = await readMaster(context, stockList(context), id);
  const reservations: MakerReservation[] = await context.db
    .selectFrom('makerReservation')
    .select(['orderId', 'orderNo', 'dealerCode', 'qty', 'createTime'])
    .where('stockId', '=', id)
    .orderBy('createTime')
    .orderBy('id')
    .execute();
  return { ...row, reservations };
}
