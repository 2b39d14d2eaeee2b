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
  /** Code of the harmonised system of customs. */
  hsCode: string | null;
  /** Dictionary `country`. */
  originCountry: string | null;
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

/** A file of prices that was imported. */
export interface PriceImportTable {
  id: string;
  version: Generated<number>;
  createTime: Generated<string>;
  fileName: string;
  newCount: number;
  upCount: number;
  downCount: number;
  unchangedCount: number;
  /** In percent of the price before. */
  largestChangePct: number | null;
  createBy: string;
  takenBackTime: string | null;
  takenBackBy: string | null;
}

/** A price as an import left it, and as it was before. */
export interface PriceImportRowTable {
  id: string;
  importId: string;
  priceId: string;
  partsCode: string;
  currency: string;
  validFrom: string;
  price: number;
  validTo: string | null;
  /** Version of the price that the import left. */
  rowVersion: number;
  /** Of the same record before; null where the import added it. */
  formerVersion: number | null;
  formerPrice: number | null;
  formerValidTo: string | null;
  /** N: it was not in the file; its open period gave way to one that was. */
  given: YesNo;
  /** Last price of the part before this one. */
  earlierPrice: number | null;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    parts: PartsTable;
    partsPrice: PartsPriceTable;
    priceImport: PriceImportTable;
    priceImportRow: PriceImportRowTable;
  }
}
