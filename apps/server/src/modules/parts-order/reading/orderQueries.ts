/** Reading parts orders: the list, and one with its lines. */
import { toHundredths } from '../../../shared/decimals.ts';
import { multiply } from '@harrow/validation';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { PartsOrder, PartsOrderItem, PartsOrderLine, PartsOrderPayment, PartsOrderStage } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { filesInSlots, slotNames } from '../../../shared/files/filesInSlots.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, during, equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import { countLimit } from '../../../shared/list/findPage.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { stateOf } from '../partsOrderKind.ts';
import { partsOrderStore } from '../partsOrderStore.ts';
import { differenceOf } from '../rules/charging.ts';
import { backorderOf, lineStatusOf, openOf } from '../rules/lines.ts';
import { orderWorkflow } from '../rules/workflow.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';
import { accountFor } from './orderAccount.ts';
import { partFacts } from './partFacts.ts';

type Query = NonNullable<Operations['partsOrdersList']['data']['query']>;

export const orderList = (context: Context): ListDefinition<PartsOrderItem, OrderHeader> => ({
  table: 'partsOrder',
  columns: listColumns('partsOrdersList', 'partsOrder'),
  select: sql`parts_order.*`,
  toReply: (row) => replyOf(context, 'PartsOrderItem', shown(context, row)),
});

