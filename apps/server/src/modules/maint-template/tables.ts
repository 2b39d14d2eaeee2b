import type { Generated } from 'kysely';
import type { CheckValueType, MaintAction, MaintLevel } from '../../generated/types.gen.ts';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** Flat hours and parts cap of a level of a product line. */
export interface MaintLevelTable {
  secondProduct: string;
  maintLevel: MaintLevel;
  flatHours: number;
  /** Most that is paid for parts of a free service, by currency. */
  partsCap: Json<Partial<Record<string, number>>>;
}

/** A piece of work; documents carry a copy. */
export interface WorkColumns {
  itemCode: string;
  action: MaintAction;
  mandatory: 'Y' | 'N';
  valueType: CheckValueType;
  unit: string | null;
  /** Inclusive, like the other limit. */
  minValue: number | null;
  maxValue: number | null;
}

export interface MaintTemplateTable extends WorkColumns {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  secondProduct: string;
  maintLevel: MaintLevel;
  name: Json<Texts>;
  sortNo: number;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    maintLevel: MaintLevelTable;
    maintTemplate: MaintTemplateTable;
  }
}
