/** Payments for other modules. */
export { paymentInvariants } from './invariants.ts';
