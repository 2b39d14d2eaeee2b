import type { Selectable } from 'kysely';
import type { MaintLevel } from '../../generated/types.gen.ts';
import type { DocumentTable } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { FamilyColumns } from '../force-insurance/service.ts';
import type { WorkColumns } from '../maint-template/service.ts';
import type { MaintenanceStatus } from './rules/workflow.ts';

type YesNo = 'Y' | 'N';

export interface MaintenanceColumns {
  maintLevel: MaintLevel;
  crossDealer: YesNo;
  noHours: YesNo;
  /** The step of the plan that it is for. */
  planId: string | null;
  planHours: number | null;
  dueFrom: string | null;
  dueTo: string | null;
  dueHoursFrom: number | null;
  dueHoursTo: number | null;
  inTime: YesNo | null;
  operatingHours: number | null;
  maintDate: string | null;
  technician: string | null;
  place: string | null;
  overrideRequested: YesNo;
  overrideAskedOn: string | null;
  windowOverride: YesNo;
  overrideReason: string | null;
  overrideBy: string | null;
  labourHours: number;
  hourRate: number | null;
  labourFee: number;
  partsFee: number;
  totalFee: number;
  freeFlag: YesNo;
  payable: number;
  auditLabourHours: number | null;
  auditPartsFee: number | null;
  auditTotal: number | null;
  deductReason: string | null;
  /** Who passed it. */
  firstReviewer: string | null;
}

export type MaintenanceHeader = Selectable<DocumentTable<MaintenanceStatus>> & FamilyColumns & MaintenanceColumns;

/** A piece of work: what the template said when it was copied, and what was done. */
export interface MaintenanceCheckTable extends WorkColumns {
  id: string;
  maintenanceId: string;
  lineNo: number;
  name: Texts;
  done: YesNo | null;
  measuredValue: number | null;
  remark: string | null;
}

export interface MaintenancePartTable {
  id: string;
  maintenanceId: string;
  lineNo: number;
  partsCode: string;
  qty: number;
  /** Dictionary `parts_source`. */
  sourceType: string;
  /** Null where none is maintained. */
  unitPrice: number | null;
  amount: number;
  /** What the dealer's stock lacked when it was handed in. */
  stockShortQty: number | null;
}

export type MaintenanceLines = { checklist: MaintenanceCheckTable; parts: MaintenancePartTable };
export type Maintenance = { header: MaintenanceHeader; checklist: MaintenanceCheckTable[]; parts: MaintenancePartTable[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    maintenanceCheck: MaintenanceCheckTable;
    maintenancePart: MaintenancePartTable;
  }
}

declare module '../force-insurance/tables.ts' {
  interface ForceInsuranceTable extends Partial<MaintenanceColumns> {}
}
