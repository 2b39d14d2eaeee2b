/** Machines leave for their dealer, and a shipment is changed or taken back. */
import { multiply, sum } from '@harrow/validation';
import { readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import { writeApprovalStep } from '../../../shared/approval/approvalLog.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { dealerUsers, notify } from '../../../shared/notify/notify.ts';
import { type InvalidField, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { ledger } from '../../ledger/service.ts';
import { shipMachines, takeBackMachines } from '../../vehicle/service.ts';
import type { OrderLine, OrderMachine, OrderRow, Shipment } from '../tables.ts';
import { recount } from './follow.ts';
import { orderEffect, type Shipping, tell } from './orderStep.ts';

/** A machine with what its line says of it. */
type LineMachine = OrderMachine & Pick<OrderLine, 'fourthProduct' | 'materialCode' | 'unitPrice'>;

/** The machines of an order that are to leave, by the VINs given. @throws 422 for one that is not assigned, or has left */
async function leaving({ db }: Pick<TrxContext, 'db'>, orderId: string, vins: readonly string[]): Promise<LineMachine[]> {
  const { rows } = await sql<LineMachine>`select machine.*, line.fourth_product, line.material_code, line.unit_price from vehicle_order_machine machine
    join vehicle_order_line line on line.id = machine.line_id where machine.order_id = ${orderId} and machine.vin = any(${[...vins]}::text[])
    order by line.line_no, machine.vin`.execute(db);
  const errors = vins.flatMap((vin, index): InvalidField[] => {
    const machine = rows.find((row) => row.vin === vin);
    if (!machine) return [{ field: 'vins', line: `vins[${index}]`, code: 'E-012' }];
    return machine.shipmentNo === null ? [] : [{ field: 'vins', line: `vins[${index}]`, code: 'E-433', params: { vin, no: machine.shipmentNo } }];
  });
  if (errors.length > 0) throw invalid(errors);
  return rows;
}

function shipmentErrors({ services, user }: TrxContext, { shipDate, eta, deliveryMethod }: Shipping, machines: readonly LineMachine[]): InvalidField[] {
  const [day, from] = [
    today(user, services.now()),
    machines
      .map(({ productionDate }) => productionDate)
      .toSorted()
      .at(-1)!,
  ];
  return [
    ...(shipDate > day || shipDate < from ? [{ field: 'shipDate', code: 'E-441', params: { from, to: day } }] : []),
    ...(eta < shipDate ? [{ field: 'eta', code: 'E-315', params: { eta } }] : []),
    ...(services.dictionaries.items('delivery_method')?.some(({ value }) => value === deliveryMethod) ? [] : [{ field: 'deliveryMethod', code: 'E-014' }]),
  ];
}

/** What leaves is paid, or the dealer's credit covers it. Credit is in the settlement currency. @throws E-304 */
async function mustBeCovered(context: TrxContext, order: OrderRow, amount: number): Promise<void> {
  const { dealerCode, currency, id, paidAmount, shippedAmount } = order;
  const { currency: settled } = await context.db.selectFrom('dealer').select('currency').where('dealerCode', '=', dealerCode).executeTakeFirstOrThrow();
  const credit = await ledger.creditLeft(context, { dealerCode, without: id });
  // What others owe does not hold back what is paid.
  const cover = sum([paidAmount, settled === currency ? Math.max(0, credit) : 0]);
  if (sum([shippedAmount, amount]) > cover) throw refuse('E-304', { bal: cover, cur: currency });
}

async function insertShipment({ db }: TrxContext, { id: orderId, orderNo }: OrderRow, shipping: Shipping): Promise<Shipment> {
  const { rows } = await sql<{ seq: number }>`select coalesce(max(seq), 0) + 1 as seq from vehicle_shipment where order_id = ${orderId}`.execute(db);
  const { seq } = rows[0]!;
  const { shipDate, eta, deliveryMethod, blNo, containerNo, customsNo } = shipping;
  return db
    .insertInto('vehicleShipment')
    .values({
      id: newId(),
      orderId,
      shipmentNo: `${orderNo}/${seq}`,
      seq,
      shipDate,
      eta,
      deliveryMethod,
      blNo: blNo?.trim() || null,
      containerNo: containerNo?.trim() || null,
      customsNo: customsNo?.trim() || null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Others hear which dealer has more machines, or fewer. */
async function tellShipped(context: TrxContext, dealerCode: string): Promise<void> {
  for (const { machineEvents } of context.services.modules) await machineEvents?.shipped?.(context, { dealerCode });
}

export const ship = orderEffect<{ shipping: Shipping; machines: LineMachine[] }>({
  async prepare({ context, before, input: { shipping } }) {
    if (!shipping) throw new Error('A shipment needs its machines');
    const machines = await leaving(context, before.id, shipping.vins.map(readVin));
    const errors = shipmentErrors(context, shipping, machines);
    if (errors.length > 0) throw invalid(errors);
    const amount = sum(machines.map(({ unitPrice }) => multiply([unitPrice ?? 0, 1])));
    if (before.overrideShipment === 'N') await mustBeCovered(context, before, amount);
    return { shipping, machines };
  },
  async apply({ context, before }, { shipping, machines }) {
    const { dealerCode, orderNo, contractNo } = before;
    const { shipmentNo } = await insertShipment(context, before, shipping);
    const shipped = await shipMachines(context, {
      dealerCode,
      orderNo,
      contractNo,
      shipDate: shipping.shipDate,
      machines: machines.map(({ vin, engineNo, productionDate, fourthProduct, materialCode, config, color, certificateNo, keyNo, lineId: orderLineId }) => ({
        vin,
        engineNo,
        productionDate,
        fourthProduct,
        materialCode,
        config,
        color,
        certificateNo,
        keyNo,
        orderLineId,
      })),
    });
    for (const { id, vin } of machines) {
      const { vehicleId, linked } = shipped.get(vin)!;
      await context.db
        .updateTable('vehicleOrderMachine')
        .set({ shipmentNo, vehicleId, linked: linked ? 'Y' : 'N' })
        .where('id', '=', id)
        .execute();
    }
    const counted = await recount(context, before);
    return { ...counted, overrideShipment: 'N', ...(counted.shippedQty === before.numberOfOrders && { status: 'shipped' }) };
  },
  async notify({ context, before }, after) {
    const n = sum([after.shippedQty, -before.shippedQty]);
    const params = { n, date: after.eta!, bl: after.blNo ?? '–' };
    await tell(context, after, { event: 'shipped', params });
    const first = await context.db
      .selectFrom('vehicle')
      .select(['id', 'vin'])
      .where('vehicleOrderNo', '=', after.orderNo)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await notify(context.db, await dealerUsers(context.db, after.dealerCode, ['DLR_SERVICE']), {
      event: 'vehicleOrder.shipped',
      params: { ...params, no: after.orderNo },
      docType: 'vehicle',
      docId: first.id,
      docNo: first.vin,
      at: context.services.now(),
    });
    await tellShipped(context, after.dealerCode);
  },
});

/** A shipment of the order; E-012 for another one. */
async function shipmentOf({ db }: TrxContext, orderId: string, shipmentNo: string): Promise<Shipment> {
  const found = await db.selectFrom('vehicleShipment').selectAll().where('orderId', '=', orderId).where('shipmentNo', '=', shipmentNo).executeTakeFirst();
  if (!found) throw invalid([{ field: 'shipmentNo', code: 'E-012' }]);
  return found;
}

export const changeShipment = orderEffect<Shipment>({
  async prepare({ context, before, input: { change } }) {
    const shipment = await shipmentOf(context, before.id, change!.shipmentNo);
    if (!before.openShipments.some(({ shipmentNo }) => shipmentNo === shipment.shipmentNo)) throw refuse('E-438', { no: shipment.shipmentNo });
    const { eta = shipment.eta } = change!;
    if (eta < shipment.shipDate) throw invalid([{ field: 'eta', code: 'E-315', params: { eta } }]);
    return shipment;
  },
  async apply({ context, before, input: { change } }, shipment) {
    const { eta = shipment.eta, ...papers } = change!;
    const written = (['blNo', 'containerNo', 'customsNo'] as const).flatMap((field) =>
      papers[field] === undefined ? [] : [[field, papers[field]?.trim() || null]],
    );
    await context.db
      .updateTable('vehicleShipment')
      .set({ eta, ...Object.fromEntries(written) })
      .where('id', '=', shipment.id)
      .execute();
    if (eta !== shipment.eta)
      await writeApprovalStep(context, {
        docType: 'vehicleOrder',
        docId: before.id,
        docNo: before.orderNo,
        action: 'change_eta',
        fromStatus: before.status,
        toStatus: before.status,
        opinion: `${shipment.shipmentNo}: ${shipment.eta} → ${eta}`,
        at: context.services.now(),
      });
    return recount(context, before);
  },
  async notify({ context, before, input: { change } }, after) {
    const old = before.openShipments.find(({ shipmentNo }) => shipmentNo === change!.shipmentNo)!.eta;
    const { eta: date = old } = change!;
    if (date !== old) await tell(context, after, { event: 'eta', params: { date, old } });
  },
});

export const unship = orderEffect<{ vehicleId: string; linked: boolean }[]>({
  async prepare({ context, before, input: { shipmentNo = '' } }) {
    const { shipmentNo: no } = await shipmentOf(context, before.id, shipmentNo);
    const { rows } = await sql<{ vehicleId: string; linked: string; status: string; arrivalDate: string | null }>`select machine.vehicle_id, machine.linked,
        vehicle.vehicle_status as status, vehicle.arrival_date from vehicle_order_machine machine join vehicle on vehicle.id = machine.vehicle_id
      where machine.shipment_no = ${no} order by vehicle.id for update of vehicle`.execute(context.db);
    if (rows.length === 0) throw invalid([{ field: 'shipmentNo', code: 'E-012' }]);
    if (rows.some(({ status, arrivalDate }) => status !== 'shipped' || arrivalDate !== null)) throw refuse('E-438', { no });
    return rows.map(({ vehicleId, linked }) => ({ vehicleId, linked: linked === 'Y' }));
  },
  async apply({ context, before, input: { shipmentNo } }, machines) {
    await context.db.updateTable('vehicleOrderMachine').set({ shipmentNo: null, vehicleId: null, linked: 'N' }).where('shipmentNo', '=', shipmentNo!).execute();
    await takeBackMachines(context, machines);
    return recount(context, before);
  },
  async notify({ context, input: { shipmentNo, opinion } }, after) {
    await tell(context, after, { event: 'unshipped', params: { no: shipmentNo!, opinion: opinion!.trim() } });
    await tellShipped(context, after.dealerCode);
  },
});
