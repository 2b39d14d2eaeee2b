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

/** Fees by dealer and currency, and below them by document, in the order in which they come. */
export function groupFees(fees: readonly ServiceFeeItem[]): { dealerName: string; currency: string; sources: FeesOfSource[]; total: number }[] {
  return [...Map.groupBy(fees, ({ dealerCode, currency }) => `${dealerCode} ${currency}`).values()].map((ofDealer) => ({
    dealerName: ofDealer[0]!.dealerName,
    currency: ofDealer[0]!.currency,
    total: sumOf(ofDealer),
    sources: [...Map.groupBy(ofDealer, ({ sourceId }) => sourceId).values()].map((own) => ({
      sourceId: own[0]!.sourceId,
      sourceNo: own[0]!.sourceNo,
      sourceText: own[0]!.feeSource_dictText,
      fees: own,
      sum: sumOf(own),
    })),
  }));
}
