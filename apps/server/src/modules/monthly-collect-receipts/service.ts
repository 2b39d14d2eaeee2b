/** Statements of dealers: what a month has brought, and which fees are settled. */
export { draftAll } from './actions/generate.ts';
export { receiptInvariants } from './invariants.ts';
export { statementFigures } from './reading/statementFigures.ts';
export { receiptKind } from './receiptKind.ts';
