import type { Selectable } from 'kysely';
import type { CoverageType, ExtensionPayMethod, ExtensionPayStatus, Mark } from '../../generated/types.gen.ts';
import type { DocumentTable } from '../../shared/database/database.ts';
import type { ExtensionStatus } from './rules/workflow.ts';

/** An application for an extended warranty. */
export interface ExtendInsuranceTable extends DocumentTable<ExtensionStatus> {
  extendNo: string;
  vehicleId: string;
  vin: string;
  engineNo: string | null;
  secondProduct: string;
  thirdProduct: string;
  fourthProduct: string;
  ownerName: string | null;
  deliveryDate: string;
  /** The machine has no hour meter. */
  noHours: 'Y' | 'N';
  operatingHours: number | null;
  planCode: string;
  coverageType: CoverageType;
  extendMonths: number;
  extendHours: number | null;
  extensionFee: number;
  lateFee: number;
  lateFeeWaived: 'Y' | 'N';
  totalFee: number;
  currency: string;
  startDate: string;
  endDate: string;
  startHours: number | null;
  endHours: number | null;
  /** When it was handed in first: on this day's prices and limits it stays. */
  applyDate: string | null;
  applyUntil: string;
  payMethod: ExtensionPayMethod | null;
  payStatus: ExtensionPayStatus;
  payUntil: string | null;
  paidDate: string | null;
  bankRef: string | null;
  /** No service of the machine was missed when it was handed in. */
  maintenanceComplete: 'Y' | 'N';
  remark: string | null;
  /** How often it was handed in. */
  round: number;
  resubmitUntil: string | null;
  rejectReason: string | null;
  marks: Mark[];
  closeReason: string | null;
}

export type ExtensionHeader = Selectable<ExtendInsuranceTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    extendInsurance: ExtendInsuranceTable;
  }
}
