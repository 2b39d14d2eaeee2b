import { newRowId } from '../../../../documents/form/rowId.ts';
import type { FaultRow } from '../claimForm.ts';

/** An empty fault. */
export const newFault = (): FaultRow => ({
  id: newRowId(),
  bugNo: null,
  bugSystem: null,
  bugCode: null,
  bugName: null,
  photoRequired: 'N',
  bugDesc: null,
  failureReason: null,
  correction: null,
  noCausalReason: null,
  supplierName: null,
  repeatFlag: 'N',
  auditResult: null,
  auditRemark: null,
});
