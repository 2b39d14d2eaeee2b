import type { Generated } from 'kysely';
import type { Authored, Json } from '../../shared/database/database.ts';
import type { Language, Texts } from '../../shared/messages/messages.ts';

export interface DepartTable extends Authored<Generated<string>> {
  id: string;
  /** Path: `B01A01` lies under `B01`. */
  orgCode: string;
  pid: string | null;
  departName: Json<Texts>;
  /** 1 maker, 2 maker department, 3 dealer, 4 sub-dealer. */
  orgCategory: 1 | 2 | 3 | 4;
  /** Of dealers and sub-dealers, e.g. `D001`. */
  dealerCode: string | null;
  /** Of sub-dealers, e.g. `D001-01`. */
  subDealerCode: string | null;
  sortNo: Generated<number>;
  /** 1 active, 2 suspended. */
  status: Generated<number>;
  phone: Generated<string | null>;
  /** Dictionary `org_type`. */
  orgType: Generated<string | null>;
  address: Generated<string | null>;
  /** Users who manage it. */
  managerIds: Generated<string[]>;
  version: Generated<number>;
}

/** Master data of a dealer, one per department of category 3. */
export interface DealerTable {
  dealerCode: string;
  dealerName: string;
  orgCode: string;
  /** ISO 3166 alpha-2. */
  country: string;
  language: Language;
  /** Settlement currency: RMB, USD or EUR. */
  currency: string;
  /** IANA name; decides the dealer's "today". */
  timeZone: string;
  marketGroup: string;
  dealerStatus: 'active' | 'suspended' | 'terminated';
  /** Credit limit of the dealer, in the settlement currency; null: none. */
  creditLimit: Generated<number | null>;
  /** When the status became what it is: the day where the dealer is, and the moment. */
  statusDate: Generated<string>;
  statusTime: Generated<string>;
}

export interface MarketGroupTable {
  id: Generated<string>;
  version: Generated<number>;
  createTime: Generated<string>;
  code: string;
  name: Json<Texts>;
  region: string;
  /** Login name of a user of the maker. */
  managerUser: Generated<string | null>;
  enabled: Generated<'Y' | 'N'>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    sysDepart: DepartTable;
    dealer: DealerTable;
    marketGroup: MarketGroupTable;
  }
}
