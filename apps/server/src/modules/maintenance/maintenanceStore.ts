import { emptyDocument } from '../../documents/saving/emptyDocument.ts';
import { scopeOfPart } from '../../documents/kind.ts';
import { documentStore } from '../../documents/saving/store.ts';
import type { MaintenanceCheckTable, MaintenanceHeader, MaintenanceLines, MaintenancePartTable } from './tables.ts';

/** Services of machines and policies lie in one table. */
export const maintenancePart = { table: 'forceInsurance', part: { column: 'bizType', value: 'maintenance' } } as const;
export const maintenanceScope = scopeOfPart(maintenancePart);

/** A service before anything is known. Names every column: one that is missing does not compile. */
export const emptyMaintenance: MaintenanceHeader = {
  ...emptyDocument,
  insuranceNo: '',
  bizType: 'maintenance',
  vehicleId: '',
  vin: '',
  engineNo: null,
  secondProduct: '',
  thirdProduct: '',
  fourthProduct: '',
  ownerName: null,
  currency: null,
  settlementStatus: null,
  statementNo: null,
  round: 0,
  resubmitUntil: null,
  rejectReason: null,
  marks: [],
  closeReason: null,
  maintLevel: 'run_in_50h',
  crossDealer: 'N',
  noHours: 'N',
  planId: null,
  planHours: null,
  dueFrom: null,
  dueTo: null,
  dueHoursFrom: null,
  dueHoursTo: null,
  inTime: null,
  operatingHours: null,
  maintDate: null,
  technician: null,
  place: null,
  overrideRequested: 'N',
  overrideAskedOn: null,
  windowOverride: 'N',
  overrideReason: null,
  overrideBy: null,
  labourHours: 0,
  hourRate: null,
  labourFee: 0,
  partsFee: 0,
  totalFee: 0,
  freeFlag: 'N',
  payable: 0,
  auditLabourHours: null,
  auditPartsFee: null,
  auditTotal: null,
  deductReason: null,
  firstReviewer: null,
};

export const emptyCheck: MaintenanceCheckTable = {
  id: '',
  maintenanceId: '',
  lineNo: 0,
  itemCode: '',
  name: { 'zh-cn': '', en: '', es: '', ru: '', fr: '', pt: '' },
  action: 'inspect',
  mandatory: 'N',
  valueType: 'none',
  unit: null,
  minValue: null,
  maxValue: null,
  done: null,
  measuredValue: null,
  remark: null,
};

export const emptyPart: MaintenancePartTable = {
  id: '',
  maintenanceId: '',
  lineNo: 0,
  partsCode: '',
  qty: 0,
  sourceType: 'own_stock',
  unitPrice: null,
  amount: 0,
  stockShortQty: null,
};

export const maintenanceStore = documentStore<MaintenanceHeader, MaintenanceLines>({
  docType: 'maintenance',
  table: 'forceInsurance',
  no: 'insuranceNo',
  scope: maintenanceScope,
  empty: emptyMaintenance,
  lines: {
    checklist: { table: 'maintenanceCheck', parent: 'maintenanceId', order: 'lineNo', empty: emptyCheck },
    parts: { table: 'maintenancePart', parent: 'maintenanceId', order: 'lineNo', empty: emptyPart },
  },
});
