/** Money and quantities of a decided line, to the cent. Pure. */
import { multiply, sum } from '@harrow/validation';
import { toHundredths } from '../../../shared/decimals.ts';
import type { PartsClaimLine } from '../tables.ts';
import { isResend } from './solutions.ts';

/** Quantity × price × percent, to the cent, half up. */
export const priced = (qty: number, price: number, pct = 100): number => multiply([qty, price, pct, 0.01]);

type Claimed = Pick<PartsClaimLine, 'lineReason' | 'lineSolution' | 'claimQty' | 'paidPrice' | 'discountPct'>;

/** What a line claims: the goods at what they have cost, or what is asked for keeping them. Nothing was paid for what came too much. */
export function claimedAmount({ lineReason, lineSolution, claimQty, paidPrice, discountPct }: Claimed): number {
  if (lineReason === 'over') return 0;
  return lineSolution === 'accept' && lineReason !== 'wrong' ? priced(claimQty, paidPrice, discountPct ?? 0) : priced(claimQty, paidPrice);
}

type Returned = Pick<PartsClaimLine, 'returnQty' | 'returnedQty' | 'returnCondition'>;

/** Pieces that were to come back and did not; nothing is known of them before the receipt. */
export const missingQty = ({ returnQty, returnedQty, returnCondition }: Returned): number =>
  returnCondition === null ? 0 : toHundredths(returnQty - returnedQty);

type Decided = Returned & Pick<PartsClaimLine, 'lineReason' | 'lineResult' | 'approvedQty' | 'approvedDiscountPct' | 'paidPrice' | 'wrongPrice'>;

/** What the dealer is credited for a line; below 0 what it is charged. */
export function creditOf(line: Decided): number {
  const { lineReason, lineResult, approvedDiscountPct, paidPrice, wrongPrice } = line;
  const approved = line.approvedQty ?? 0;
  const pct = approvedDiscountPct ?? 0;
  switch (lineResult) {
    case 'credit':
      return priced(approved, paidPrice);
    case 'return_credit':
      return lineReason === 'over' ? 0 : priced(toHundredths(approved - missingQty(line)), paidPrice);
    case 'accept':
      if (lineReason === 'over') return 0 - priced(approved, paidPrice, 100 - pct);
      if (lineReason === 'wrong') return Math.max(0, sum([priced(approved, paidPrice), -priced(approved, wrongPrice ?? 0, 100 - pct)]));
      return priced(approved, paidPrice, pct);
    default:
      return 0;
  }
}

/** Pieces that are to be sent again. */
export const resendQty = (line: Pick<Decided, 'lineResult' | 'approvedQty'> & Returned): number =>
  isResend(line.lineResult) ? toHundredths((line.approvedQty ?? 0) - missingQty(line)) : 0;

/** Value of goods that the dealer keeps, on its shelf: what they have cost less the credit, or what is charged for them. */
export const keptValue = (line: Decided): number =>
  line.lineReason === 'over' ? 0 - creditOf(line) : sum([priced(line.approvedQty ?? 0, line.paidPrice), -creditOf(line)]);
