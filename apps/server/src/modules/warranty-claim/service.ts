/** What other modules, jobs and the demo data may ask of claims. */
export { claimAttachments, claimDocumentType } from './documentType.ts';
export { claimKind } from './claimKind.ts';
export { checkCoverageOf } from './reading/coverageCheck.ts';
export { saveClaim } from './actions/saveClaim.ts';
export { claimStatistics } from './reading/claimStatistics.ts';
