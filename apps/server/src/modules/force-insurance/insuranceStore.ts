import { emptyDocument } from '../../documents/saving/emptyDocument.ts';
import { scopeOfPart } from '../../documents/kind.ts';
import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import type { InsuranceHeader } from './tables.ts';

/** Policies and services of machines lie in one table. */
export const insurancePart = { table: 'forceInsurance', part: { column: 'bizType', value: 'insurance' } } as const;
export const insuranceScope = scopeOfPart(insurancePart);

/** A policy before anything is known. Names every column: one that is missing does not compile. */
export const emptyInsurance: InsuranceHeader = {
  ...emptyDocument,
  insuranceNo: '',
  bizType: 'insurance',
  vehicleId: '',
  vin: '',
  engineNo: null,
  secondProduct: '',
  thirdProduct: '',
  fourthProduct: '',
  ownerName: null,
  currency: null,
  settlementStatus: null,
  statementNo: null,
  round: 0,
  resubmitUntil: null,
  rejectReason: null,
  marks: [],
  closeReason: null,
  insuranceType: 'third_party',
  insurer: null,
  policyNo: null,
  policyStart: null,
  policyEnd: null,
  insuredAmount: null,
  premium: null,
  subsidyAmount: null,
  plateNo: null,
  registrationNo: null,
  registrationDate: null,
  insuredName: null,
  insuredIdNo: null,
  previousNo: null,
};

export const insuranceStore = documentStore<InsuranceHeader, NoLines>({
  docType: 'forceInsurance',
  table: 'forceInsurance',
  no: 'insuranceNo',
  scope: insuranceScope,
  empty: emptyInsurance,
  lines: {},
});
