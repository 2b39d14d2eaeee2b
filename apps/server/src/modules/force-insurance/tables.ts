import type { ForceInsurance } from '../../generated/types.gen.ts';
import { emptyDocument, emptyReturn } from '../../documents/saving/emptyDocument.ts';
import { emptyMachine } from '../../documents/saving/machineColumns.ts';
import type { DocumentTable } from '../../shared/database/database.ts';
import type { InsuranceStatus } from './rules/workflow.ts';

/** Columns that the kinds of the family share: the machine, and the state of the document. */
export const emptyFamily = {
  insuranceNo: '',
  ...emptyMachine,
  ownerName: null as string | null,
  currency: null as string | null,
  settlementStatus: null as string | null,
  statementNo: null as string | null,
  ...emptyReturn,
};

const emptyPolicy = {
  insuranceType: 'third_party' as NonNullable<ForceInsurance['insuranceType']>,
  insurer: null as string | null,
  policyNo: null as string | null,
  policyStart: null as string | null,
  policyEnd: null as string | null,
  insuredAmount: null as number | null,
  premium: null as number | null,
  subsidyAmount: null as number | null,
  plateNo: null as string | null,
  registrationNo: null as string | null,
  registrationDate: null as string | null,
  insuredName: null as string | null,
  insuredIdNo: null as string | null,
  previousNo: null as string | null,
};

/** Compulsory policy of a machine. */
export const emptyInsurance = {
  ...emptyDocument,
  ...emptyFamily,
  ...emptyPolicy,
  status: 'draft' as InsuranceStatus,
  bizType: 'insurance' as ForceInsurance['bizType'],
};
export type InsuranceHeader = typeof emptyInsurance;

type FamilyColumns = typeof emptyFamily & { bizType: ForceInsurance['bizType'] };

/** A row is of one kind; the columns of the other are empty. */
export interface ForceInsuranceTable extends DocumentTable, FamilyColumns, Partial<typeof emptyPolicy> {}

declare module '../../shared/database/database.ts' {
  interface Database {
    forceInsurance: ForceInsuranceTable;
  }
}
