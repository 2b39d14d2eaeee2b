/** Amounts that a review of an activity decides. Pure. */
import type { MarketActiveReviewLines } from '../../../generated/types.gen.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { type InvalidField, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import type { MarketActiveHeader } from '../tables.ts';

interface Review {
  lines?: MarketActiveReviewLines | undefined;
  opinion?: string | null | undefined;
}

/** An amount from a review: said, of at most two decimals, and within its limit. */
function judge(field: 'approvedAmount' | 'settledAmount', amount: number | undefined, max: number): InvalidField[] {
  if (amount === undefined) return [{ field, line: 'lines', code: 'E-013' }];
  if (!hasDecimals(amount, 2)) return [{ field, line: 'lines', code: 'E-016', params: { n: 2 } }];
  return amount > max ? [{ field, line: 'lines', code: 'E-414', params: { max } }] : [];
}

/**
 * Support of a plan that passes; null where none was applied for.
 * @throws E-013 without an amount, E-414 above what was applied for, E-006 for none at all without a word about it
 */
export function approvedSupport({ supportAmount }: Pick<MarketActiveHeader, 'supportAmount'>, { lines = {}, opinion }: Review): number | null {
  const { approvedAmount } = lines;
  if (!supportAmount && !approvedAmount) return null;
  const errors = judge('approvedAmount', approvedAmount, supportAmount ?? 0);
  if (errors.length > 0) throw invalid(errors);
  if (approvedAmount === 0 && !opinion?.trim()) throw refuse('E-006');
  return approvedAmount!;
}

/** The most that can be settled: neither more than was approved nor more than the activity has cost. */
export const mostSettled = ({ approvedAmount, actualCost }: Pick<MarketActiveHeader, 'approvedAmount' | 'actualCost'>): number =>
  Math.min(approvedAmount ?? 0, actualCost ?? 0);

/**
 * What is credited for a report; 0 where no support was approved.
 * @throws E-013 without an amount, or without a reason for less than was approved; E-414 above the limit
 */
export function settledSupport(
  header: Pick<MarketActiveHeader, 'approvedAmount' | 'actualCost'>,
  { lines = {} }: Review,
): Pick<MarketActiveHeader, 'settledAmount' | 'deductReason'> {
  const { settledAmount } = lines;
  const deductReason = lines.deductReason?.trim() || null;
  if (!header.approvedAmount && !settledAmount) return { settledAmount: 0, deductReason };
  const errors = judge('settledAmount', settledAmount, mostSettled(header));
  if (settledAmount !== undefined && settledAmount < header.approvedAmount! && deductReason === null)
    errors.push({ field: 'deductReason', line: 'lines', code: 'E-013' });
  if (errors.length > 0) throw invalid(errors);
  return { settledAmount: settledAmount!, deductReason };
}
