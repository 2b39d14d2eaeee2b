import type { Generated } from 'kysely';
import type { OrderPayStatus, OrderShipStatus } from '../../generated/types.gen.ts';
import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { OrderStatus } from './rules/workflow.ts';

type YesNo = 'Y' | 'N';

/** An order of parts by a dealer. */
export const emptyOrder = {
  ...emptyDocument,
  status: 'draft' as OrderStatus,
  orderNo: '',
  /** The dealer's own number. */
  dealerRef: null as string | null,
  orderType: '',
  urgentReason: null as string | null,
  urgentNote: null as string | null,
  vin: null as string | null,
  claimNo: null as string | null,
  contractNo: null as string | null,
  deliveryMethod: null as string | null,
  tradeTerm: null as string | null,
  consignee: null as string | null,
  deliveryAddress: null as string | null,
  requiredDate: null as string | null,
  customsDeclaration: null as string | null,
  currency: '',
  /** Day whose prices count; that of the last submission once it was handed in. */
  priceDate: null as string | null,
  itemCount: 0,
  totalQty: 0,
  totalWeight: 0,
  partsAmount: 0,
  surchargePct: 0,
  surcharge: 0,
  discountPct: 0,
  discount: 0,
  discountReason: null as string | null,
  freight: 0,
  totalAmount: 0,
  confirmedAmount: 0,
  chargedAmount: 0,
  paidAmount: 0,
  payStatus: null as OrderPayStatus | null,
  shipStatus: null as OrderShipStatus | null,
  /** Marks of the order type, frozen when it is handed in. */
  freeOfCharge: 'N' as YesNo,
  creditAuto: 'N' as YesNo,
  creditReleased: 'N' as YesNo,
  creditReason: null as string | null,
  confirmTime: null as string | null,
  releaseTime: null as string | null,
  /** Sums of the lines: ordered less cancelled, neither confirmed nor cancelled, to be packed, in draft packing lists, shipped, on their way. */
  deliverQty: 0,
  backorderQty: 0,
  openQty: 0,
  packedQty: 0,
  shippedQty: 0,
  transitQty: 0,
  /** Earliest promised date of a backorder, and of what can be packed. */
  nextPromised: null as string | null,
  packBy: null as string | null,
  /** First shipment, last arrival. */
  shipmentDate: null as string | null,
  arrivalDate: null as string | null,
  cancelRequested: 'N' as YesNo,
  cancelReason: null as string | null,
  cancelAskedOn: null as string | null,
  /** Parts claim that it answers. */
  sourceClaimId: null as string | null,
  sourceClaimNo: null as string | null,
  ...emptyReturn,
};

export const emptyLine = {
  id: '',
  orderId: '',
  lineNo: 0,
  /** The part that was ordered. */
  partsCode: '',
  partsName: {} as Texts,
  unit: '',
  weightKg: null as number | null,
  qty: 0,
  unitPrice: null as number | null,
  confirmedQty: 0,
  /** Cancelled after it was confirmed, and before. */
  cancelledConfirmedQty: 0,
  cancelledOpenQty: 0,
  packedQty: 0,
  shippedQty: 0,
  arrivedQty: 0,
  shortQty: 0,
  promisedDate: null as string | null,
  /** The maker's, where it is reserved. */
  warehouse: null as string | null,
  /** The part that is delivered in its place. */
  substituteCode: null as string | null,
  vin: null as string | null,
  claimNo: null as string | null,
  /** Part of the warranty claim that it is ordered for. */
  claimPartsId: null as string | null,
  /** Line of the parts claim that it answers. */
  sourceClaimLineId: null as string | null,
  remark: null as string | null,
};

export type OrderHeader = typeof emptyOrder;
export type OrderLine = typeof emptyLine;
export type OrderLines = { lines: OrderLine };
export type Order = { header: OrderHeader; lines: OrderLine[] };

/** Follows from the columns of the line, in the database. */
interface LineSums {
  amount: number | null;
  cancelledQty: number;
  backorderQty: number;
  openQty: number;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    partsOrder: TableOf<OrderHeader>;
    partsOrderLine: OrderLine & { [Sum in keyof LineSums]: Generated<LineSums[Sum]> };
  }
}
