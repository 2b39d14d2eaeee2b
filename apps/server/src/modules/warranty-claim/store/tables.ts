import type { Generated, Selectable } from 'kysely';
import type { DocumentTable, Json } from '../../../shared/database/database.ts';
import type { Risk } from '../rules/riskFlags.ts';
import type { ClaimStatus } from '../rules/workflow.ts';

export type YesNo = 'Y' | 'N';
/** Mark of the last return: a field, a photo slot or a field of a line. */
export type Mark = { field: string; lineId?: string | null; note?: string | null };

export interface WarrantyClaimTable extends DocumentTable<ClaimStatus> {
  claimNo: string;
  dealerClaimRef: string | null;
  claimType: string;
  campaignNo: string | null;
  /** The item of an inspection on arrival that the claim repairs. */
  pdiItemId: string | null;
  goodwillReason: string | null;
  vin: string;
  crossDealer: YesNo;
  secondProduct: string;
  thirdProduct: string;
  fourthProduct: string;
  deliveryDate: string | null;
  ownerName: string | null;
  engineNo: string | null;
  replaceEngine: Generated<YesNo>;
  newEngineNo: string | null;
  supplierCode: string | null;
  operatingHours: number | null;
  mileage: number | null;
  failureDate: string | null;
  repairStartDate: string | null;
  repairDate: string | null;
  warrantyStartDate: string | null;
  warrantyEndDate: string | null;
  warrantyMonths: number | null;
  warrantyHours: number | null;
  extendEndDate: string | null;
  extensionFee: number | null;
  coverageResult: Generated<'in' | 'out' | 'unknown'>;
  /** Key of the reason's text, `coverage.{reason}`, and the values in it. */
  coverageReason: Generated<string>;
  coverageParams: Json<Record<string, string | number>>;
  coverageKind: string | null;
  complaint: string | null;
  customerSatisfaction: number | null;
  partsInStock: YesNo | null;
  contactName: string | null;
  contactPhone: string | null;
  repairPlace: string | null;
  technician: string | null;
  otherFee: number | null;
  otherFeeDesc: string | null;
  currency: string;
  /** Rates are frozen at the first submit. */
  hourRate: Generated<number>;
  travelRate: Generated<number>;
  partsHandlingPct: Generated<number>;
  partsAmount: Generated<number>;
  hourCost: Generated<number>;
  travelFee: Generated<number>;
  totalAmount: Generated<number>;
  auditPartsAmount: number | null;
  auditHourCost: number | null;
  auditTravelFee: number | null;
  auditOtherFee: number | null;
  auditTotal: number | null;
  deductReason: string | null;
  settlementStatus: Generated<string>;
  statementNo: string | null;
  settledAmount: number | null;
  settledDate: string | null;
  /** Supplier recovery of its faults, by the suppliers' percentages; null before the approval. */
  supplierRecoveryAmount: number | null;
  /** Requester of the pending charge-back; null: none. */
  chargeBackBy: string | null;
  /** Amount charged back, pending charge-backs included. */
  chargedBackAmount: Generated<number>;
  usedPartsStatus: Generated<string>;
  riskFlags: Json<Risk[]>;
  internalNote: string | null;
  /** Number of submissions. */
  round: Generated<number>;
  closeReason: string | null;
  reviewer: string | null;
  reviewerName: string | null;
  /** Who gave the technical pass. */
  firstReviewer: string | null;
  /** Last day to hand a returned claim in again. */
  resubmitUntil: string | null;
  rejectReason: string | null;
  marks: Json<Mark[]>;
}

export interface ClaimBugTable {
  id: string;
  claimId: string;
  bugNo: number;
  bugSystem: string;
  bugCode: string;
  bugDesc: string | null;
  failureReason: string | null;
  correction: string | null;
  noCausalReason: string | null;
  supplierCode: string | null;
  repeatFlag: Generated<YesNo>;
  bugAmount: Generated<number>;
  auditResult: 'pass' | 'no_pass' | null;
  auditRemark: string | null;
}

export interface ClaimDetailTable {
  id: string;
  claimId: string;
  bugId: string;
  lineNo: number;
  hourCode: string;
  standardHours: number;
  claimHours: number;
  overReason: string | null;
  hourRate: number;
  hourCost: number;
  auditHours: number | null;
  auditHourCost: number | null;
  remark: string | null;
}

export interface ClaimPartsTable {
  id: string;
  claimId: string;
  bugId: string;
  lineNo: number;
  partsCode: string;
  supplierCode: string | null;
  qty: number;
  /** Null: not maintained (E-300). */
  unitPrice: number | null;
  amount: number;
  isCausal: YesNo;
  sourceType: string;
  orderNo: string | null;
  oldSerialNo: string | null;
  newSerialNo: string | null;
  serialised: YesNo;
  returnRequired: YesNo;
  coreDisposition: string | null;
  /** Quantity missing in the dealer's stock at submission; null for a part from elsewhere, or before submission. */
  stockShortQty: number | null;
  /** A wear part after its 90 days. */
  notCovered: Generated<YesNo>;
  auditQty: number | null;
  auditPrice: number | null;
  auditAmount: number | null;
  remark: string | null;
}

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

export type ClaimHeader = Selectable<WarrantyClaimTable>;
export type FaultLine = Selectable<ClaimBugTable>;
export type LabourLine = Selectable<ClaimDetailTable>;
export type PartLine = Selectable<ClaimPartsTable>;

/** A claim as the rules see it. */
export type Claim = { header: ClaimHeader; faults: FaultLine[]; labour: LabourLine[]; parts: PartLine[] };

declare module '../../../shared/database/database.ts' {
  interface Database {
    warrantyClaim: WarrantyClaimTable;
    claimBug: ClaimBugTable;
    claimDetail: ClaimDetailTable;
    claimParts: ClaimPartsTable;
    claimChargeBack: ClaimChargeBackTable;
  }
}
