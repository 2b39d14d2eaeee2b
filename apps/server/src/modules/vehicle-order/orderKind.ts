/** The order of machines as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { arrive, arriveForDealer } from './actions/arrive.ts';
import { cancel, cutRemainder } from './actions/endOrder.ts';
import { count, follow, settle } from './actions/follow.ts';
import { assignVins, unassignVins } from './actions/machines.ts';
import type { OrderActionInput } from './actions/orderStep.ts';
import { confirm, overrideDeposit, overrideShipment, pay } from './actions/payment.ts';
import { recall, release } from './actions/release.ts';
import { changeShipment, ship, unship } from './actions/ship.ts';
import { vehicleOrderScope } from './orderScope.ts';
import { unpaidOf } from './rules/amounts.ts';
import { vehicleOrderTasks } from './rules/orderTasks.ts';
import { type OrderAction, type VehicleOrderState, vehicleOrderWorkflow } from './rules/workflow.ts';
import type { OrderHeader, OrderRow } from './tables.ts';

/** State of a row for the guards of its workflow. */
export const stateOf =
  ({ services, user }: Context) =>
  (order: OrderHeader): VehicleOrderState => ({
    status: order.status,
    submitBy: order.submitBy,
    numberOfOrders: order.numberOfOrders,
    assignedQty: order.assignedQty,
    shippedQty: order.shippedQty,
    paidAmount: order.paidAmount,
    unpaidAmount: unpaidOf(order),
    currency: order.currency,
    overrideDeposit: order.overrideDeposit,
    overrideShipment: order.overrideShipment,
    openShipments: order.openShipments.length,
    statusText: services.dictionaries.text('bill_status', order.status, user.language),
  });

export const vehicleOrderKind: DocumentKind<OrderRow, OrderAction, VehicleOrderState, OrderActionInput> = {
  docType: 'vehicleOrder',
  lineLists: { line: 'lines' },
  table: 'vehicleOrder',
  noColumn: 'orderNo',
  scope: vehicleOrderScope,
  workflow: vehicleOrderWorkflow,
  effects: {
    release,
    recall,
    overrideDeposit,
    confirm,
    assignVins,
    unassignVins,
    overrideShipment,
    ship,
    changeShipment,
    unship,
    arrive,
    arriveForDealer,
    pay,
    cutRemainder,
    cancel,
    follow,
    count,
    settle,
  },
  states: async (context) => stateOf(context),
  tasks: vehicleOrderTasks,
  dealerEnd: { blocks: ['submitted', 'pass', 'shipped'], drops: ['draft'] },
  comments: true,
  // They follow from the machines.
  silent: ['openShipments', 'shippedAmount', 'assignedQty', 'closeReason'],
};
