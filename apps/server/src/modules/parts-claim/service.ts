/** Claims of dealers about parts. */
export { partsClaimInvariants } from './invariants.ts';
