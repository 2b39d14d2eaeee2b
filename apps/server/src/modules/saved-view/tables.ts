import type { Generated } from 'kysely';

export type SavedViewKind = 'view' | 'query';

export interface SavedViewTable {
  id: string;
  tenantId: Generated<number>;
  ownerId: string;
  kind: SavedViewKind;
  /** Name of the list, e.g. `warrantyClaim`. */
  listName: string;
  title: string;
  /** JSON object, kept as the client wrote it. */
  content: string;
  /** Role that sees it, too. */
  roleCode: string | null;
  /** Dealer of the owner; null for the maker's people. */
  dealerCode: string | null;
  createTime: Generated<string>;
  updateTime: string | null;
}

/** Default view of a user: their own or a shared one. */
export interface SavedViewDefaultTable {
  userId: string;
  kind: SavedViewKind;
  listName: string;
  viewId: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    savedView: SavedViewTable;
    savedViewDefault: SavedViewDefaultTable;
  }
}
