/** The tables of a claim. */
import { documentStore } from '../../../documents/saving/store.ts';
import { type ClaimHeader, emptyFault, emptyHeader, emptyLabour, emptyPart, type FaultLine, type LabourLine, type PartLine } from './tables.ts';

export const claimStore = documentStore<ClaimHeader, { faults: FaultLine; labour: LabourLine; parts: PartLine }>({
  docType: 'warrantyClaim',
  table: 'warrantyClaim',
  no: 'claimNo',
  empty: emptyHeader,
  lines: {
    faults: { table: 'claimBug', parent: 'claimId', order: 'bugNo', empty: emptyFault },
    labour: { table: 'claimDetail', parent: 'claimId', order: 'lineNo', empty: emptyLabour },
    parts: { table: 'claimParts', parent: 'claimId', order: 'lineNo', empty: emptyPart },
  },
});
