import type { Generated, Selectable } from 'kysely';

export const coreStatuses = ['to_return', 'kept', 'shipped', 'received', 'missing', 'scrapped', 'waived', 'charged'] as const;
export type CoreStatus = (typeof coreStatuses)[number];

/** A core that an approved claim has left behind. Quantities in documents, received, missing and charged follow from their lines. */
export interface UsedPartsTaskTable {
  id: string;
  orgCode: string;
  dealerCode: string;
  dealerName: string;
  subDealerCode: string | null;
  subDealerName: string | null;
  claimId: string;
  claimNo: string;
  bugNo: number;
  claimPartsId: string;
  vin: string;
  partsCode: string;
  supplierCode: string | null;
  currency: string;
  claimQty: number;
  /** In documents that were handed in. */
  handledQty: Generated<number>;
  /** By the maker. */
  receivedQty: Generated<number>;
  /** `{claimNo}-{bugNo}-{line}` */
  tagNo: string;
  oldSerialNo: string | null;
  coreStatus: CoreStatus;
  coreDisposition: string;
  retainUntil: string;
  requestedDate: string | null;
  requestedBy: string | null;
  returnDue: string | null;
  chargedAmount: Generated<number | null>;
  waivedBy: Generated<string | null>;
  waiveReason: Generated<string | null>;
  /** Number of the document that it is in until that one is finished. */
  heldBy: Generated<string | null>;
  version: Generated<number>;
  createBy: string;
  createTime: Generated<string>;
  updateBy: Generated<string | null>;
  updateTime: Generated<string | null>;
  delFlag: Generated<number>;
}

export type Core = Selectable<UsedPartsTaskTable>;

declare module '../../shared/database/database.ts' {
  interface Database {
    usedPartsTask: UsedPartsTaskTable;
  }
}
