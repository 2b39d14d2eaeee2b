/** Differences between what was packed and what came. Pure. */
import { toHundredths } from '../../../shared/decimals.ts';
import type { ArrivalLine } from '../tables.ts';

/** Dictionary `parts_claim_type`, as far as a receipt finds it. */
export type DifferenceReason = 'short' | 'damaged' | 'over' | 'wrong';

export interface Difference {
  readonly reason: DifferenceReason;
  readonly qty: number;
}

export type Counted = Pick<ArrivalLine, 'packedQty' | 'receivedQty' | 'damagedQty' | 'wrongQty'>;

/** What a line has, by where it goes. Not counted yet: as if nothing had come. */
export function piecesOf({ packedQty, receivedQty, damagedQty, wrongQty }: Counted) {
  const received = receivedQty ?? 0;
  const right = Math.min(received, packedQty);
  // Of more pieces than were packed, the surplus is the maker's, damaged or not.
  const damaged = Math.min(damagedQty, right);
  return {
    /** Came as packed, damaged ones included. */
    right,
    damaged,
    good: toHundredths(right - damaged),
    over: toHundredths(Math.max(0, received - packedQty)),
    /** Missing, those that came as another part included. */
    short: toHundredths(Math.max(0, packedQty - received)),
    wrong: wrongQty,
  };
}

/** The differences of a line, each by its reason: what came as another part is not missing besides. */
export function differencesIn(line: Counted): Difference[] {
  const { damaged, over, short, wrong } = piecesOf(line);
  const found: Difference[] = [
    { reason: 'short', qty: toHundredths(short - wrong) },
    { reason: 'damaged', qty: damaged },
    { reason: 'over', qty: over },
    { reason: 'wrong', qty: wrong },
  ];
  return found.filter(({ qty }) => qty > 0);
}

/** The reason that a line has where its dealer names none: that of its largest difference. */
export function proposedReason(line: Counted): DifferenceReason | null {
  const found = differencesIn(line);
  const largest = Math.max(...found.map(({ qty }) => qty));
  return found.find(({ qty }) => qty === largest)?.reason ?? null;
}

/** Sums of a receipt, and its result. */
export function totalsOf(lines: readonly Counted[]) {
  const sum = (of: (line: Counted) => number): number => toHundredths(lines.reduce((all, line) => all + of(line), 0));
  return {
    totalPacked: sum(({ packedQty }) => packedQty),
    totalReceived: sum(({ receivedQty }) => receivedQty ?? 0),
    totalDamaged: sum(({ damagedQty }) => damagedQty),
    totalShort: sum((line) => piecesOf(line).short),
    totalOver: sum((line) => piecesOf(line).over),
    totalWrong: sum(({ wrongQty }) => wrongQty),
  };
}

export const hasDifferences = (lines: readonly Counted[]): boolean => lines.some((line) => differencesIn(line).length > 0);
