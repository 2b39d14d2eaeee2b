import type { Selectable } from 'kysely';
import type { Mark, PdiHandling, PdiResult } from '../../generated/types.gen.ts';
import type { DocumentTable } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { CheckRuleColumns } from '../vehicle-check-item/service.ts';
import type { ArrivalStatus } from './rules/workflow.ts';

type YesNo = 'Y' | 'N';

export interface ArrivalAcceptTable extends DocumentTable<ArrivalStatus> {
  acceptNo: string;
  batchNo: string | null;
  vehicleId: string;
  vin: string;
  engineNo: string | null;
  secondProduct: string;
  thirdProduct: string;
  fourthProduct: string;
  vehicleOrderNo: string | null;
  arrivalDate: string;
  deadline: string;
  acceptanceDate: string | null;
  acceptancePersonnel: string | null;
  acceptancePlace: string | null;
  operatingHours: number | null;
  mileage: number | null;
  keysQty: number | null;
  documentsComplete: YesNo | null;
  toolsComplete: YesNo | null;
  result: 'pass' | 'no_pass' | null;
  failedCount: number;
  /** Failed items that are not handled. */
  openCount: number;
  /** Open items with which a sheet cannot pass for the time being. */
  blockingCount: number;
  answeredCount: number;
  itemCount: number;
  /** When it was handed in for the first time. */
  firstSubmitDate: string | null;
  delayReason: string | null;
  remark: string | null;
  catalogueDate: string | null;
  pdiFee: number | null;
  currency: string | null;
  settlementStatus: string | null;
  statementNo: string | null;
  /** How often it was handed in. */
  round: number;
  resubmitUntil: string | null;
  rejectReason: string | null;
  marks: Mark[];
  closeReason: string | null;
}

/** An inspected item: what the catalogue said when it was copied, and what was found. */
export interface ArrivalAcceptItemTable extends Omit<CheckRuleColumns, 'sortNo'> {
  id: string;
  acceptId: string;
  lineNo: number;
  itemCode: string;
  name: Texts;
  standard: Texts;
  itemResult: PdiResult | null;
  measuredValue: number | null;
  measuredText: string | null;
  failedReasonCode: string | null;
  failedReasonText: string | null;
  handling: PdiHandling | null;
  handled: YesNo | null;
  claimNo: string | null;
  remark: string | null;
  reviewRemark: string | null;
}

export type ArrivalHeader = Selectable<ArrivalAcceptTable>;
export type ArrivalLine = ArrivalAcceptItemTable;
export type Arrival = { header: ArrivalHeader; items: ArrivalLine[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    arrivalAccept: ArrivalAcceptTable;
    arrivalAcceptItem: ArrivalAcceptItemTable;
  }
}
