import type { Selectable } from 'kysely';
import type { ForceInsurance, Mark } from '../../generated/types.gen.ts';
import type { DocumentTable } from '../../shared/database/database.ts';
import type { InsuranceStatus } from './rules/workflow.ts';

/** What the kinds of the family have in common: the machine, and where the document stands. */
export interface FamilyColumns {
  insuranceNo: string;
  bizType: ForceInsurance['bizType'];
  vehicleId: string;
  vin: string;
  engineNo: string | null;
  secondProduct: string;
  thirdProduct: string;
  fourthProduct: string;
  ownerName: string | null;
  currency: string | null;
  settlementStatus: string | null;
  statementNo: string | null;
  /** How often it was handed in. */
  round: number;
  resubmitUntil: string | null;
  rejectReason: string | null;
  marks: Mark[];
  closeReason: string | null;
}

export interface InsuranceColumns {
  insuranceType: NonNullable<ForceInsurance['insuranceType']>;
  insurer: string | null;
  policyNo: string | null;
  policyStart: string | null;
  policyEnd: string | null;
  insuredAmount: number | null;
  premium: number | null;
  subsidyAmount: number | null;
  plateNo: string | null;
  registrationNo: string | null;
  registrationDate: string | null;
  insuredName: string | null;
  insuredIdNo: string | null;
  previousNo: string | null;
}

/** A row is of one kind; the columns of the other are empty. */
export interface ForceInsuranceTable extends DocumentTable, FamilyColumns, Partial<InsuranceColumns> {}

export type InsuranceHeader = Selectable<DocumentTable<InsuranceStatus>> & FamilyColumns & InsuranceColumns;

declare module '../../shared/database/database.ts' {
  interface Database {
    forceInsurance: ForceInsuranceTable;
  }
}
