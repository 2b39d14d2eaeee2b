import type { Generated } from 'kysely';
import type { Authored, Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

export interface PositionTable extends Authored {
  id: string;
  code: string;
  name: Json<Texts>;
  /** Dictionary `position_rank`. */
  rank: string | null;
  version: Generated<number>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysPosition: PositionTable;
  }
}
