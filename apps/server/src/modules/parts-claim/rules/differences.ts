/** What may be claimed of a received part, by reason. Pure. */
import { toHundredths } from '../../../shared/decimals.ts';
import type { PartsClaimReason } from '../../../generated/types.gen.ts';

/** A line of a receipt. */
export interface Received {
  /** Null for a part that is not on the packing list. */
  packingLineId: string | null;
  packedQty: number;
  /** Right pieces, damaged ones included. */
  receivedQty: number;
  damagedQty: number;
  /** Of the missing pieces: how many came as another part. */
  wrongQty: number;
}

/** What came as another part is not missing besides; of what came right and whole the quality may be claimed. */
export function differenceOf(reason: PartsClaimReason, { packedQty, receivedQty, damagedQty, wrongQty }: Received): number {
  const right = Math.min(receivedQty, packedQty);
  const damaged = Math.min(damagedQty, right);
  const quantities: Readonly<Record<PartsClaimReason, number>> = {
    short: packedQty - receivedQty - wrongQty,
    over: receivedQty - packedQty,
    wrong: wrongQty,
    damaged,
    quality: right - damaged,
  };
  return Math.max(0, toHundredths(quantities[reason]));
}

export const claimReasons: readonly PartsClaimReason[] = ['short', 'over', 'wrong', 'damaged', 'quality'];
