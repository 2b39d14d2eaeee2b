import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

type YesNo = 'Y' | 'N';

export interface PartsTable {
  id: string;
  version: Generated<number>;
  partsCode: string;
  name: Json<Texts>;
  specification: string | null;
  /** Dictionary `unit`. */
  unit: string;
  weightKg: number | null;
  size: string | null;
  minOrderMultiple: Generated<number>;
  deliveryCycleDays: number | null;
  secondProducts: Generated<string[]>;
  /** Products of level 3 or 4 below those; empty: all of them. */
  applicableModels: Generated<string[]>;
  /** Systems of a machine it belongs to; empty: any. */
  bugSystems: Generated<string[]>;
  /** Dictionary `parts_category`. */
  partsCategory: string;
  replacedBy: string | null;
  coreReturn: Generated<YesNo>;
  serialised: Generated<YesNo>;
  /** Null: those of the installation. */
  warrantyMonthsParts: number | null;
  supplierCode: string | null;
  /** Never leaves the maker. */
  costPrice: number | null;
  enabled: Generated<YesNo>;
  createTime: Generated<string>;
  searchText: GeneratedAlways<string>;
}

/** Periods of one part and currency do not overlap. */
export interface PartsPriceTable {
  id: string;
  version: Generated<number>;
  createTime: Generated<string>;
  partsCode: string;
  currency: string;
  price: number;
  validFrom: string;
  validTo: string | null;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    parts: PartsTable;
    partsPrice: PartsPriceTable;
  }
}
