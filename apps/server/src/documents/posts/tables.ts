import type { DocumentPost } from '../../generated/types.gen.ts';

/** Comment or message at a document of any kind. */
export interface DocumentPostTable {
  id: string;
  docType: string;
  docId: string;
  /** Dictionary `post_kind`; `internal` ones are never shown to dealers. */
  kind: DocumentPost['kind'];
  content: string;
  createBy: string;
  createByName: string;
  createTime: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    documentPost: DocumentPostTable;
  }
}
