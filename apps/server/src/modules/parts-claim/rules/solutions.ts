/** Which solutions a dealer may ask for, and which results the desk may decide, by reason. Pure. */
import type { PartsClaimReason, PartsClaimResult, PartsClaimSolution } from '../../../generated/types.gen.ts';
import type { PartsClaimLine } from '../tables.ts';

const whole = ['credit', 'resend', 'return', 'accept'] as const;

const solutions: Readonly<Record<PartsClaimReason, readonly PartsClaimSolution[]>> = {
  short: ['credit', 'resend'],
  damaged: whole,
  quality: whole,
  wrong: whole,
  over: ['return', 'accept'],
};

const decided = ['credit', 'resend', 'accept', 'return_credit', 'return_resend', 'refused'] as const;

const results: Readonly<Record<PartsClaimReason, readonly PartsClaimResult[]>> = {
  short: ['credit', 'resend', 'refused'],
  damaged: decided,
  quality: decided,
  wrong: decided,
  // Nothing was paid for what came too much: it goes back, or is bought.
  over: ['return_credit', 'accept', 'refused'],
};

/** The goods go back to the maker. */
export const isReturn = (result: PartsClaimResult | null): boolean => result === 'return_credit' || result === 'return_resend';

/** The part is sent again. */
export const isResend = (result: PartsClaimResult | null): boolean => result === 'resend' || result === 'return_resend';

type Priced = Pick<PartsClaimLine, 'lineReason' | 'paidPrice' | 'onShelf'>;

/** Goods that have left the shelf with an earlier decision can neither be kept nor come back. */
const isGone = ({ lineReason, onShelf }: Priced): boolean => lineReason !== 'quality' && onShelf === 'N';

/** For parts that were free, as samples, no money is given back. */
const isFree = ({ lineReason, paidPrice }: Priced): boolean => lineReason !== 'over' && paidPrice === 0;

/** What a dealer may ask for. */
export const solutionsFor = (line: Priced): readonly PartsClaimSolution[] =>
  solutions[line.lineReason].filter((solution) => !isFree(line) || solution === 'resend' || solution === 'return');

/** What the desk may decide. */
export const resultsFor = (line: Priced): readonly PartsClaimResult[] =>
  (isGone(line) ? results.short : results[line.lineReason]).filter((result) => !isFree(line) || isResend(result) || result === 'refused');
