/** Service fees that the maker owes dealers: created by audited documents, settled by statements. */
import { chargeBack, createFees, reverseFees } from './createFees.ts';
import { feesReleased, feesSettled, feesSettling, mayGoOnStatement } from './statementDoors.ts';

export { feeSource } from './feeSource.ts';
export { followFees, markSettlement } from './followFees.ts';
export { settleFees } from './settleFees.ts';

/** Documents create and take back; statements ask whether a fee may stand on them, and say what becomes of it. */
export const fees = {
  create: createFees,
  chargeBack,
  reverse: reverseFees,
  mayGoOnStatement,
  settling: feesSettling,
  released: feesReleased,
  settled: feesSettled,
};
