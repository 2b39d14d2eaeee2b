/** An order is cancelled, or ends with what is shipped of it. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import { vehicleOrderStore } from '../orderStore.ts';
import { totalsOf } from '../rules/amounts.ts';
import { orderEffect, tell } from './orderStep.ts';
import { settleWhenDone } from './follow.ts';
import { book } from './payment.ts';

export const cancel = orderEffect({
  async apply({ context, before }) {
    await sql`delete from vehicle_order_machine where order_id = ${before.id}`.execute(context.db);
    await sql`update vehicle_order_line set assigned_qty = 0 where order_id = ${before.id}`.execute(context.db);
    if (before.paidAmount > 0) await book(context, before, { direction: 'in', amount: before.paidAmount });
    return { closeReason: 'cancelled', assignedQty: 0, paidAmount: 0, payStatus: 'unpaid' };
  },
  notify: ({ context, input: { opinion } }, after) => tell(context, after, { event: 'cancelled', params: { opinion: opinion?.trim() ?? '' } }),
});

/** What is not shipped is no longer ordered; machines that were assigned are free, and what was paid too much comes back. */
export const cutRemainder = orderEffect({
  async apply({ context, before }) {
    const { db } = context;
    await sql`delete from vehicle_order_machine where order_id = ${before.id} and shipment_no is null`.execute(db);
    await sql`update vehicle_order_line set qty = shipped_qty, assigned_qty = shipped_qty, amount = round(coalesce(unit_price, 0) * shipped_qty, 2)
      where order_id = ${before.id}`.execute(db);
    const { lines } = await vehicleOrderStore.findLines(db, before.id);
    const { orderAmount } = totalsOf(lines, before);
    const overpaid = sum([before.paidAmount, -orderAmount]);
    if (overpaid > 0) await book(context, before, { direction: 'in', amount: overpaid });
    const paidAmount = overpaid > 0 ? orderAmount : before.paidAmount;
    return { paidAmount, overrideShipment: 'N', ...totalsOf(lines, { ...before, paidAmount }) };
  },
  notify: ({ context }, after) => settleWhenDone(context, [after.id]),
});
