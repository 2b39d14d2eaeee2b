import type { Generated } from 'kysely';

export interface UserPreferenceTable {
  userId: string;
  /** e.g. `list.warrantyClaim` */
  name: string;
  /** JSON object, kept as the client wrote it. */
  value: string;
  updateTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    userPreference: UserPreferenceTable;
  }
}
