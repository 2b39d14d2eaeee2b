import type { Claimable } from '../partsClaimKind.ts';

/** A receipt or a packing list, by its number. */
export type ClaimSource = { arrivalNo: string } | { packingNo: string };

/** The receipt that all parts have come with, or else their packing list; undefined where they have none in common. */
export function sourceOf(chosen: readonly Pick<Claimable, 'arrivalNo' | 'packingNo'>[]): ClaimSource | undefined {
  const [first] = chosen;
  if (!first) return undefined;
  const { arrivalNo, packingNo } = first;
  if (chosen.every((one) => one.arrivalNo === arrivalNo)) return { arrivalNo };
  return chosen.every((one) => one.packingNo === packingNo) ? { packingNo } : undefined;
}
