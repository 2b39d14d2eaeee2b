import type { Generated } from 'kysely';

/** A stored file. */
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
  /** Dealer of the user who added it; null for the maker's users. */
  dealerCode: string | null;
  createBy: string;
  createTime: Generated<string>;
}

/** A large file that arrives in parts. */
export interface AttachSessionTable {
  id: string;
  tableName: string;
  tableId: string;
  attachmentTableName: string;
  columnName: string;
  filename: string;
  mimetype: string;
  sizeBytes: number;
  partBytes: number;
  /** How the client knows the file again. */
  fileKey: string;
  /** Attachment made of the parts; null before. */
  attachId: string | null;
  /** Since when its parts are being joined. */
  joiningSince: string | null;
  createBy: string;
  createTime: Generated<string>;
}

/** A part that has arrived. */
export interface AttachPartTable {
  sessionId: string;
  /** From 0. */
  partIndex: number;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    attach: AttachTable;
    attachSession: AttachSessionTable;
    attachPart: AttachPartTable;
  }
}
