import type { Generated } from 'kysely';

export interface ConfigTable {
  /** e.g. `claim.mileageMax` */
  key: string;
  /** Null: the default holds again. */
  value: string | null;
  version: Generated<number>;
  updateBy: Generated<string | null>;
  updateTime: Generated<string | null>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysConfig: ConfigTable;
  }
}
