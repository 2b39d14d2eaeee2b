/** Claims for other modules, jobs and the demo data. */
export { claimKind } from './claimKind.ts';
export { saveClaim } from './actions/saveClaim.ts';
export { claimsOf } from './reading/claimsOf.ts';
export { claimPartsToOrder, type ClaimPartToOrder } from './reading/claimPartsToOrder.ts';
