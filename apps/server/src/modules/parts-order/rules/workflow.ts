/** Workflow of a parts order. Pure. */
import { type DealerEndAction, dealerEndRows } from '../../../documents/dealer/dealerEndRows.ts';
import { dealerRows } from '../../../documents/dealer/dealerRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { PartsOrderAction } from '../../../generated/types.gen.ts';

export const orderStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'paid', 'shipped', 'closed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export interface OrderState extends WorkflowState<OrderStatus> {
  no: string;
  round: number;
  /** Confirmed, and not charged yet. */
  openAmount: number;
  backorderQty: number;
  /** Backorder, and what is confirmed and not packed. */
  cancellableQty: number;
  isReleased: boolean;
  cancelRequested: boolean;
  /** Its status in the user's language. */
  statusText: string;
}

export type OrderAction =
  | PartsOrderAction
  /** The account covers it by now: charged, or, of a released one, paid. */
  | 'autoPay'
  /** The account covers more, or less, of a released one. */
  | 'renew'
  /** It was paid by nobody for too long. */
  | 'cancelUnpaid'
  /** Made and confirmed by the system. */
  | 'confirmResend'
  /** Quantities of its lines have changed. */
  | 'follow'
  | 'ship'
  | 'recall'
  | 'arrive'
  | DealerEndAction;

const owes: Guard<OrderState> = ({ openAmount, no }) => (openAmount > 0 ? null : { code: 'E-520', params: { no } });
const notReleased: Guard<OrderState> = ({ isReleased, no }) => (isReleased ? { code: 'E-520', params: { no } } : null);
const elsewhere = ({ statusText: status }: OrderState) => ({ code: 'E-007', params: { status } });
const hasBackorder: Guard<OrderState> = (order) => (order.backorderQty > 0 ? null : elsewhere(order));
const hasOpen: Guard<OrderState> = (order) => (order.cancellableQty > 0 ? null : elsewhere(order));
const isAsked: Guard<OrderState> = (order) => (order.cancelRequested ? null : elsewhere(order));
const notAsked: Guard<OrderState> = (order) => (order.cancelRequested ? elsewhere(order) : null);

const running = ['pass', 'paid'] as const;
const bySystem = { permission: null, by: 'system' } as const;

export const orderWorkflow: Workflow<OrderStatus, OrderAction, OrderState> = {
  ...dealerRows<OrderState>('partsOrder'),
  cancel: { from: ['draft', 'submitted', 'no_pass'], to: 'closed', permission: 'partsOrder:close', by: 'owner', whenSuspended: 'goesOn' },
  giveUp: { from: ['no_pass'], to: 'closed', permission: 'partsOrder:close', by: 'owner', whenSuspended: 'goesOn', logAs: 'give_up' },
  noPass: { from: ['submitted'], to: 'no_pass', permission: 'partsOrder:audit', by: 'reviewer', needs: 'reason', logAs: 'no_pass' },
  confirm: { from: ['submitted'], to: 'pass', permission: 'partsOrder:audit', by: 'reviewer', whenSuspended: 'asks' },
  confirmResend: { from: ['submitted'], to: 'pass', ...bySystem, logAs: 'confirm' },
  confirmBackorder: {
    from: running,
    to: 'same',
    permission: 'partsOrder:audit',
    by: 'reviewer',
    whenSuspended: 'asks',
    guards: [hasBackorder],
    logAs: 'confirm_backorder',
  },
  reschedule: { from: running, to: 'same', permission: 'partsOrder:audit', by: 'reviewer', needs: 'reason', guards: [hasOpen], logAs: 'plan' },
  pay: { from: ['pass'], to: 'same', permission: 'partsOrder:paid', by: 'keeper', guards: [owes] },
  autoPay: { from: ['pass'], to: 'same', ...bySystem, logAs: 'pay' },
  renew: { from: ['pass', 'paid', 'shipped', 'closed'], to: 'same', ...bySystem, logAs: null },
  releaseCredit: {
    from: ['pass'],
    to: 'same',
    permission: 'partsOrder:release',
    by: 'keeper',
    needs: 'reason',
    whenSuspended: 'refused',
    guards: [notReleased, owes],
    logAs: 'release_credit',
  },
  requestCancel: { from: running, to: 'same', permission: 'partsOrder:submit', by: 'owner', needs: 'reason', guards: [hasOpen, notAsked], logAs: 'request' },
  declineCancel: { from: running, to: 'same', permission: 'partsOrder:edit', by: 'keeper', needs: 'reason', guards: [isAsked], logAs: 'decline' },
  cancelOpen: { from: running, to: 'same', permission: 'partsOrder:edit', by: 'keeper', needs: 'reason', guards: [hasOpen], logAs: 'cancel_open' },
  cancelUnpaid: { from: ['pass'], to: 'same', ...bySystem, logAs: 'cancel_open' },
  follow: { from: ['pass', 'paid', 'shipped'], to: 'same', ...bySystem, logAs: null },
  ship: { from: running, to: 'shipped', ...bySystem },
  // Back to what it was before it was complete.
  recall: { from: ['shipped'], to: 'paid', ...bySystem },
  arrive: { from: ['paid', 'pass', 'shipped'], to: 'closed', ...bySystem },
  ...dealerEndRows<OrderStatus>({ drops: ['draft'], ends: ['submitted', 'no_pass'] }),
};
