import type { PdiHandling, PdiResult } from '../../generated/types.gen.ts';
import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import { emptyMachine } from '../../documents/saving/machineColumns.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { CheckRuleColumns } from '../vehicle-check-item/service.ts';
import type { ArrivalStatus } from './rules/workflow.ts';

type YesNo = 'Y' | 'N';

export const emptyArrival = {
  ...emptyDocument,
  status: 'pending_acceptance' as ArrivalStatus,
  acceptNo: '',
  batchNo: null as string | null,
  ...emptyMachine,
  vehicleOrderNo: null as string | null,
  arrivalDate: '',
  deadline: '',
  acceptanceDate: null as string | null,
  acceptancePersonnel: null as string | null,
  acceptancePlace: null as string | null,
  operatingHours: null as number | null,
  mileage: null as number | null,
  keysQty: null as number | null,
  documentsComplete: null as YesNo | null,
  toolsComplete: null as YesNo | null,
  result: null as 'pass' | 'no_pass' | null,
  failedCount: 0,
  /** Failed items that are not handled. */
  openCount: 0,
  /** Open items with which a sheet cannot pass for the time being. */
  blockingCount: 0,
  answeredCount: 0,
  itemCount: 0,
  /** When it was handed in for the first time. */
  firstSubmitDate: null as string | null,
  delayReason: null as string | null,
  remark: null as string | null,
  catalogueDate: null as string | null,
  pdiFee: null as number | null,
  currency: null as string | null,
  settlementStatus: null as string | null,
  statementNo: null as string | null,
  ...emptyReturn,
};

const noTexts: Texts = { 'zh-cn': '', en: '', es: '', ru: '', fr: '', pt: '' };

/** Rule of the catalogue, copied when the inspection begins. */
const emptyRule: Omit<CheckRuleColumns, 'sortNo'> = {
  category: 'safety',
  method: 'visual',
  valueType: 'none',
  unit: null,
  minValue: null,
  maxValue: null,
  photoRequired: 'N',
  mandatory: 'N',
  safety: 'N',
};

/** Inspected item: the catalogue's text and rule as copied, and the findings. */
export const emptyLine = {
  id: '',
  acceptId: '',
  lineNo: 0,
  itemCode: '',
  name: noTexts,
  standard: noTexts,
  ...emptyRule,
  itemResult: null as PdiResult | null,
  measuredValue: null as number | null,
  measuredText: null as string | null,
  failedReasonCode: null as string | null,
  failedReasonText: null as string | null,
  handling: null as PdiHandling | null,
  handled: null as YesNo | null,
  claimNo: null as string | null,
  remark: null as string | null,
  reviewRemark: null as string | null,
};

export type ArrivalHeader = typeof emptyArrival;
export type ArrivalLine = typeof emptyLine;
export type Arrival = { header: ArrivalHeader; items: ArrivalLine[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    arrivalAccept: TableOf<ArrivalHeader>;
    arrivalAcceptItem: ArrivalLine;
  }
}
