/** Confirming orders by a workbook, with a row per line. */
import { act } from '../../../documents/act.ts';
import { transitionOf } from '../../../documents/kind.ts';
import { mustHold } from '../../../documents/workflow.ts';
import type { PartsOrderConfirmRow } from '../../../generated/types.gen.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { undone } from '../../../shared/database/database.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { type InvalidField, Refusal } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { partsOrderKind } from '../partsOrderKind.ts';

/** Columns of the workbook. */
export const confirmTemplate: Pick<ImportDefinition<PartsOrderConfirmRow>, 'name' | 'noun' | 'fields'> = {
  name: 'partsOrderConfirm',
  noun: 'parts-order',
  fields: [
    { name: 'orderNo', kind: 'code', required: true, example: 'PO2611D001-0001' },
    { name: 'lineNo', kind: 'number', required: true, header: 'lines.lineNo', example: '1' },
    { name: 'confirmedQty', kind: 'number', header: 'lines.confirmedQty', example: '10' },
    { name: 'promisedDate', kind: 'date', header: 'lines.promisedDate' },
    { name: 'substituteCode', kind: 'code', header: 'lines.substituteCode' },
  ],
};

interface Found {
  id: string;
  orderNo: string;
  lines: Map<number, { id: string; qty: number }>;
}

/** Orders in the user's scope by their number, with their lines. */
async function ordersOf({ db, user }: Context, numbers: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  const rows = await db
    .selectFrom('partsOrder')
    .innerJoin('partsOrderLine', 'partsOrderLine.orderId', 'partsOrder.id')
    .select(['partsOrder.id', 'partsOrder.orderNo', 'partsOrderLine.id as lineId', 'partsOrderLine.lineNo', 'partsOrderLine.qty'])
    .where('partsOrder.orderNo', 'in', [...new Set(numbers)])
    .where('partsOrder.delFlag', '=', 0)
    .where(isInScope({ table: 'partsOrder' }, user))
    .execute();
  const found = new Map<string, Found>();
  for (const { id, orderNo, lineId, lineNo, qty } of rows) {
    const order = found.get(orderNo) ?? { id, orderNo, lines: new Map() };
    order.lines.set(lineNo, { id: lineId, qty });
    found.set(orderNo, order);
  }
  return found;
}

/** Confirms the orders of some rows, one after the other; warnings are accepted by the file. */
async function confirmOrders(
  context: TrxContext,
  rows: readonly PartsOrderConfirmRow[],
  orders: ReadonlyMap<string, Found>,
  refused?: (no: string, refusal: Refusal) => void,
): Promise<void> {
  for (const order of orders.values()) {
    const lines = rows.flatMap(({ orderNo, lineNo, confirmedQty, promisedDate, substituteCode }) => {
      const line = order.lines.get(lineNo);
      return orderNo === order.orderNo && line ? [{ lineId: line.id, confirmedQty: confirmedQty ?? line.qty, promisedDate, substituteCode }] : [];
    });
    if (lines.length === 0) continue;
    try {
      await act(context, partsOrderKind, 'confirm', { id: order.id, confirm: true, confirmed: { lines }, dryRun: refused !== undefined });
    } catch (error) {
      if (!refused || !(error instanceof Refusal)) throw error;
      refused(order.orderNo, error);
    }
  }
}

/** Rows that name the same order confirm it together; what a file leaves out is confirmed as far as stock allows. */
export const confirmImport: ImportDefinition<PartsOrderConfirmRow> = {
  ...confirmTemplate,
  form: modelCheck('PartsOrderConfirmRow'),
  keyOf: ({ orderNo, lineNo }) => `${orderNo}/${lineNo}`,
  keyField: 'lineNo',
  async check(context, rows) {
    mustHold(transitionOf(partsOrderKind, 'confirm'), context.user);
    const orders = await ordersOf(
      context,
      rows.map(({ orderNo }) => orderNo),
    );
    const refusals = new Map<string, Refusal>();
    await transact(context, (within) => undone(within.db, () => confirmOrders(within, rows, orders, (no, refusal) => void refusals.set(no, refusal))));
    return rows.map(({ orderNo, lineNo }): InvalidField[] => {
      const order = orders.get(orderNo);
      if (!order) return [{ field: 'orderNo', code: 'E-012' }];
      const line = order.lines.get(lineNo);
      if (!line) return [{ field: 'lineNo', code: 'E-012' }];
      const refusal = refusals.get(orderNo);
      if (!refusal) return [];
      const own = rows.filter((row) => row.orderNo === orderNo && order.lines.has(row.lineNo)).findIndex((row) => row.lineNo === lineNo);
      const here = (refusal.errors ?? []).filter(({ line: at }) => at === `lines[${own}]`).map(({ line: _line, ...error }) => error);
      if (here.length > 0) return here;
      // What is wrong with another line, or with the order, keeps the whole order from being confirmed.
      return [{ field: 'orderNo', ...(refusal.errors?.[0] ? { code: refusal.errors[0].code, params: refusal.errors[0].params ?? {} } : refusal.text) }];
    });
  },
  async store(context, rows) {
    const orders = await ordersOf(
      context,
      rows.map(({ orderNo }) => orderNo),
    );
    await confirmOrders(context, rows, orders);
  },
};
