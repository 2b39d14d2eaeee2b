/** What follows from the lines of a claim. Pure. */
import { sum } from '@harrow/validation';
import type { PartsClaimDocument, PartsClaimHeader } from '../tables.ts';
import { type ClaimPeriods, deadlineOf } from './deadline.ts';
import type { LineFacts } from './lineFacts.ts';
import { sourceOf } from './lines.ts';

/** Its amount, its order where there is one, and its last day: the earliest of its lines. */
export function withTotals({ header, lines }: PartsClaimDocument, parts: LineFacts['parts'], periods: ClaimPeriods): PartsClaimDocument {
  const known = lines.flatMap((line) => {
    const part = parts.get(sourceOf(line));
    return part ? [{ line, part }] : [];
  });
  const orders = new Map(known.flatMap(({ part: { orderId, orderNo } }) => (orderId === null ? [] : [[orderId, orderNo] as const])));
  const [only] = orders.size === 1 ? [...orders] : [];
  const [first] = known.map(({ line, part }) => deadlineOf(line.lineReason, part, periods)).toSorted();
  return {
    header: {
      ...header,
      orderId: only?.[0] ?? null,
      orderNo: only?.[1] ?? null,
      claimAmount: sum(lines.map(({ amount }) => amount)),
      claimDeadline: first ?? withoutLines(header, periods),
    },
    lines,
  };
}

const withoutLines = ({ arrivalDate, claimReason }: PartsClaimHeader, periods: ClaimPeriods): string | null =>
  arrivalDate === null ? null : deadlineOf(claimReason, { arrivalDate, warrantyMonths: null }, periods);
