import type { Generated } from 'kysely';

/** One step of a document (domain design 2.7). */
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

/** One changed field; feeds the "Change history" of a record. */
export interface DataChangeLogTable {
  id: string;
  docType: string;
  dataId: string;
  docNo: string;
  change: Generated<'changed' | 'added' | 'removed'>;
  field: string;
  /** Name of the line inside the document, of the module that wrote it; null: the header. */
  line: string | null;
  oldValue: string | null;
  newValue: string | null;
  operator: string;
  operatorName: string;
  createTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    approvalLog: ApprovalLogTable;
    dataChangeLog: DataChangeLogTable;
  }
}
