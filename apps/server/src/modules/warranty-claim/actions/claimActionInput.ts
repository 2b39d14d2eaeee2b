import type { ActionInput } from '../../../documents/kind.ts';
import type { ChargeBackLine, Mark, WarrantyClaimReviewLines } from '../../../generated/types.gen.ts';

/** Input of an action of a claim. */
export interface ClaimActionInput extends ActionInput {
  /** Approved figures per line. */
  lines?: WarrantyClaimReviewLines | undefined;
  /** Fields that the dealer has to correct. */
  marks?: readonly Mark[] | undefined;
  /** Staff's own note; null empties it. */
  internalNote?: string | null | undefined;
  /** Of `chargeBack`: the amount, and how it divides among faults. */
  charge?: { amount: number; lines?: readonly ChargeBackLine[] | undefined } | undefined;
  /** Of `settle`: the statement that paid the claim, and the day of the payment, `YYYY-MM-DD`. */
  paid?: { statementNo: string; day: string };
}
