import { act } from '../../src/documents/act.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import { packingKind } from '../../src/modules/packing-list/packingKind.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import type { OrderPlan } from '../parts-orders/orderPlans.ts';
import { buyers, desk } from '../parts-orders/people.ts';
import type { Stage } from '../stage.ts';
import { usualWays, wayOf } from './boxes.ts';
import { type Delivery, deliveryDays } from './deliveryPlans.ts';
import { packOrder, shipBoxes, weighBoxes } from './packOrder.ts';

/** An order that its dealer has been charged. */
export interface PaidOrder {
  id: string;
  plan: OrderPlan;
}

/** A packing list that has left the maker. */
export interface Shipped extends Pick<OrderPlan, 'dealerCode'> {
  id: string;
  packingNo: string;
  delivery: Delivery;
  boxNos: string[];
}

/** Drafts whose boxes nobody has weighed yet. */
const unweighed = 2;
/** Days by which a shipment is late, and why. */
const delay = { days: 13, reason: '红海航线改道，船期顺延。' };

/** Packs orders and ships them, each step on its day. @returns what has left the maker */
export async function replayPackings(stage: Stage, trx: Trx, orders: readonly PaidOrder[], today: string): Promise<Shipped[]> {
  const shipped: Shipped[] = [];
  const packed = orders.flatMap(({ id, plan }) => (plan.delivery ? [{ id, plan, delivery: plan.delivery }] : []));
  for (const [index, { id, plan, delivery }] of packed.entries()) {
    const list = await replay(stage, trx, { orderId: id, plan, delivery }, { index, today });
    if (list) shipped.push(list);
  }
  return shipped;
}

async function replay(
  stage: Stage,
  trx: Trx,
  { orderId, plan: { dealerCode, orderType }, delivery }: { orderId: string; plan: OrderPlan; delivery: Delivery },
  { index, today }: { index: number; today: string },
): Promise<Shipped | undefined> {
  const { services, actAs } = stage;
  const { end, at } = delivery;
  const days = deliveryDays(delivery);
  const on = (daysAgo: number, hour: number): void => stage.setClock(new Date(`${addDays(today, -daysAgo)}T0${hour}:${10 + (index % 49)}:00Z`));
  on(days.packed, 2);
  const list = await packOrder(stage, trx, orderId, `K${40_210 + index * 3}`);
  if (end === 'packed' && at < unweighed) return undefined;
  on(days.packed, 5);
  await weighBoxes(stage, list);
  if (end === 'packed') return undefined;
  on(days.shipped, 6);
  await shipBoxes(stage, list, {
    ...wayOf(`packing.way.${index}`, { orderType, deliveryMethod: usualWays[dealerCode].deliveryMethod }),
    customsNo: `2248${20_260_000_000 + index * 137}`,
    shipmentDate: addDays(today, -days.shipped),
    eta: addDays(today, -days.expected),
  });
  const { id, packingNo } = list;
  if (end === 'delayed') {
    on(days.expected + 3, 3);
    const eta = addDays(today, delay.days - days.expected);
    await act(contextOf(services, await actAs(desk)), packingKind, 'changeEta', { id, eta, opinion: delay.reason });
  } else if (end !== 'onTheWay') {
    on(days.arrived, 8);
    // Of some nobody says that they are there: their expected day has passed.
    if (at % 3 === 1) await act(systemContext(services, trx), packingKind, 'arrive', { id });
    else await act(contextOf(services, await actAs(buyers[dealerCode])), packingKind, 'markArrived', { id, arrivedOn: addDays(today, -days.arrived) });
  }
  return { id, packingNo, delivery, dealerCode, boxNos: list.boxes.map(({ wmsBoxNo }) => wmsBoxNo) };
}
