/** A file made for one user. */
export interface KeptFileTable {
  id: string;
  userId: string;
  fileName: string;
  status: 'running' | 'ready' | 'failed';
  /** Rows of the workbook. */
  rowCount: number;
  sizeBytes: number | null;
  /** Key in the file store. */
  fileKey: string | null;
  createTime: string;
  /** While it is made: the server that makes it is alive at least until then, or has died. */
  aliveUntil: string | null;
  /** Its owner is told by a message when it is ready, or failed. */
  announced: boolean;
  /** From then on it answers like a file that does not exist. */
  expireTime: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    keptFile: KeptFileTable;
  }
}
