/** Amounts of a claim as they are being typed; the server works them out anew. */
import type { PartsClaimLine } from '@harrow/api-client';
import { roundHalfUp } from '@harrow/validation';

type Decided = Pick<PartsClaimLine, 'lineReason' | 'paidPrice' | 'wrongPrice' | 'returnQty' | 'returnedQty' | 'returnCondition'> & {
  lineResult: PartsClaimLine['lineResult'] | undefined;
  approvedQty: number;
  approvedDiscountPct: number;
};

/** Credit of a line by a decision; below 0 a charge. */
export function creditOf({ lineReason, lineResult, approvedQty, approvedDiscountPct: pct, paidPrice, wrongPrice, ...goods }: Decided): number {
  const whole = roundHalfUp(approvedQty * paidPrice);
  const missing = goods.returnCondition === null ? 0 : goods.returnQty - goods.returnedQty;
  if (lineResult === 'credit') return whole;
  if (lineResult === 'return_credit') return lineReason === 'over' ? 0 : roundHalfUp((approvedQty - missing) * paidPrice);
  if (lineResult !== 'accept') return 0;
  if (lineReason === 'over') return 0 - roundHalfUp((approvedQty * paidPrice * (100 - pct)) / 100);
  if (lineReason === 'wrong') return Math.max(0, roundHalfUp(whole - roundHalfUp((approvedQty * (wrongPrice ?? 0) * (100 - pct)) / 100)));
  return roundHalfUp((approvedQty * paidPrice * pct) / 100);
}

/** What a line claims. @param solution of the line, or of the claim */
export function claimedOf(
  { lineReason, claimQty, paidPrice, discountPct }: { [Field in 'lineReason' | 'claimQty' | 'paidPrice' | 'discountPct']?: PartsClaimLine[Field] | null },
  solution: string | null | undefined,
): number {
  if (lineReason === 'over') return 0;
  const pct = solution === 'accept' && lineReason !== 'wrong' ? (discountPct ?? 0) : 100;
  return roundHalfUp(((claimQty ?? 0) * (paidPrice ?? 0) * pct) / 100);
}
