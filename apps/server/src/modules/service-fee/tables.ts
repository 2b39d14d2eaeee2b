import type { Generated } from 'kysely';

/** An amount that the maker owes a dealer for one document. */
export interface ServiceFeeTable {
  id: string;
  feeNo: string;
  orgCode: string;
  dealerCode: string;
  dealerName: string;
  feeSource: string;
  sourceId: string;
  sourceNo: string;
  vin: string | null;
  /** Products of the machine when the fee was made; null without one. */
  secondProduct: Generated<string | null>;
  thirdProduct: Generated<string | null>;
  description: Generated<string | null>;
  /** Fees of documents are born `audit_succeeded`. */
  status: Generated<string>;
  feeDate: string;
  feeType: string;
  /** Tells apart what one document brings more than once: approved again after it was reopened. From 1. */
  round: Generated<number>;
  amount: number;
  currency: string;
  settlementStatus: Generated<string>;
  statementNo: string | null;
  settledAmount: number | null;
  settledDate: string | null;
  createTime: Generated<string>;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    serviceFee: ServiceFeeTable;
  }
}
