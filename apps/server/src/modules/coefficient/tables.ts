import type { Generated } from 'kysely';

/** A factor or a rate that differs by dealer; a dealer's own row comes before the one for all. */
export interface CoefficientTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  /** Dictionary `coefficient_type`. */
  type: string;
  /** Null: for all dealers. */
  dealerCode: string | null;
  /** Null: for every currency. */
  currency: string | null;
  value: number;
  validFrom: string;
  validTo: string | null;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    coefficient: CoefficientTable;
  }
}
