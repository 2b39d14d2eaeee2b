import type { ForceInsurance, MaintLevel } from '../../generated/types.gen.ts';
import { emptyDocument } from '../../documents/saving/emptyDocument.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import { emptyFamily } from '../force-insurance/service.ts';
import type { WorkColumns } from '../maint-template/service.ts';
import type { MaintenanceStatus } from './rules/workflow.ts';

type YesNo = 'Y' | 'N';

const emptyService = {
  maintLevel: 'run_in_50h' as MaintLevel,
  crossDealer: 'N' as YesNo,
  noHours: 'N' as YesNo,
  /** The step of the plan that it is for. */
  planId: null as string | null,
  planHours: null as number | null,
  dueFrom: null as string | null,
  dueTo: null as string | null,
  dueHoursFrom: null as number | null,
  dueHoursTo: null as number | null,
  inTime: null as YesNo | null,
  operatingHours: null as number | null,
  maintDate: null as string | null,
  technician: null as string | null,
  place: null as string | null,
  overrideRequested: 'N' as YesNo,
  overrideAskedOn: null as string | null,
  windowOverride: 'N' as YesNo,
  overrideReason: null as string | null,
  overrideBy: null as string | null,
  labourHours: 0,
  hourRate: null as number | null,
  labourFee: 0,
  partsFee: 0,
  totalFee: 0,
  freeFlag: 'N' as YesNo,
  payable: 0,
  auditLabourHours: null as number | null,
  auditPartsFee: null as number | null,
  auditTotal: null as number | null,
  deductReason: null as string | null,
  /** User who gave the technical pass. */
  firstReviewer: null as string | null,
};

/** Service of a machine. */
export const emptyMaintenance = {
  ...emptyDocument,
  ...emptyFamily,
  ...emptyService,
  status: 'draft' as MaintenanceStatus,
  bizType: 'maintenance' as ForceInsurance['bizType'],
};

export type MaintenanceHeader = typeof emptyMaintenance;

/** Work of the template, copied when the service begins. */
const emptyWork: WorkColumns = {
  itemCode: '',
  action: 'inspect',
  mandatory: 'N',
  valueType: 'none',
  unit: null,
  minValue: null,
  maxValue: null,
};

/** Piece of work: the template's text and rule as copied, and the result. */
export const emptyCheck = {
  id: '',
  maintenanceId: '',
  lineNo: 0,
  ...emptyWork,
  name: { 'zh-cn': '', en: '', es: '', ru: '', fr: '', pt: '' } as Texts,
  done: null as YesNo | null,
  measuredValue: null as number | null,
  remark: null as string | null,
};

export const emptyPart = {
  id: '',
  maintenanceId: '',
  lineNo: 0,
  partsCode: '',
  qty: 0,
  /** Dictionary `parts_source`. */
  sourceType: 'own_stock',
  /** Of the own stock; null: the default one, which the first submission puts here. */
  warehouse: null as string | null,
  /** Null where none is maintained. */
  unitPrice: null as number | null,
  amount: 0,
  /** Quantity missing in the dealer's stock at submission. */
  stockShortQty: null as number | null,
};

export type MaintenanceWork = typeof emptyCheck;
export type MaintenancePart = typeof emptyPart;
export type MaintenanceLines = { checklist: MaintenanceWork; parts: MaintenancePart };
export type Maintenance = { header: MaintenanceHeader; checklist: MaintenanceWork[]; parts: MaintenancePart[] };

declare module '../../shared/database/database.ts' {
  interface Database {
    maintenanceCheck: MaintenanceWork;
    maintenancePart: MaintenancePart;
  }
}

declare module '../force-insurance/tables.ts' {
  interface ForceInsuranceTable extends Partial<typeof emptyService> {}
}
