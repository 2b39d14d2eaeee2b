import type { ColumnType, Generated, Selectable } from 'kysely';
import type { DealerMissing } from '../../generated/types.gen.ts';
import '../department/tables.ts';
import type { DealerTable } from '../department/tables.ts';
import '../service-catalogue/tables.ts';

/** A bank account of a dealer. */
export interface Bank {
  bankName: string;
  bankTagNumber: string;
  accountNumber: string;
}

/** A change of the account that waits for a second person. */
export interface PendingBank extends Bank {
  by: string;
  time: string;
}

/** A list written as JSON text; empty by default. */
type JsonList<Item> = ColumnType<Item[], string | undefined, string>;

declare module '../department/tables.ts' {
  /** Master data of a dealer. */
  interface DealerTable {
    /** That of its place among the departments; set by the database. */
    id: Generated<string>;
    version: Generated<number>;
    delFlag: Generated<number>;
    createBy: Generated<string>;
    createTime: Generated<string>;
    updateBy: Generated<string | null>;
    updateTime: Generated<string | null>;
    shortName: Generated<string>;
    region: Generated<string>;
    province: Generated<string | null>;
    address: Generated<string>;
    lat: Generated<number | null>;
    lng: Generated<number | null>;
    attribute: Generated<string>;
    /** Dictionary `industry`. */
    industry: JsonList<string>;
    /** Codes of level-2 products. */
    authorisedProducts: JsonList<string>;
    phone: Generated<string>;
    email: Generated<string>;
    website: Generated<string | null>;
    contractNo: Generated<string | null>;
    contractStart: Generated<string | null>;
    contractEnd: Generated<string | null>;
    statusReason: Generated<string | null>;
    statusOpinion: Generated<string | null>;
    /** Day on which a planned termination ends it. */
    terminateDate: Generated<string | null>;
    nextCurrency: Generated<string | null>;
    nextCurrencyFrom: Generated<string | null>;
    nextCreditLimit: Generated<number | null>;
    pendingBank: ColumnType<PendingBank | null, string | null | undefined, string | null>;
    /** As it was worked out last; decides its tasks. */
    missing: JsonList<DealerMissing>;
  }
}

export type DealerRow = Selectable<DealerTable>;
