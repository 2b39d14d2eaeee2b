/** Which solutions a dealer may ask for, and which results the desk may decide, by reason. Pure. */
import type { PartsClaimReason, PartsClaimResult, PartsClaimSolution } from '../../../generated/types.gen.ts';

const whole = ['credit', 'resend', 'return', 'accept'] as const;

export const solutionsOf: Readonly<Record<PartsClaimReason, readonly PartsClaimSolution[]>> = {
  short: ['credit', 'resend'],
  damaged: whole,
  quality: whole,
  wrong: whole,
  over: ['return', 'accept'],
};

const decided = ['credit', 'resend', 'accept', 'return_credit', 'return_resend', 'refused'] as const;

export const resultsOf: Readonly<Record<PartsClaimReason, readonly PartsClaimResult[]>> = {
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
