/** A parts order as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { confirm } from './actions/confirm.ts';
import { cancel, endWithDealer, requestCancel, submit } from './actions/dealerActions.ts';
import { arrive, follow, recall, ship } from './actions/delivery.ts';
import { cancelOpen, confirmBackorder, declineCancel, noPass, reschedule } from './actions/deskActions.ts';
import type { OrderActionInput } from './actions/orderStep.ts';
import { autoPay, pay, releaseCredit } from './actions/payment.ts';
import { differenceOf } from './rules/charging.ts';
import { orderTasks } from './rules/orderTasks.ts';
import { type OrderAction, type OrderState, orderWorkflow } from './rules/workflow.ts';
import type { OrderHeader } from './tables.ts';

export const partsOrderKind: DocumentKind<OrderHeader, OrderAction, OrderState, OrderActionInput> = {
  docType: 'partsOrder',
  table: 'partsOrder',
  noColumn: 'orderNo',
  workflow: orderWorkflow,
  effects: {
    submit,
    cancel,
    giveUp: cancel,
    noPass,
    confirm,
    confirmResend: confirm,
    confirmBackorder,
    reschedule,
    pay,
    autoPay,
    renew: autoPay,
    releaseCredit,
    requestCancel,
    declineCancel,
    cancelOpen,
    cancelUnpaid: cancelOpen,
    follow,
    ship,
    recall,
    arrive,
    endWithDealer,
  },
  states: async (context) => stateOf(context),
  tasks: orderTasks,
  dealerEnd: { blocks: ['pass', 'paid', 'shipped'], drops: ['draft'], ends: ['submitted', 'no_pass'] },
  comments: true,
  lineLists: { line: 'lines' },
  silent: ['deliverQty', 'backorderQty', 'openQty', 'packedQty', 'shippedQty', 'transitQty', 'nextPromised', 'packBy', 'cancelAskedOn'],
};

export function stateOf({ services, user }: Context): (row: OrderHeader) => OrderState {
  return (row) => ({
    status: row.status,
    submitBy: row.submitBy,
    no: row.orderNo,
    round: row.round,
    openAmount: differenceOf(row.confirmedAmount, row.chargedAmount),
    backorderQty: row.confirmTime === null ? 0 : row.backorderQty,
    cancellableQty: row.confirmTime === null ? 0 : row.backorderQty + row.openQty,
    isReleased: row.creditReleased === 'Y',
    cancelRequested: row.cancelRequested === 'Y',
    statusText: services.dictionaries.text('bill_status', row.status, user.language),
  });
}
