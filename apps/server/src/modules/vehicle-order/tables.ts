import type { GeneratedAlways } from 'kysely';
import type { OrderPayStatus, OrderShipStatus, PriceSource, YesNo } from '../../generated/types.gen.ts';
import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { VehicleOrderStatus } from './rules/workflow.ts';

/** A shipment of which machines are under way. */
export interface OpenShipment {
  shipmentNo: string;
  /** Expected arrival. */
  eta: string;
}

/** An order of machines, from contract to yard. */
export const emptyOrder = {
  ...emptyDocument,
  status: 'draft' as VehicleOrderStatus,
  orderNo: '',
  orderType: 'stock',
  contractNo: '',
  contractSigningDate: '',
  deliveryMethod: null as string | null,
  tradeTerm: null as string | null,
  destinationPort: null as string | null,
  currency: '',
  numberOfOrders: 0,
  assignedQty: 0,
  shippedQty: 0,
  arrivedQty: 0,
  orderAmount: 0,
  /** Of it: for machines that are shipped. */
  shippedAmount: 0,
  depositRatio: 0,
  depositAmount: 0,
  paidAmount: 0,
  payStatus: 'unpaid' as OrderPayStatus,
  shipStatus: 'not_shipped' as OrderShipStatus,
  expectedShipDate: null as string | null,
  shipDate: null as string | null,
  eta: null as string | null,
  arrivalDate: null as string | null,
  blNo: null as string | null,
  containerNo: null as string | null,
  customsNo: null as string | null,
  openShipments: [] as OpenShipment[],
  salesBy: '',
  overrideDeposit: 'N' as YesNo,
  overrideShipment: 'N' as YesNo,
  overrideReason: null as string | null,
  remark: null as string | null,
  closeReason: null as string | null,
};

export const emptyLine = {
  id: '',
  orderId: '',
  lineNo: 0,
  fourthProduct: '',
  materialCode: null as string | null,
  config: null as string | null,
  color: null as string | null,
  qty: 1,
  listPrice: null as number | null,
  unitPrice: null as number | null,
  priceSource: null as PriceSource | null,
  amount: 0,
  assignedQty: 0,
  shippedQty: 0,
  arrivedQty: 0,
  remark: null as string | null,
};

export type OrderHeader = typeof emptyOrder;
export type OrderLine = typeof emptyLine;
export type OrderLists = { lines: OrderLine };
export type Order = { header: OrderHeader; lines: OrderLine[] };

/** A machine that is assigned to a line; it becomes one of the dealer's when it is shipped. */
export interface OrderMachine {
  id: string;
  orderId: string;
  lineId: string;
  vin: string;
  engineNo: string;
  productionDate: string;
  config: string | null;
  color: string | null;
  certificateNo: string | null;
  keyNo: string | null;
  /** Both null before it is shipped. */
  shipmentNo: string | null;
  vehicleId: string | null;
  /** It was entered before the order shipped it. */
  linked: YesNo;
}

/** Machines of an order that travel together. */
export interface Shipment {
  id: string;
  orderId: string;
  /** Number of the order, a slash, and `seq`. */
  shipmentNo: string;
  /** From 1 within the order. */
  seq: number;
  shipDate: string;
  eta: string;
  deliveryMethod: string;
  blNo: string | null;
  containerNo: string | null;
  customsNo: string | null;
}

type OrderTable = TableOf<OrderHeader> & {
  /** The status under the name that the interface has for it. */
  purchaseStatus: GeneratedAlways<VehicleOrderStatus>;
  unpaidAmount: GeneratedAlways<number>;
};

/** A row as it is read, with the columns that the database fills in. */
export type OrderRow = OrderHeader & { purchaseStatus: VehicleOrderStatus; unpaidAmount: number };

declare module '../../shared/database/database.ts' {
  interface Database {
    vehicleOrder: OrderTable;
    vehicleOrderLine: OrderLine;
    vehicleOrderMachine: OrderMachine;
    vehicleShipment: Shipment;
  }
}
