/** Workflow of an order of machines, a document of the maker that its dealer follows. Pure. */
import { dealerEndRows, type DealerEndAction } from '../../../documents/dealer/dealerEndRows.ts';
import type { Guard, Workflow, WorkflowState } from '../../../documents/workflow.ts';
import type { VehicleOrderAction } from '../../../generated/types.gen.ts';

export const vehicleOrderStatuses = ['draft', 'submitted', 'pass', 'shipped', 'closed'] as const;
export type VehicleOrderStatus = (typeof vehicleOrderStatuses)[number];

export interface VehicleOrderState extends WorkflowState<VehicleOrderStatus> {
  numberOfOrders: number;
  assignedQty: number;
  shippedQty: number;
  paidAmount: number;
  unpaidAmount: number;
  currency: string;
  overrideDeposit: string;
  overrideShipment: string;
  /** Number of shipments of which machines are under way. */
  openShipments: number;
  /** Its status in the user's language. */
  statusText: string;
}

/** `follow`: machines have arrived; `count`: machines are gone; `settle`: all are accepted and paid. */
export type OrderAction = VehicleOrderAction | 'follow' | 'count' | 'settle' | DealerEndAction;

/** Not possible as the order stands now. */
const only =
  (holds: (state: VehicleOrderState) => boolean): Guard<VehicleOrderState> =>
  (state) =>
    holds(state) ? null : { code: 'E-007', params: { status: state.statusText } };

const nothingShipped: Guard<VehicleOrderState> = ({ shippedQty }) => (shippedQty === 0 ? null : { code: 'E-437' });
const unpaid: Guard<VehicleOrderState> = ({ unpaidAmount: n, currency: cur }) => (n > 0 ? null : { code: 'E-440', params: { n, cur } });
const underWay = only(({ openShipments }) => openShipments > 0);

const keeps = { permission: 'vehicleOrder:edit', by: 'keeper' } as const;
const pays = { permission: 'vehicleOrder:paid', by: 'keeper', to: 'same' } as const;

export const vehicleOrderWorkflow: Workflow<VehicleOrderStatus, OrderAction, VehicleOrderState> = {
  edit: { ...keeps, from: ['draft'], to: 'same', otherwise: () => ({ code: 'E-002' }) },
  delete: { from: ['draft'], to: 'deleted', permission: 'vehicleOrder:delete', by: 'keeper', otherwise: () => ({ code: 'E-003' }) },
  release: { ...keeps, from: ['draft'], to: 'submitted', whenSuspended: 'refused' },
  recall: { ...keeps, from: ['submitted'], to: 'draft', needs: 'reason', guards: [only(({ paidAmount }) => paidAmount === 0)] },
  overrideDeposit: { ...pays, from: ['submitted'], needs: 'reason', logAs: 'override', guards: [only(({ overrideDeposit }) => overrideDeposit === 'N')] },
  confirm: { ...keeps, from: ['submitted'], to: 'pass', whenSuspended: 'refused' },
  assignVins: { ...keeps, from: ['pass'], to: 'same', logAs: 'assign_vin', guards: [only(({ assignedQty, numberOfOrders }) => assignedQty < numberOfOrders)] },
  unassignVins: { ...keeps, from: ['pass'], to: 'same', logAs: 'assign_vin', guards: [only(({ assignedQty, shippedQty }) => assignedQty > shippedQty)] },
  overrideShipment: { ...pays, from: ['pass'], needs: 'reason', logAs: 'override', guards: [only(({ overrideShipment }) => overrideShipment === 'N')] },
  ship: { ...keeps, from: ['pass'], to: 'same', whenSuspended: 'asks', guards: [only(({ assignedQty, shippedQty }) => assignedQty > shippedQty)] },
  changeShipment: { ...keeps, from: ['pass', 'shipped'], to: 'same', logAs: null, guards: [underWay] },
  unship: { ...keeps, from: ['pass', 'shipped'], to: 'pass', needs: 'reason', logAs: 'reverse', guards: [only(({ shippedQty }) => shippedQty > 0)] },
  arrive: {
    from: ['pass', 'shipped'],
    to: 'same',
    permission: 'vehicleOrder:confirm',
    by: 'confirmer',
    whenSuspended: 'goesOn',
    logAs: null,
    guards: [underWay],
  },
  arriveForDealer: { ...keeps, from: ['pass', 'shipped'], to: 'same', logAs: null, guards: [underWay] },
  pay: { ...pays, from: ['pass', 'shipped'], guards: [unpaid] },
  cutRemainder: { ...keeps, from: ['pass'], to: 'shipped', needs: 'reason', logAs: 'cut', guards: [only(({ shippedQty }) => shippedQty > 0)] },
  cancel: { ...keeps, from: ['submitted', 'pass'], to: 'closed', needs: 'reason', guards: [nothingShipped] },
  follow: { from: ['pass', 'shipped'], to: 'same', permission: null, by: 'system', logAs: 'arrive' },
  count: { from: ['pass', 'shipped'], to: 'same', permission: null, by: 'system', logAs: null },
  settle: { from: ['shipped'], to: 'closed', permission: null, by: 'system', logAs: 'close' },
  ...dealerEndRows<VehicleOrderStatus>({ drops: ['draft'], ends: [] }),
};
