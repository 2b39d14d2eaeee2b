import type { Generated } from 'kysely';

/** A stored file (domain design 2.6). */
export interface AttachTable {
  id: string;
  tableName: string;
  tableId: string;
  attachmentTableName: string;
  /** Slot; empty for the main list. */
  columnName: string;
  filename: string;
  sizeBytes: number;
  mimetype: string;
  sha256: string;
  /** Key in the file store. */
  filePath: string;
  thumbPath: string | null;
  takenAt: string | null;
  gpsLat: number | null;
  gpsLng: number | null;
  createBy: string;
  createTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    attach: AttachTable;
  }
}
