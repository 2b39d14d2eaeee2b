import type { Generated } from 'kysely';

export type AccountType = 'vehicle' | 'parts' | 'deposit';
export type Direction = 'in' | 'out';

/** Account of a dealer with the maker, per purpose and currency. Balance and last posting follow from the lines; never deleted. */
export interface AccountTable {
  id: string;
  dealerCode: string;
  accountType: AccountType;
  currency: string;
  balance: Generated<number>;
  lastPostingSeq: Generated<number>;
  createTime: Generated<string>;
}

/** Turnover of a month, by the fee dates of its lines; opening lines are kept apart. Maintained by the database. */
export interface AccountPeriodTable {
  accountId: string;
  /** `yyyy-MM` */
  period: string;
  openingIn: number;
  openingOut: number;
  inAmount: number;
  outAmount: number;
  lineCount: number;
}

/** A month; without a row it is open. */
export interface FinancePeriodTable {
  period: string;
  status: 'open' | 'closed';
  /** Why it was closed or opened again, by whom and when. */
  reason: Generated<string | null>;
  changedBy: Generated<string | null>;
  changedTime: Generated<string | null>;
}

/** A line of an account; never changed. Generated columns follow from the account and its earlier lines. */
export interface FinanceLedgerTable {
  id: string;
  entryNo: string;
  accountId: string;
  dealerCode: Generated<string>;
  dealerName: string;
  accountType: Generated<AccountType>;
  currency: Generated<string>;
  /** Counts the lines of the account without a gap. */
  postingSeq: Generated<number>;
  direction: Direction;
  feeType: string;
  amount: number;
  contraAccount: string;
  /** Lines that were booked together. */
  journalNo: string | null;
  feeSource: string;
  sourceId: string;
  sourceNo: string;
  feeDate: string;
  period: Generated<string>;
  /** RMB per unit on the fee date; null without a rate. For statistics only. */
  exchangeRate: number | null;
  amountRmb: number | null;
  balanceAfter: Generated<number>;
  statementNo: string | null;
  /** Of what came from a bank, or went to one. */
  bankName: string | null;
  bankTagNumber: string | null;
  accountNumber: string | null;
  bankReference: string | null;
  reversesEntryNo: string | null;
  /** Names the booking, so that it happens once. */
  postingKey: string;
  remark: string | null;
  postTime: string;
  createBy: string;
}

/** A credit or debit of a bank that is booked; freed when the line is reversed. */
export interface BankReceiptTable {
  /** SWIFT or CNAPS code in capitals; empty where it is not known, which stands for any bank. */
  bankTag: string;
  bankReference: string;
  entryNo: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    account: AccountTable;
    accountPeriod: AccountPeriodTable;
    financePeriod: FinancePeriodTable;
    financeLedger: FinanceLedgerTable;
    bankReceipt: BankReceiptTable;
  }
}
