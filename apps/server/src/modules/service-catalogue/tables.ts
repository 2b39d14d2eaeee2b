import type { Generated } from 'kysely';
import type { Json } from '../../shared/database/database.ts';
import type { Texts } from '../../shared/messages/messages.ts';

type YesNo = 'Y' | 'N';

/** Cover of a product of level 2 or 3, for machines delivered from a day on; the deeper product's wins, then the later one. */
export interface WarrantyPolicyTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  /** Given by the system when the record is stored. */
  policyCode: string | null;
  productCode: string;
  validFrom: string;
  months: number;
  hours: number | null;
  noHours: Generated<YesNo>;
  mainMonths: number | null;
  mainHours: number | null;
}

export interface SupplierTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  supplierCode: string;
  supplierName: string;
  componentScope: string | null;
  contact: string | null;
  email: Generated<string | null>;
  country: Generated<string | null>;
  /** Percent of what a claim cost that it bears. */
  recoveryPct: number | null;
  enabled: Generated<YesNo>;
}

export interface BugSystemTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  code: string;
  name: Json<Texts>;
  /** Level-2 products that have this system; empty: all. */
  secondProducts: Generated<string[]>;
  sortNo: Generated<number>;
  enabled: Generated<YesNo>;
}

export interface BugCodeTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  /** e.g. `HYD-014` */
  code: string;
  bugSystem: string;
  name: Json<Texts>;
  defaultSupplierCode: string | null;
  severity: 'safety' | 'stop' | 'degrade' | null;
  mainComponent: Generated<YesNo>;
  photoRequired: Generated<YesNo>;
  enabled: Generated<YesNo>;
}

/** A labour operation. */
export interface ServiceCodeTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  /** e.g. `HYD-0140-20` */
  hourCode: string;
  bugSystem: string;
  name: Json<Texts>;
  /** Fault codes it repairs; empty: every fault of the system. */
  bugCodes: Generated<string[]>;
  /** Level-3 products it is for; empty: all. */
  thirdProducts: Generated<string[]>;
  standardHours: number;
  overlapGroup: string | null;
  /** Finding the fault: one such operation per claim, at most 1 hour. */
  diagnosis: Generated<YesNo>;
  validFrom: string;
  enabled: Generated<YesNo>;
}

/** Base rate per labour hour, of one dealer or of a market group. Periods of one owner do not overlap. */
export interface LabourRateTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  dealerCode: string | null;
  marketGroup: string | null;
  currency: string;
  ratePerHour: number;
  validFrom: string;
  validTo: string | null;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    warrantyPolicy: WarrantyPolicyTable;
    supplier: SupplierTable;
    bugSystem: BugSystemTable;
    bugCode: BugCodeTable;
    serviceCode: ServiceCodeTable;
    labourRate: LabourRateTable;
  }
}

declare module '../department/tables.ts' {
  /** Where statements are paid to; a claim warns while they are missing (W-216). */
  interface DealerTable {
    bankName: string | null;
    bankTagNumber: string | null;
    accountNumber: string | null;
  }
}
