import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** A node of the category tree. */
export interface CategoryTable {
  id: string;
  pid: string | null;
  code: string;
  name: Json<Texts>;
  sortNo: Generated<number>;
  createBy: string;
  createTime: Generated<string>;
  updateBy: Generated<string | null>;
  updateTime: Generated<string | null>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysCategory: CategoryTable;
  }
}
