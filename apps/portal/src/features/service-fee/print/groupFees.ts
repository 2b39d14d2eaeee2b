import type { ServiceFeeItem } from '@harrow/api-client';
import { sum } from '@harrow/validation';

const sumOf = (fees: readonly ServiceFeeItem[]): number => sum(fees.map(({ amount }) => amount));

interface FeesOfSource {
  sourceId: string;
  sourceNo: string;
  sourceText: string;
  fees: ServiceFeeItem[];
  sum: number;
}

/** Fees with the same key together, in the order in which they come. */
function grouped(fees: readonly ServiceFeeItem[], keyOf: (fee: ServiceFeeItem) => string): ServiceFeeItem[][] {
  const groups = new Map<string, ServiceFeeItem[]>();
  for (const fee of fees) {
    const group = groups.get(keyOf(fee));
    if (group) group.push(fee);
    else groups.set(keyOf(fee), [fee]);
  }
  return [...groups.values()];
}

/** Fees by dealer and currency, and below them by document. */
export const groupFees = (fees: readonly ServiceFeeItem[]): { dealerName: string; currency: string; sources: FeesOfSource[]; total: number }[] =>
  grouped(fees, ({ dealerCode, currency }) => `${dealerCode} ${currency}`).map((ofDealer) => ({
    dealerName: ofDealer[0]!.dealerName,
    currency: ofDealer[0]!.currency,
    total: sumOf(ofDealer),
    sources: grouped(ofDealer, ({ sourceId }) => sourceId).map((own) => ({
      sourceId: own[0]!.sourceId,
      sourceNo: own[0]!.sourceNo,
      sourceText: own[0]!.feeSource_dictText,
      fees: own,
      sum: sumOf(own),
    })),
  }));
