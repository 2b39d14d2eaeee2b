import type { Generated } from 'kysely';

/** A file that is known by its path: pictures of editors, values of upload fields. */
export interface UploadTable {
  id: string;
  /** On the wire, e.g. `temp/photo_0193….jpg`; never holds a comma. */
  path: string;
  /** Folder; files of `temp` that no record keeps are removed after a day. */
  biz: string;
  filename: string;
  sizeBytes: number;
  mimetype: string;
  sha256: string;
  /** Key in the file store. */
  filePath: string;
  thumbPath: string | null;
  /** A record holds its path. */
  kept: Generated<'Y' | 'N'>;
  orgCode: string;
  /** Null for the maker's people: what they upload may be seen by everybody who signs in. */
  dealerCode: string | null;
  createBy: string;
  createTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    upload: UploadTable;
  }
}
