/** Differences of booked receipts, for claims about them. */
import type { Context } from '../../shared/context.ts';
import type { ArrivalDifference } from './hooks.ts';
import { differencesIn } from './rules/differences.ts';
import type { ArrivalLine } from './tables.ts';

/** The differences of counted lines, each by its reason. */
export const differencesOfLines = (lines: readonly ArrivalLine[]): ArrivalDifference[] =>
  lines.flatMap((line) =>
    differencesIn(line).map(({ reason, qty }) => ({
      reason,
      qty,
      arrivalLineId: line.id,
      packingLineId: line.packingLineId,
      wmsBoxNo: line.wmsBoxNo,
      partsCode: line.partsCode,
      partsName: line.partsName,
      unit: line.unit,
      unitPrice: line.unitPrice,
      packedQty: line.packedQty,
      receivedQty: line.receivedQty ?? 0,
      wrongPartsCode: reason === 'wrong' ? line.wrongPartsCode : null,
    })),
  );

/** The differences of booked receipts, by the receipt and in the order of its lines. The caller has checked that the user may see them. */
export async function differencesOf(
  { db }: Pick<Context, 'db'>,
  { arrivalIds }: { arrivalIds: readonly string[] },
): Promise<(ArrivalDifference & { arrivalId: string })[]> {
  if (arrivalIds.length === 0) return [];
  const lines = await db
    .selectFrom('partsArrivalLine as line')
    .innerJoin('partsArrival', 'partsArrival.id', 'line.arrivalId')
    .selectAll('line')
    .where('line.arrivalId', 'in', [...arrivalIds])
    .where('partsArrival.status', '<>', 'pending_acceptance')
    .where('partsArrival.delFlag', '=', 0)
    .orderBy('line.arrivalId')
    .orderBy('line.lineNo')
    .execute();
  return lines.flatMap((line) => differencesOfLines([line]).map((difference) => ({ ...difference, arrivalId: line.arrivalId })));
}
