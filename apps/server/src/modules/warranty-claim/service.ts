/** What other modules, jobs and the demo data may ask of claims. */
export { claimAttachments, claimDocumentType } from './documentType.ts';
export { checkCoverageOf } from './coverageCheck.ts';
export { adjustClaim, auditClaim, closeClaim, type Decision, passClaim, refuseClaim, returnClaim, sendBackToReview, startReview } from './reviewClaim.ts';
export { saveClaim } from './saveClaim.ts';
export { settleClaim } from './settleClaim.ts';
export { giveUpClaim, submitClaim, type SubmitOptions, withdrawClaim } from './submitClaim.ts';
export { claimStatistics } from './claimStatistics.ts';
export { countClaimTodo, listClaimTodo } from './claimTodo.ts';
