/** Orders as workbooks: a row per order, or per line. */
import { toHundredths } from '../../../shared/decimals.ts';
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { Call } from '../../../shared/contract/handlers.ts';
import type { Context } from '../../../shared/context.ts';
import { documentExport, type ExportColumn, type ExportedList, text } from '../../../shared/export/exportedList.ts';
import { exportList } from '../../../shared/export/exportList.ts';
import { conditionOf, type Filter } from '../../../shared/list/filters.ts';
import { conditionsOf, type ListDefinition } from '../../../shared/list/list.ts';
import { badRequest } from '../../../shared/refusal/refusal.ts';
import { backorderOf, lineStatusOf, openOf } from '../rules/lines.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';
import { orderFilters, orderList } from './orderQueries.ts';

type Query = NonNullable<Operations['partsOrdersExportXls']['data']['query']>;

const ordersExport = documentExport('partsOrdersList', { name: 'partsOrder', noun: 'parts-order' });

/** A field of a line, by its name below the list. */
const column = (field: string, kind: ExportColumn['kind'], width: number, from = field): ExportColumn => ({
  name: field,
  from,
  kind,
  header: `lines.${field}`,
  width,
  ...(kind === 'money' && { currency: 'currency' }),
});

const quantities = ['qty', 'confirmedQty', 'cancelledQty', 'backorderQty', 'openQty', 'packedQty', 'shippedQty', 'arrivedQty', 'shortQty'];

/** A row per line, with what names its order. */
const linesExport: ExportedList = {
  name: 'partsOrderLine',
  noun: 'parts-order',
  columns: [
    text('orderNo', { width: 22 }),
    text('dealerName', { width: 28 }),
    column('lineNo', 'number', 8),
    column('partsCode', 'text', 20),
    column('partsName', 'text', 28),
    column('substituteCode', 'text', 20),
    column('unit', 'text', 10),
    ...quantities.map((field) => column(field, 'number', 12)),
    column('unitPrice', 'money', 14),
    column('amount', 'money', 14),
    column('promisedDate', 'date', 12),
    column('lineStatus', 'text', 18, 'lineStatus_dictText'),
    column('vin', 'text', 22),
    column('remark', 'text', 28),
  ],
};

type Row = OrderLine & Pick<OrderHeader, 'orderNo' | 'dealerName' | 'currency' | 'confirmTime'> & { amount: number | null };

/** Lines of the orders that some conditions leave. */
const lineList = ({ services, user }: Context, orders: readonly Exclude<Filter, undefined>[]): ListDefinition<object, Row> => ({
  table: 'partsOrderLine',
  columns: { orderId: { ref: 'partsOrderLine.orderId', type: 'text' } },
  defaultSort: { column: 'orderId', order: 'desc' },
  softDeleted: false,
  select: sql`parts_order_line.*, o.order_no, o.dealer_name, o.currency, o.confirm_time`,
  joins: sql`left join parts_order o on o.id = parts_order_line.order_id`,
  scope: () => sql<SqlBool>`parts_order_line.order_id in (select parts_order.id from parts_order where ${sql.join(orders.map(conditionOf), sql` and `)})`,
  toReply: (line) => ({
    ...line,
    partsName: line.partsName[user.language] || line.partsCode,
    cancelledQty: toHundredths(line.cancelledConfirmedQty + line.cancelledOpenQty),
    backorderQty: backorderOf(line),
    openQty: openOf(line),
    lineStatus_dictText: services.dictionaries.text('order_line_status', lineStatusOf(line, line), user.language),
  }),
});

function selected(selections: string | undefined): Filter {
  const ids = (selections ?? '').split(',').filter(Boolean);
  if (ids.length === 0) return undefined;
  if (ids.length > 200 || ids.some((id) => !/^[0-9a-f]{32}$/.test(id))) throw badRequest('contract.invalid', { fields: 'selections' });
  return sql<SqlBool>`parts_order.id = any(${ids}::char(32)[])`;
}

export function exportOrders({ query, context, reply }: Pick<Call<'partsOrdersExportXls'>, 'context' | 'reply'> & { query: Query }) {
  const filters = orderFilters(context, query);
  if (query.lines !== '1') return exportList(context, ordersExport, orderList(context), { query, reply }, filters);
  const chosen = selected(query.selections);
  const orders = conditionsOf(context.user, orderList(context), query, chosen ? [chosen] : filters);
  const { format, exportFields } = query;
  const asked = { ...(format && { format }), ...(exportFields !== undefined && { exportFields }) };
  return exportList(context, linesExport, lineList(context, orders), { query: asked, reply }, []);
}
