/** Statements of dealers: what a month has brought, and which fees are settled. */
export { receiptInvariants } from './invariants.ts';
