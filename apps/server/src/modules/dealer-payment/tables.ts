import type { Generated } from 'kysely';
import { emptyDocument, emptyReturn, type TableOf } from '../../documents/saving/emptyDocument.ts';
import type { BankLineResult, PaymentKind, PaymentStatus } from '../../generated/types.gen.ts';
import type { AccountType, Direction } from '../ledger/service.ts';
import type { PaymentStatusOfDocument } from './rules/workflow.ts';

/** A remittance that a dealer announces, or an entry, transfer or opening of finance. */
export const emptyPayment = {
  ...emptyDocument,
  status: 'draft' as PaymentStatusOfDocument,
  paymentNo: '',
  kind: 'remittance' as PaymentKind,
  accountType: null as AccountType | null,
  /** Account that a transfer goes to. */
  toAccountType: null as AccountType | null,
  currency: null as string | null,
  direction: 'in' as Direction,
  feeType: null as string | null,
  feeDate: null as string | null,
  /** What was announced. */
  paymentAmount: null as number | null,
  /** What the bank credited. */
  paidAmount: null as number | null,
  payStatus: 'unpaid' as PaymentStatus,
  payerName: null as string | null,
  bankName: null as string | null,
  bankTagNumber: null as string | null,
  accountNumber: null as string | null,
  transferDate: null as string | null,
  bankReference: null as string | null,
  orderNos: [] as string[],
  remark: null as string | null,
  /** The line that it was booked by; of a transfer the one that went out. */
  entryNo: null as string | null,
  journalNo: null as string | null,
  /** The line that reverses it. */
  reversedBy: null as string | null,
  bookTime: null as string | null,
  bookBy: null as string | null,
  ...emptyReturn,
};

export type PaymentHeader = typeof emptyPayment;
export type Payment = { header: PaymentHeader };

/** A file of a bank that was imported. */
export interface BankImportTable {
  id: string;
  version: Generated<number>;
  createTime: Generated<string>;
  fileName: string;
  bookedCount: number;
  draftCount: number;
  createBy: string;
  takenBackTime: string | null;
  takenBackBy: string | null;
}

/** What a line of such a file became. */
export interface BankImportLineTable {
  id: string;
  importId: string;
  result: BankLineResult;
  paymentId: string;
  paymentNo: string;
  /** Version of the payment that the import left. */
  paymentVersion: number;
  dealerCode: string;
  feeDate: string;
  paymentAmount: number;
  currency: string;
  bankReference: string;
  payerName: string | null;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    dealerPayment: TableOf<PaymentHeader>;
    bankImport: BankImportTable;
    bankImportLine: BankImportLineTable;
  }
}
