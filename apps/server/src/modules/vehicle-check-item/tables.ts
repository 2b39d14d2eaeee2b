import type { Generated } from 'kysely';
import type { CheckCategory, CheckMethod, CheckValueType } from '../../generated/types.gen.ts';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

/** Rule of an item; documents carry a copy. */
export interface CheckRuleColumns {
  category: CheckCategory;
  method: CheckMethod;
  valueType: CheckValueType;
  unit: string | null;
  /** Inclusive, like the other limit. */
  minValue: number | null;
  maxValue: number | null;
  photoRequired: 'Y' | 'N';
  mandatory: 'Y' | 'N';
  safety: 'Y' | 'N';
  sortNo: number;
}

/** Versions of the items; each ends the day before the next begins. */
export interface VehicleCheckItemTable extends CheckRuleColumns {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  itemCode: string;
  validFrom: string;
  validTo: string | null;
  name: Json<Texts>;
  standard: Json<Texts>;
  secondProduct: string;
  /** Empty: all of the line. */
  thirdProducts: string[];
  enabled: 'Y' | 'N';
}

export interface FailedReasonTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  reasonCode: string;
  name: Json<Texts>;
  /** Groups of items it fits; empty: every group. */
  categories: CheckCategory[];
  enabled: 'Y' | 'N';
}

declare module '../../shared/database/database.ts' {
  interface Database {
    vehicleCheckItem: VehicleCheckItemTable;
    failedReason: FailedReasonTable;
  }
}
