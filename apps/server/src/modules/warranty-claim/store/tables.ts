import { emptyDocument, type TableOf } from '../../../documents/saving/emptyDocument.ts';
import type { Json } from '../../../shared/database/database.ts';
import type { Risk } from '../rules/riskFlags.ts';
import type { ClaimStatus } from '../rules/workflow.ts';

export type YesNo = 'Y' | 'N';
/** Mark of the last return: a field, a photo slot or a field of a line. */
export type Mark = { field: string; lineId?: string | null; note?: string | null };

/** A warranty claim. */
export const emptyHeader = {
  ...emptyDocument,
  status: 'draft' as ClaimStatus,
  claimNo: '',
  dealerClaimRef: null as string | null,
  claimType: '',
  campaignNo: null as string | null,
  /** The item of an inspection on arrival that the claim repairs. */
  pdiItemId: null as string | null,
  goodwillReason: null as string | null,
  vin: '',
  crossDealer: 'N' as YesNo,
  secondProduct: '',
  thirdProduct: '',
  fourthProduct: '',
  deliveryDate: null as string | null,
  ownerName: null as string | null,
  engineNo: null as string | null,
  replaceEngine: 'N' as YesNo,
  newEngineNo: null as string | null,
  supplierCode: null as string | null,
  operatingHours: null as number | null,
  mileage: null as number | null,
  failureDate: null as string | null,
  repairStartDate: null as string | null,
  repairDate: null as string | null,
  warrantyStartDate: null as string | null,
  warrantyEndDate: null as string | null,
  warrantyMonths: null as number | null,
  warrantyHours: null as number | null,
  extendEndDate: null as string | null,
  extensionFee: null as number | null,
  coverageResult: 'unknown' as 'in' | 'out' | 'unknown',
  /** Key of the reason's text, `coverage.{reason}`, and the values in it. */
  coverageReason: 'incomplete',
  coverageParams: {} as Record<string, string | number>,
  coverageKind: null as string | null,
  complaint: null as string | null,
  customerSatisfaction: null as number | null,
  partsInStock: null as YesNo | null,
  contactName: null as string | null,
  contactPhone: null as string | null,
  repairPlace: null as string | null,
  technician: null as string | null,
  otherFee: null as number | null,
  otherFeeDesc: null as string | null,
  currency: '',
  /** Rates are frozen at the first submit. */
  hourRate: 0,
  travelRate: 0,
  partsHandlingPct: 0,
  partsAmount: 0,
  hourCost: 0,
  travelFee: 0,
  totalAmount: 0,
  auditPartsAmount: null as number | null,
  auditHourCost: null as number | null,
  auditTravelFee: null as number | null,
  auditOtherFee: null as number | null,
  auditTotal: null as number | null,
  deductReason: null as string | null,
  settlementStatus: 'unsettled',
  statementNo: null as string | null,
  settledAmount: null as number | null,
  settledDate: null as string | null,
  /** Supplier recovery of its faults, by the suppliers' percentages; null before the approval. */
  supplierRecoveryAmount: null as number | null,
  /** Requester of the pending charge-back; null: none. */
  chargeBackBy: null as string | null,
  /** Amount charged back, pending charge-backs included. */
  chargedBackAmount: 0,
  usedPartsStatus: 'none',
  riskFlags: [] as Risk[],
  internalNote: null as string | null,
  /** Number of submissions. */
  round: 0,
  closeReason: null as string | null,
  reviewer: null as string | null,
  reviewerName: null as string | null,
  /** Who gave the technical pass. */
  firstReviewer: null as string | null,
  /** Last day to hand a returned claim in again. */
  resubmitUntil: null as string | null,
  rejectReason: null as string | null,
  marks: [] as Mark[],
};

/** A fault of a claim. */
export const emptyFault = {
  id: '',
  claimId: '',
  bugNo: 0,
  bugSystem: '',
  bugCode: '',
  bugDesc: null as string | null,
  failureReason: null as string | null,
  correction: null as string | null,
  noCausalReason: null as string | null,
  supplierCode: null as string | null,
  repeatFlag: 'N' as YesNo,
  bugAmount: 0,
  auditResult: null as 'pass' | 'no_pass' | null,
  auditRemark: null as string | null,
};

/** Labour for a fault. */
export const emptyLabour = {
  id: '',
  claimId: '',
  bugId: '',
  lineNo: 0,
  hourCode: '',
  standardHours: 0,
  claimHours: 0,
  overReason: null as string | null,
  hourRate: 0,
  hourCost: 0,
  auditHours: null as number | null,
  auditHourCost: null as number | null,
  remark: null as string | null,
};

/** A part fitted for a fault. */
export const emptyPart = {
  id: '',
  claimId: '',
  bugId: '',
  lineNo: 0,
  partsCode: '',
  supplierCode: null as string | null,
  qty: 0,
  /** Null: not maintained (E-300). */
  unitPrice: null as number | null,
  amount: 0,
  isCausal: 'N' as YesNo,
  sourceType: 'own_stock',
  /** Of the own stock; null: the default one, which the first submission puts here. */
  warehouse: null as string | null,
  orderNo: null as string | null,
  oldSerialNo: null as string | null,
  newSerialNo: null as string | null,
  serialised: 'N' as YesNo,
  returnRequired: 'N' as YesNo,
  coreDisposition: null as string | null,
  /** Quantity missing in the dealer's stock at submission; null for a part from elsewhere, or before submission. */
  stockShortQty: null as number | null,
  /** A wear part after its 90 days. */
  notCovered: 'N' as YesNo,
  auditQty: null as number | null,
  auditPrice: null as number | null,
  auditAmount: null as number | null,
  remark: null as string | null,
};

/** An amount that the maker takes back from a settled claim. */
export interface ClaimChargeBackTable {
  id: string;
  claimId: string;
  claimNo: string;
  amount: number;
  lines: Json<{ bugId: string; amount: number }[]>;
  reason: string;
  status: 'waiting' | 'confirmed' | 'refused' | 'settled';
  feeNo: string | null;
  createBy: string;
  createName: string;
  createTime: string;
  decidedBy: string | null;
  decidedName: string | null;
  decidedTime: string | null;
  decidedReason: string | null;
}

export type ClaimHeader = typeof emptyHeader;
export type FaultLine = typeof emptyFault;
export type LabourLine = typeof emptyLabour;
export type PartLine = typeof emptyPart;

/** A claim as the rules see it. */
export type Claim = { header: ClaimHeader; faults: FaultLine[]; labour: LabourLine[]; parts: PartLine[] };

declare module '../../../shared/database/database.ts' {
  interface Database {
    warrantyClaim: TableOf<ClaimHeader>;
    claimBug: FaultLine;
    claimDetail: LabourLine;
    claimParts: PartLine;
    claimChargeBack: ClaimChargeBackTable;
  }
}
