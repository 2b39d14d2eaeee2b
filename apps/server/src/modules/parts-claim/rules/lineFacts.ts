/** What is known of the parts that lines are about, and how much of them may be claimed. Pure. */
import type { DocumentOwner } from '../../../documents/saving/newHeader.ts';
import type { PartsClaimReason } from '../../../generated/types.gen.ts';
import { hasDecimals, toHundredths } from '../../../shared/decimals.ts';
import type { Texts } from '../../../shared/messages/messages.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { PartsClaimLine } from '../tables.ts';
import { differenceOf, type Received } from './differences.ts';
import { sourceOf } from './lines.ts';

export interface ReceivedPart extends Received, DocumentOwner {
  /** Line of the packing list, or of the receipt for a part that is on none. */
  source: string;
  arrivalLineId: string;
  arrivalId: string;
  arrivalNo: string;
  arrivalDate: string;
  warehouse: string;
  packingId: string;
  packingNo: string;
  orderId: string | null;
  orderNo: string | null;
  currency: string;
  wmsBoxNo: string;
  partsCode: string;
  partsName: Texts;
  unit: string;
  unitPrice: number;
  paidPrice: number;
  wrongPartsCode: string | null;
  warrantyMonths: number | null;
  /** Free on the shelf of the unit that received it. */
  shelfQty: number;
}

/** What other claims have taken of a line for a reason. */
export interface Taken {
  source: string;
  reason: PartsClaimReason;
  qty: number;
  /** Number of one of them. */
  no: string;
}

export interface LineFacts {
  /** By the line of the packing list, or of the receipt. */
  parts: ReadonlyMap<string, ReceivedPart>;
  taken: readonly Taken[];
}

/** What a line copies from its part. */
export const partFacts = ({ packingLineId, arrivalLineId, wmsBoxNo, partsCode, unit, packedQty, receivedQty, unitPrice, paidPrice }: ReceivedPart) => ({
  packingLineId,
  arrivalLineId: packingLineId === null ? arrivalLineId : null,
  wmsBoxNo,
  partsCode,
  unit,
  packedQty,
  receivedQty,
  unitPrice,
  paidPrice,
});

/** What is left of a part to claim for a reason, and who took the rest. */
export function claimableOf(reason: PartsClaimReason, part: ReceivedPart, taken: readonly Taken[]): { qty: number; by: Taken | undefined } {
  const by = taken.find((one) => one.source === part.source && one.reason === reason);
  return { qty: Math.max(0, toHundredths(differenceOf(reason, part) - (by?.qty ?? 0))), by };
}

/** Why a line cannot claim as much; lines of one claim share what there is. */
export function wrongQuantity(line: PartsClaimLine, lines: readonly PartsClaimLine[], { parts, taken }: LineFacts): InvalidField[] {
  const { claimQty, lineReason } = line;
  if (claimQty <= 0) return [{ field: 'claimQty', code: 'E-015' }];
  if (!hasDecimals(claimQty, 2)) return [{ field: 'claimQty', code: 'E-016', params: { n: 2 } }];
  const part = parts.get(sourceOf(line));
  if (!part) return [];
  const mine = toHundredths(
    lines.filter((other) => sourceOf(other) === part.source && other.lineReason === lineReason).reduce((sum, other) => sum + other.claimQty, 0),
  );
  if (mine > differenceOf(lineReason, part)) return [{ field: 'claimQty', code: 'E-321' }];
  const { qty, by } = claimableOf(lineReason, part, taken);
  return mine > qty ? [{ field: 'claimQty', code: 'E-323', params: { n: by?.qty ?? 0, no: by?.no ?? '' } }] : [];
}
