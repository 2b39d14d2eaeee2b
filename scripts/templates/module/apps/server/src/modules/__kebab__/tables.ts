import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** One sentence: what a row is. */
export interface __Name__Table {
  id: string;
  code: string;
  name: Json<Texts>;
  enabled: Generated<'Y' | 'N'>;
  remark: string | null;
  createTime: Generated<string>;
  delFlag: Generated<number>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    __name__: __Name__Table;
  }
}
