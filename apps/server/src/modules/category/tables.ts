import type { Generated } from 'kysely';
import type { Authored, Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** A node of the category tree. */
export interface CategoryTable extends Authored {
  id: string;
  pid: string | null;
  code: string;
  name: Json<Texts>;
  sortNo: Generated<number>;
  version: Generated<number>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysCategory: CategoryTable;
  }
}
