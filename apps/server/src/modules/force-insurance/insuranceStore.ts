import { scopeOfPart } from '../../documents/kind.ts';
import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { emptyInsurance, type InsuranceHeader } from './tables.ts';

/** Policies and services of machines lie in one table. */
export const insurancePart = { table: 'forceInsurance', part: { column: 'bizType', value: 'insurance' } } as const;
export const insuranceScope = scopeOfPart(insurancePart);

export const insuranceStore = documentStore<InsuranceHeader, NoLines>({
  docType: 'forceInsurance',
  table: 'forceInsurance',
  no: 'insuranceNo',
  scope: insuranceScope,
  empty: emptyInsurance,
  lines: {},
});
