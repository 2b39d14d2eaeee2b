import type { Generated } from 'kysely';
import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { SettlementStatus } from './hooks.ts';
import type { FeeStatus } from './rules/workflow.ts';

/** Kind of document of a fee that staff enter: it is its own source. */
export const manualSource = 'serviceFee';

/** An amount that the maker owes a dealer, for one document or entered by staff. */
export const emptyFee = {
  ...emptyDocument,
  status: 'draft' as FeeStatus,
  feeNo: '',
  feeSource: manualSource as string,
  sourceId: '',
  /** The database gives a fee that is its own source its own number. */
  sourceNo: null as string | null,
  vin: null as string | null,
  /** Products of the machine when the fee was made; null without one. */
  secondProduct: null as string | null,
  thirdProduct: null as string | null,
  description: null as string | null,
  feeDate: '',
  feeType: '',
  /** Tells apart what one document brings more than once: approved again after it was reopened. From 1. */
  round: 1,
  amount: 0,
  currency: '',
  settlementStatus: 'unsettled' as SettlementStatus,
  statementNo: null as string | null,
  settledAmount: null as number | null,
  settledDate: null as string | null,
  /** Why statements leave it out, besides what its document keeps it off for. */
  heldReason: null as 'excluded' | 'disputed' | null,
  closeReason: null as string | null,
};

export type FeeHeader = typeof emptyFee;

/** Fees of documents are born approved. */
type ByDefault = 'status' | 'createBy' | 'round';
export type ServiceFeeTable = Omit<TableOf<FeeHeader>, ByDefault | 'settlementStatus'> & { [Column in ByDefault]: Generated<FeeHeader[Column]> } & {
  settlementStatus: Generated<string>;
};

declare module '../../shared/database/database.ts' {
  interface Database {
    serviceFee: ServiceFeeTable;
  }
}
