import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

export interface ProductTeamTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  code: string;
  name: Json<Texts>;
  sortNo: Generated<number>;
  enabled: Generated<'Y' | 'N'>;
  /** Codes of product lines. */
  secondProducts: string[];
}

export interface PlatformTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  code: string;
  name: Json<Texts>;
  productTeam: string;
  sortNo: Generated<number>;
  enabled: Generated<'Y' | 'N'>;
  /** Codes of series. */
  thirdProducts: string[];
}

declare module '../../shared/database/database.ts' {
  interface Database {
    productTeam: ProductTeamTable;
    platform: PlatformTable;
  }
}
