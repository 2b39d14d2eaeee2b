import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** Product tree, levels 2 to 4. */
export interface ProductTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  code: string;
  level: 2 | 3 | 4;
  parentCode: string | null;
  name: Json<Texts>;
  sortNo: Generated<number>;
  /** N: neither it nor what lies below it is offered. */
  enabled: Generated<'Y' | 'N'>;
  /** The rest is of models. kW. */
  powerKw: Generated<number | null>;
  engineModel: Generated<string | null>;
  /** Characters 4 to 8 of the VIN of the maker's own machines. */
  vinCode: Generated<string | null>;
  /** Days from order to delivery. */
  leadDays: Generated<number | null>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    product: ProductTable;
  }
}
