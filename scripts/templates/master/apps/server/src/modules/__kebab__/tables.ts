import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** One sentence: what a row is. */
export interface __Name__Table {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  code: string;
  name: Json<Texts>;
  enabled: Generated<'Y' | 'N'>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    __name__: __Name__Table;
  }
}
