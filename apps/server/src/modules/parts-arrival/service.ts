/** Receipts, for the claims about their differences. */
export { aboutReceipt, claimMoved, claimsClosed } from './claimDoors.ts';
export { differencesOf } from './differencesOf.ts';
export { arrivalInvariants } from './invariants.ts';
