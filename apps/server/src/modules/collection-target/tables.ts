import type { Generated } from 'kysely';

/** What a dealer is to pay in a month, in one currency. */
export interface CollectionTargetTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  dealerCode: string;
  currency: string;
  /** `yyyy-MM` */
  period: string;
  targetAmount: number;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    collectionTarget: CollectionTargetTable;
  }
}
