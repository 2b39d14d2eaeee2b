import { partsClaimAmount } from '@harrow/validation';
import type { LineRow } from '../partsClaimKind.ts';

/** What a line claims as it is being typed. @param solution that the claim wants, where the line says nothing else */
export const claimedOf = ({ lineReason, claimQty, paidPrice, discountPct, lineSolution }: LineRow, solution: string | null | undefined): number =>
  lineReason == null
    ? 0
    : partsClaimAmount({
        lineReason,
        claimQty: claimQty ?? 0,
        paidPrice: paidPrice ?? 0,
        discountPct: discountPct ?? null,
        solution: lineSolution ?? solution ?? null,
      });
