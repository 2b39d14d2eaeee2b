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
  /** From then on it answers like a file that does not exist. */
  expireTime: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    keptFile: KeptFileTable;
  }
}
