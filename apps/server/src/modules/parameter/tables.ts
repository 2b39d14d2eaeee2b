export interface ConfigTable {
  /** e.g. `claim.mileageMax` */
  key: string;
  value: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysConfig: ConfigTable;
  }
}