const all = (condition: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(${condition})`;

/** What orders wait for, as conditions of their rows. */
const stages: Readonly<Record<PartsOrderStage, RawBuilder<SqlBool>>> = {
  draft: all(sql`parts_order.status in ('draft', 'no_pass')`),
  toConfirm: all(sql`parts_order.status = 'submitted'`),
  waitsForPayment: all(sql`parts_order.status = 'pass' and parts_order.credit_released = 'N' and parts_order.confirmed_amount > parts_order.charged_amount`),
  toPack: all(sql`parts_order.open_qty > 0 and (parts_order.status = 'paid' or parts_order.status = 'pass' and parts_order.credit_released = 'Y')`),
  backorder: all(sql`parts_order.backorder_qty > 0 and parts_order.status in ('pass', 'paid')`),
  inTransit: all(sql`parts_order.transit_qty > 0`),
  closed: all(sql`parts_order.status = 'closed'`),
};

/** Orders whose number, reference or parts contain one of the words. */
function mentioning({ user }: Context, { keyword, dealerCode }: Query): Filter {
  const named = keywords(['partsOrder.orderNo', 'partsOrder.dealerRef'], keyword);
  const ordered = keywords(['line.partsCode'], keyword);
  const parts = keywords(['part.partsCode'], keyword);
  if (!named || !ordered || !parts) return undefined;
  // Those of one dealer are few enough to be looked through with their lines; of all dealers, indexes find them.
  if (!isMaker(user) || dealerCode)
    return search(
      all(sql`${conditionOf(named)} or exists (select from parts_order_line line where line.order_id = parts_order.id and ${conditionOf(ordered)})`),
    );
  return search(
    all(sql`parts_order.id in (select parts_order.id from parts_order where ${conditionOf(named)} union
      select order_id from parts_order_line where parts_code in (select parts_code from parts part where ${conditionOf(parts)}))`),
  );
}

/** Filters of the list and of its export. */
export function orderFilters(context: Context, query: Query): Filter[] {
  const { user } = context;
  const { stage, hasBackorder, partsCode } = query;
  return [
    mentioning(context, query),
    equal('partsOrder.orderNo', query.orderNo),
    partsCode === undefined || partsCode === ''
      ? undefined
      : search(sql<SqlBool>`parts_order.id in (select order_id from parts_order_line where parts_code = ${partsCode.trim().toUpperCase()})`),
    oneOf('partsOrder.orderType', query.orderType),
    oneOf('partsOrder.status', query.status),
    stage && stages[stage],
    equal('partsOrder.payStatus', query.payStatus),
    equal('partsOrder.shipStatus', query.shipStatus),
    during('partsOrder.createTime', query.createTime_begin, query.createTime_end, user),
    between('partsOrder.requiredDate', query.requiredDate_begin, query.requiredDate_end),
    equal('partsOrder.dealerCode', query.dealerCode),
    hasBackorder && (hasBackorder === 'Y' ? stages.backorder : sql<SqlBool>`not ${stages.backorder}`),
    // As its index says it: few orders are to be cancelled.
    query.cancelRequested === 'Y' ? all(sql`parts_order.cancel_requested = 'Y'`) : equal('partsOrder.cancelRequested', query.cancelRequested),
  ];
}

/** Number of orders by what they wait for, each exact up to the cap of totals, above that one more. */
export async function stageCounts({ db, user }: Context): Promise<{ stage: PartsOrderStage; count: number }[]> {
  const counts = (Object.keys(stages) as PartsOrderStage[]).map(
    (stage) => sql`select ${stage}::text as stage, (select count(*)::int from (
      select 1 from parts_order where ${stages[stage]} and parts_order.del_flag = 0 and ${isInScope({ table: 'partsOrder' }, user)} limit ${countLimit}) found) as count`,
  );
  const { rows } = await sql<{ stage: PartsOrderStage; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}

/** The row with what follows from it. */
export const shown = (context: Context, row: OrderHeader) => ({
  ...row,
  openAmount: differenceOf(row.confirmedAmount, row.chargedAmount),
  backorderQty: row.confirmTime === null ? null : row.backorderQty,
  allowedActions: allowedActions(orderWorkflow, context.user, stateOf(context)(row)) as PartsOrderItem['allowedActions'],
});

/** Ledger lines of an order, newest first. */
async function paymentsOf(context: Context, id: string): Promise<PartsOrderPayment[]> {
  const { rows } = await sql<Omit<PartsOrderPayment, 'feeType_dictText' | 'direction_dictText'>>`select * from finance_ledger
    where source_id = ${id} and fee_source = 'partsOrder' order by post_time desc, posting_seq desc`.execute(context.db);
  return rows.map((row) => replyOf(context, 'PartsOrderPayment', row));
}

async function lineReplies(context: Context, header: OrderHeader, lines: readonly OrderLine[]): Promise<PartsOrderLine[]> {
  const codes = lines.map(({ partsCode }) => partsCode);
  const parts = await partFacts(context, {
    dealerCode: header.dealerCode,
    currency: header.currency,
    day: header.priceDate ?? header.createTime.slice(0, 10),
    codes,
  });
  return lines.map(({ orderId: _order, claimPartsId: _claimed, sourceClaimLineId: _answered, ...line }) => {
    const part = parts.get(line.partsCode);
    return replyOf(context, 'PartsOrderLine', {
      ...line,
      partsName: line.partsName[context.user.language] || line.partsCode,
      amount: line.unitPrice === null ? null : multiply([line.qty, line.unitPrice]),
      availability: part?.availability ?? null,
      cancelledQty: toHundredths(line.cancelledConfirmedQty + line.cancelledOpenQty),
      backorderQty: backorderOf(line as OrderLine),
      openQty: openOf(line as OrderLine),
      lineStatus: lineStatusOf(line as OrderLine, header),
      minOrderMultiple: part?.minOrderMultiple ?? 1,
      replacedBy: part?.replacedBy ?? null,
    });
  });
}

const slots = slotNames('parts_order');

export async function findOrder(context: Context, id: string): Promise<PartsOrder> {
  const { header, lines } = await partsOrderStore.find(context, id);
  const account = await accountFor(context, header);
  const [files, payments, shownLines] = await Promise.all([
    filesInSlots(context.db, 'parts_order', id),
    account === null ? [] : paymentsOf(context, id),
    lineReplies(context, header, lines),
  ]);
  return replyOf(context, 'PartsOrder', {
    ...shown(context, header),
    account,
    payments,
    lines: shownLines,
    slots: slots.map((slot) => ({ slot, required: false, files: files.get(slot) ?? 0 })),
  });
}

export const searchedPartsOrders = searchedList('partsOrdersList', {
  list: orderList,
  docType: 'partsOrder',
  permission: 'partsOrder:query',
  page: '/parts/order',
  noun: 'parts-order',
  title: 'orderNo',
  about: ['dealerRef', 'dealerName'],
  fields: { orderNo: 'number', dealerRef: 'code', vin: 'vin' },
});
