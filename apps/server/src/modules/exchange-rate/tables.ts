import type { Generated } from 'kysely';

export interface ExchangeRateTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  currency: string;
  rateDate: string;
  /** RMB per unit. */
  rateToRmb: number;
  /** Dictionary `rate_source`. */
  source: Generated<string>;
  /** Number of the save or of the file; null: it came with the system. */
  runNo: Generated<string | null>;
  updateBy: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    exchangeRate: ExchangeRateTable;
  }
}
