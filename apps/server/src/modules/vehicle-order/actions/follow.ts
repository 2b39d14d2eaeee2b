/** What becomes of an order by its machines: they arrive, are accepted, handed over or scrapped. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import { act } from '../../../documents/act.ts';
import type { AnyKind } from '../../../documents/kind.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import type { Db } from '../../../shared/database/database.ts';
import { writeLater } from '../../../shared/database/together.ts';
import type { MachineEvents } from '../../vehicle/hooks.ts';
import { totalsOf } from '../rules/amounts.ts';
import type { OpenShipment, OrderHeader, OrderLine, Shipment } from '../tables.ts';
import { orderEffect, tell } from './orderStep.ts';

/** The kind, for what happens within its own actions, of which it consists. */
const kindOf = ({ services }: Pick<Context, 'services'>): AnyKind => services.documents.get('vehicleOrder')!.kind;

interface ShippedFacts extends Pick<Shipment, 'shipDate' | 'eta' | 'blNo' | 'containerNo' | 'customsNo'> {
  openShipments: OpenShipment[];
  arrivalDate: string | null;
}

/** Counts the machines of an order anew. @returns the columns of its header that follow */
export async function recount({ db }: Pick<TrxContext, 'db'>, order: Pick<OrderHeader, 'id' | 'depositRatio' | 'paidAmount'>): Promise<Partial<OrderHeader>> {
  const { id } = order;
  const { rows: lines } = await sql<OrderLine>`update vehicle_order_line line set
      assigned_qty = counted.assigned, shipped_qty = counted.shipped, arrived_qty = counted.arrived
    from (select one.id, count(machine.id) as assigned, count(machine.shipment_no) as shipped, count(vehicle.arrival_date) as arrived
      from vehicle_order_line one left join vehicle_order_machine machine on machine.line_id = one.id left join vehicle on vehicle.id = machine.vehicle_id
      where one.order_id = ${id} group by one.id) counted
    where counted.id = line.id returning line.*`.execute(db);
  const { rows } = await sql<ShippedFacts>`select latest.ship_date, latest.eta, latest.bl_no, latest.container_no, latest.customs_no,
      coalesce((select json_agg(json_build_object('shipmentNo', shipment_no, 'eta', eta) order by seq) from vehicle_shipment shipment where shipment.order_id = ${id}
        and exists (select from vehicle_order_machine machine join vehicle on vehicle.id = machine.vehicle_id
          where machine.shipment_no = shipment.shipment_no and vehicle.vehicle_status = 'shipped')), '[]') as open_shipments,
      (select max(vehicle.arrival_date) from vehicle_order_machine machine join vehicle on vehicle.id = machine.vehicle_id where machine.order_id = ${id}) as arrival_date
    from (select 1) as one left join lateral (select * from vehicle_shipment shipment where shipment.order_id = ${id}
      and exists (select from vehicle_order_machine machine where machine.shipment_no = shipment.shipment_no) order by seq desc limit 1) latest on true`.execute(
    db,
  );
  const { arrivalDate, ...shipped } = rows[0]!;
  const totals = totalsOf(lines, order);
  const haveAllArrived = totals.arrivedQty > 0 && totals.arrivedQty === totals.numberOfOrders;
  return { ...totals, ...shipped, arrivalDate: haveAllArrived ? arrivalDate : null };
}

/** Machines have arrived. */
export const follow = orderEffect({
  apply: ({ context, before }) => recount(context, before),
  async notify({ context, before }, after) {
    const n = sum([after.arrivedQty, -before.arrivedQty]);
    if (n === 0) return;
    const { rows } = await sql<{ day: string }>`select max(vehicle.arrival_date) as day from vehicle_order_machine machine
      join vehicle on vehicle.id = machine.vehicle_id where machine.order_id = ${after.id}`.execute(context.db);
    await tell(context, after, { event: 'arrived', params: { n, date: rows[0]!.day }, to: 'salesBy' });
  },
});

/** Machines are gone, without having arrived. */
export const count = orderEffect({ apply: ({ context, before }) => recount(context, before) });

export const settle = orderEffect({
  apply: async () => ({ closeReason: 'settled' }),
  notify: ({ context }, after) => tell(context, after, { event: 'closed', params: { n: after.numberOfOrders } }),
});

/** Orders of which everything is shipped and paid, and no machine is under way or waits for its inspection. */
export const done = sql`vehicle_order.status = 'shipped' and vehicle_order.pay_status = 'paid' and vehicle_order.del_flag = 0
  and not exists (select from vehicle_order_machine machine join vehicle on vehicle.id = machine.vehicle_id
    where machine.order_id = vehicle_order.id and vehicle.vehicle_status not in ('in_stock', 'delivered', 'scrapped'))`;

/** Closes those of the orders that are done. */
export async function settleWhenDone(context: Pick<TrxContext, 'db' | 'services'>, ids: readonly string[]): Promise<void> {
  const { db, services } = context;
  const { rows } = await sql<{ id: string }>`select id from vehicle_order where id = any(${[...ids]}::char(32)[]) and ${done} order by id for update`.execute(
    db,
  );
  for (const { id } of rows) await act(systemContext(services, db), kindOf(context), 'settle', { id });
}

/** A machine, and what has happened to it. */
interface Happened {
  context: TrxContext;
  vehicleId: string;
}

/** Orders of machines, by id. */
async function ordersOf(db: Db, happened: readonly Happened[]): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`select distinct order_id from vehicle_order_machine
    where vehicle_id = any(${happened.map(({ vehicleId }) => vehicleId)}::char(32)[]) order by order_id`.execute(db);
  return rows.map(({ orderId }) => orderId);
}

/** The orders of machines take an action of the system, each once for all machines of a batch. */
const followed =
  (action: 'follow' | 'count' | null) =>
  async (db: Db, happened: readonly Happened[]): Promise<void> => {
    const { context } = happened[0]!;
    const ids = await ordersOf(db, happened);
    for (const id of action === null ? [] : ids) await act(systemContext(context.services, context.db), kindOf(context), action, { id });
    await settleWhenDone(context, ids);
  };

const [afterArrival, afterScrapping, afterAcceptance] = [followed('follow'), followed('count'), followed(null)];

/** The order follows its machines, once for all of a batch. */
export const orderEvents: MachineEvents = {
  // An action of the order takes its machines along; here they take their order along.
  async locksFirst({ db }, vehicleIds) {
    await sql`select from vehicle_order where id in (select order_id from vehicle_order_machine where vehicle_id = any(${[...vehicleIds]}::char(32)[]))
      order by id for update`.execute(db);
  },
  arrived: (context, { vehicleId }) => writeLater(context.db, afterArrival, { context, vehicleId }),
  accepted: (context, { vehicleId }) => writeLater(context.db, afterAcceptance, { context, vehicleId }),
  delivered: (context, { vehicleId }) => writeLater(context.db, afterAcceptance, { context, vehicleId }),
  scrapped: (context, { vehicleId }) => writeLater(context.db, afterScrapping, { context, vehicleId }),
};
