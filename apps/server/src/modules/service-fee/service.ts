/** Service fees that the maker owes dealers: created by audited documents or entered by staff, settled by statements. */
import { chargeBack, createFees, reverseFees } from './createFees.ts';
import { fellowFees, feesReleased, feesSettled, feesSettling, keepOff, mayGoOnStatement } from './statementDoors.ts';

export { feeSource } from './feeSource.ts';
export { followFees } from './followFees.ts';
export { heldReason } from './heldReason.ts';
export { feeInvariants } from './invariants.ts';
export { settleFees } from './settleFees.ts';

/** Documents create and take back; statements ask whether a fee may stand on them, and say what becomes of it. */
export const fees = {
  create: createFees,
  chargeBack,
  reverse: reverseFees,
  mayGoOnStatement,
  fellows: fellowFees,
  keepOff,
  settling: feesSettling,
  released: feesReleased,
  settled: feesSettled,
};
