import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { PartsClaimReason, PartsClaimResult, PartsClaimSolution, ReturnCondition, YesNo } from '../../generated/types.gen.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { PartsClaimStatus } from './rules/workflow.ts';

/** Claim of a dealer about parts that came wrong, damaged or not at all, or that failed. */
export const emptyPartsClaim = {
  ...emptyDocument,
  ...emptyReturn,
  status: 'draft' as PartsClaimStatus,
  partsClaimNo: '',
  claimReason: 'short' as PartsClaimReason,
  /** Where all lines are of one order. */
  orderId: null as string | null,
  orderNo: null as string | null,
  packingId: null as string | null,
  packingNo: null as string | null,
  /** Null for a claim about several receipts of a packing list. */
  arrivalId: null as string | null,
  arrivalNo: null as string | null,
  arrivalDate: null as string | null,
  claimDeadline: null as string | null,
  solution: null as PartsClaimSolution | null,
  description: null as string | null,
  claimAmount: 0,
  approvedAmount: null as number | null,
  currency: '',
  resultSolution: null as PartsClaimResult | null,
  creditNo: null as string | null,
  resendOrderId: null as string | null,
  resendOrderNo: null as string | null,
  carrier: null as string | null,
  trackingNo: null as string | null,
  returnShipDate: null as string | null,
  returnBoxes: null as number | null,
  returnReceivedDate: null as string | null,
  /** Last day to send the goods back. */
  returnDue: null as string | null,
  /** Goods are to be sent back, or are on their way. */
  goodsExpected: 'N' as YesNo,
  returned: 'N' as YesNo,
  /** What waits to be settled, by whom; null until every line is decided. */
  settlement: null as 'money' | 'goods' | null,
  firstSubmitTime: null as string | null,
};

/** A part of a box with one thing that is wrong with it. */
export const emptyLine = {
  id: '',
  claimId: '',
  lineNo: 0,
  packingLineId: null as string | null,
  /** Of surplus goods that stand on no packing list. */
  arrivalLineId: null as string | null,
  wmsBoxNo: null as string | null,
  partsCode: '',
  partsName: {} as Texts,
  unit: '',
  packedQty: 0,
  receivedQty: 0,
  unitPrice: 0,
  /** What a piece has cost the dealer. */
  paidPrice: 0,
  lineReason: 'short' as PartsClaimReason,
  /** Null: the wanted solution of the claim. */
  lineSolution: null as PartsClaimSolution | null,
  claimQty: 0,
  amount: 0,
  discountPct: null as number | null,
  wrongPartsCode: null as string | null,
  failureDate: null as string | null,
  vin: null as string | null,
  faultText: null as string | null,
  onShelf: null as YesNo | null,
  remark: null as string | null,
  approvedQty: null as number | null,
  approvedDiscountPct: null as number | null,
  lineResult: null as PartsClaimResult | null,
  /** Of the part that came instead, on the day of the decision. */
  wrongPrice: null as number | null,
  returnQty: 0,
  shippedQty: 0,
  returnedQty: 0,
  returnCondition: null as ReturnCondition | null,
  /** Below 0 a charge. */
  creditAmount: 0,
  resentQty: 0,
  settled: 'N' as YesNo,
  reviewRemark: null as string | null,
};

export type PartsClaimHeader = typeof emptyPartsClaim;
export type PartsClaimLine = typeof emptyLine;
export type PartsClaimLines = { lines: PartsClaimLine };
export type PartsClaimDocument = { header: PartsClaimHeader; lines: PartsClaimLine[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    partsClaim: TableOf<PartsClaimHeader>;
    partsClaimLine: PartsClaimLine;
  }
}
