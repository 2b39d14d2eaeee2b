import type { Generated, Insertable } from 'kysely';

/** One call in the operation log. */
export interface SysLogTable {
  id: string;
  /** operation, denied, exception, unmask, download */
  logType: string;
  /** Of the contract, e.g. `WarrantyClaims_save` as `warrantyClaimsSave`. */
  operationId: string;
  method: string;
  /** Without the query. */
  path: string;
  /** JSON of at most 4,000 characters, without secrets and personal data. */
  params: string | null;
  docType: string | null;
  docId: string | null;
  docNo: string | null;
  username: string | null;
  realname: string | null;
  orgCode: string | null;
  dealerCode: string | null;
  ip: string;
  browser: string;
  appId: string | null;
  /** success, refused, failed */
  outcome: string;
  errorCode: string | null;
  /** Milliseconds. */
  costTime: number;
  requestId: string;
  exception: string | null;
  /** Tells exceptions of the same cause. */
  fingerprint: string | null;
  /** Exceptions of the same cause within an hour. */
  count: Generated<number>;
  createTime: Generated<string>;
}

/** An entry as it is written; it counts one. */
export type LogEntry = Required<Omit<Insertable<SysLogTable>, 'count'>>;

declare module '../database/database.ts' {
  interface Database {
    sysLog: SysLogTable;
  }
}
