import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

export interface PositionTable {
  id: string;
  code: string;
  name: Json<Texts>;
  /** Dictionary `position_rank`. */
  rank: string | null;
  createBy: string;
  createTime: Generated<string>;
  updateBy: Generated<string | null>;
  updateTime: Generated<string | null>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysPosition: PositionTable;
  }
}
