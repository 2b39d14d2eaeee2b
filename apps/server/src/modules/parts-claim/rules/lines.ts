/** Lines of a claim: what is known of them, where their goods lie, and their history. Pure. */
import { toHundredths } from '../../../shared/decimals.ts';
import { type LineChange, lineChanges } from '../../../shared/change-log/lineChanges.ts';
import type { PartsClaimReason } from '../../../generated/types.gen.ts';
import type { PartsClaimLine } from '../tables.ts';

/** The line of the packing list, or of the receipt, that a line is about. */
export const sourceOf = ({ packingLineId, arrivalLineId }: Pick<PartsClaimLine, 'packingLineId' | 'arrivalLineId'>): string =>
  packingLineId ?? arrivalLineId ?? '';

/**
 * Where goods lie on the dealer's shelf until the claim is decided: warehouse and part; null where there are none, as of a part that was
 * fitted.
 */
export function blockedGoods(
  line: Pick<PartsClaimLine, 'lineReason' | 'partsCode' | 'wrongPartsCode' | 'onShelf'>,
): { warehouse: 'DAMAGED' | 'WRONG' | 'OVER'; partsCode: string } | null {
  const { lineReason, partsCode, wrongPartsCode, onShelf } = line;
  if (onShelf === 'N') return null;
  const places: Readonly<Record<PartsClaimReason, { warehouse: 'DAMAGED' | 'WRONG' | 'OVER'; partsCode: string } | null>> = {
    short: null,
    damaged: { warehouse: 'DAMAGED', partsCode },
    wrong: wrongPartsCode === null ? null : { warehouse: 'WRONG', partsCode: wrongPartsCode },
    over: { warehouse: 'OVER', partsCode },
    quality: onShelf === 'Y' ? { warehouse: 'DAMAGED', partsCode } : null,
  };
  return places[lineReason];
}

/** The maker wants its goods back, and nothing has come of them yet. */
export const isAwaited = ({ returnQty, returnCondition, settled }: Pick<PartsClaimLine, 'returnQty' | 'returnCondition' | 'settled'>): boolean =>
  returnQty > 0 && returnCondition === null && settled === 'N';

/** Goods that stay where they are once a line is settled, by what becomes of them. */
export function staying(line: PartsClaimLine): { decided: number; rest: number } {
  const approved = line.lineResult === 'refused' ? 0 : (line.approvedQty ?? 0);
  return {
    // Approved, and not asked back.
    decided: toHundredths(approved - line.returnQty),
    // Not approved, or asked back and never sent.
    rest: toHundredths(line.claimQty - approved + line.returnQty - line.shippedQty),
  };
}

type Changed = { lines: readonly PartsClaimLine[] };

/** Change history of lines, each by its number and part. */
export const partsClaimLineChanges = (before: Changed, after: Changed): LineChange[] =>
  lineChanges(before.lines, after.lines, {
    fields: [
      'partsCode',
      'lineReason',
      'lineSolution',
      'claimQty',
      'discountPct',
      'wrongPartsCode',
      'failureDate',
      'vin',
      'faultText',
      'onShelf',
      'remark',
      'approvedQty',
      'approvedDiscountPct',
      'lineResult',
      'returnQty',
      'shippedQty',
      'returnedQty',
      'returnCondition',
      'creditAmount',
      'resentQty',
      'reviewRemark',
    ],
    nameOf: ({ lineNo, partsCode }) => `lines/${lineNo} ${partsCode}`,
  });
