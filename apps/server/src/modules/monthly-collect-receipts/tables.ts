import type { DisputeAnswer, DisputeKind, SettleMethod, StatementFeeState } from '../../generated/types.gen.ts';
import { emptyDocument, type TableOf } from '../../documents/saving/emptyDocument.ts';
import { figuresOf, type Movement, nothing } from './rules/movement.ts';
import { settlementOf } from './rules/settlement.ts';
import type { ReceiptStatus } from './rules/workflow.ts';

/** The statement of a dealer's month in one currency. */
export const emptyReceipt = {
  ...emptyDocument,
  status: 'draft' as ReceiptStatus,
  receiptNo: '',
  /** `yyyy-MM` */
  period: '',
  currency: '',
  ...figuresOf(nothing, []),
  ...settlementOf([]),
  movement: [] as Movement[],
  feeCount: 0,
  heldCount: 0,
  targetAmount: null as number | null,
  collectionRate: null as number | null,
  /** How often it was issued. */
  round: 0,
  issueTime: null as string | null,
  issueBy: null as string | null,
  disputeEnd: null as string | null,
  confirmBy: null as string | null,
  confirmTime: null as string | null,
  disputeReason: null as string | null,
  disputeAmount: null as number | null,
  settleMethod: null as SettleMethod | null,
  settleDate: null as string | null,
  journalNo: null as string | null,
};

export type ReceiptHeader = typeof emptyReceipt;

/** Columns that the database works out from others: both trading accounts together. */
export interface ReceiptSums {
  opening: number;
  collected: number;
  charges: number;
  credits: number;
  closing: number;
}

/** A fee of a statement; one that is not included waits. */
export interface ReceiptFeeTable {
  receiptId: string;
  feeId: string;
  state: StatementFeeState;
  /** Why it is excluded. */
  note: string | null;
  /** Why it waits: dictionary `fee_held_reason`. */
  hold: string | null;
}

export interface ReceiptDisputeTable {
  id: string;
  receiptId: string;
  round: number;
  lineNo: number;
  kind: DisputeKind;
  refId: string | null;
  refNo: string | null;
  statedAmount: number;
  claimedAmount: number | null;
  difference: number;
  remark: string;
  answer: DisputeAnswer | null;
  answerText: string | null;
  correctionNo: string | null;
  answeredBy: string | null;
  answeredTime: string | null;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    monthlyCollectReceipts: TableOf<ReceiptHeader>;
    monthlyCollectReceiptsFee: ReceiptFeeTable;
    monthlyCollectReceiptsDispute: ReceiptDisputeTable;
  }
}
