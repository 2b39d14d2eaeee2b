import { multiply } from './multiply.ts';
import { sum } from './sum.ts';

/** Quantity × price × percent, rounded half-up to 2 decimals. */
const priced = (qty: number, price: number, pct = 100): number => multiply([qty, price, pct, 0.01]);

/** A part that is claimed; quantities with 2 decimals at most, prices of a piece, discounts in percent. */
export interface ClaimedPart {
  lineReason: 'short' | 'damaged' | 'wrong' | 'over' | 'quality';
  claimQty: number;
  /** What a piece has cost the dealer. */
  paidPrice: number;
  /** What is asked for; null where nothing is yet. */
  solution: string | null;
  /** What is asked for keeping the goods, of what they have cost. */
  discountPct: number | null;
}

/** What a part claims: the goods at what they have cost, or what is asked for keeping them. Nothing was paid for what came too much. */
export function partsClaimAmount({ lineReason, claimQty, paidPrice, solution, discountPct }: ClaimedPart): number {
  if (lineReason === 'over') return 0;
  return solution === 'accept' && lineReason !== 'wrong' ? priced(claimQty, paidPrice, discountPct ?? 0) : priced(claimQty, paidPrice);
}

/** Goods that were to come back. */
export interface ReturnedPart {
  returnQty: number;
  returnedQty: number;
  /** Null until they have come. */
  returnCondition: string | null;
}

/** Pieces that were to come back and did not; nothing is known of them before the receipt. */
export const missingReturns = ({ returnQty, returnedQty, returnCondition }: ReturnedPart): number =>
  returnCondition === null ? 0 : sum([returnQty, -returnedQty]);

/** A claimed part with what was decided about it. */
export interface DecidedPart extends ReturnedPart, Pick<ClaimedPart, 'lineReason' | 'paidPrice'> {
  lineResult: 'credit' | 'resend' | 'accept' | 'return_credit' | 'return_resend' | 'refused' | null;
  approvedQty: number | null;
  approvedDiscountPct: number | null;
  /** Price of the part that came instead; null where none did, or none is known. */
  wrongPrice: number | null;
}

/** What a dealer is credited for a part, rounded half-up to 2 decimals; below 0 what it is charged. */
export function partsClaimCredit(part: DecidedPart): number {
  const { lineReason, lineResult, approvedDiscountPct, paidPrice, wrongPrice } = part;
  const approved = part.approvedQty ?? 0;
  const pct = approvedDiscountPct ?? 0;
  switch (lineResult) {
    case 'credit':
      return priced(approved, paidPrice);
    case 'return_credit':
      return lineReason === 'over' ? 0 : priced(sum([approved, -missingReturns(part)]), paidPrice);
    case 'accept':
      if (lineReason === 'over') return 0 - priced(approved, paidPrice, 100 - pct);
      if (lineReason === 'wrong') return Math.max(0, sum([priced(approved, paidPrice), -priced(approved, wrongPrice ?? 0, 100 - pct)]));
      return priced(approved, paidPrice, pct);
    default:
      return 0;
  }
}
