import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';

/** One step of a document. */
export interface ApprovalLogTable {
  id: string;
  docType: string;
  docId: string;
  docNo: string;
  stepNo: number;
  /** submit, withdraw, pass, no_pass, audit_succeeded, close, reopen, reply … */
  action: string;
  fromStatus: string | null;
  toStatus: string;
  operator: string;
  operatorName: string;
  orgName: string;
  opinion: string | null;
  rejectType: 'return' | 'final' | null;
  rejectReason: string | null;
  /** Hours since the step before. */
  durationHours: number | null;
  ip: string | null;
  createTime: Generated<string>;
}

/** Changes of a record by one save. */
export interface DataChangeTable {
  id: string;
  docType: string;
  dataId: string;
  docNo: string;
  changes: Json<readonly object[]>;
  operator: string;
  operatorName: string;
  createTime: Generated<string>;
}

/** One changed field: a view of `data_change`; feeds the "Change history" of a record. */
export interface DataChangeLogView {
  id: string;
  docType: string;
  dataId: string;
  docNo: string;
  change: 'changed' | 'added' | 'removed';
  field: string;
  /** Name of the line inside the document, of the module that wrote it; null: the header. */
  line: string | null;
  oldValue: string | null;
  newValue: string | null;
  operator: string;
  operatorName: string;
  createTime: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    approvalLog: ApprovalLogTable;
    dataChange: DataChangeTable;
    dataChangeLog: DataChangeLogView;
  }
}
