import type { FeeSource } from './createFees.ts';

/** A document for which the maker owes its dealer fees. */
interface OwedDocument extends Pick<FeeSource, 'orgCode' | 'dealerCode' | 'dealerName'> {
  id: string;
  vin?: string | null;
  /** Known when fees become due. */
  currency: string | null;
}

/**
 * A document as the source of its fees.
 * @param source its kind, e.g. `warrantyClaim`
 * @param sourceNo its number
 */
export const feeSource = (source: string, sourceNo: string, { id, orgCode, dealerCode, dealerName, vin = null, currency }: OwedDocument): FeeSource => ({
  source,
  sourceId: id,
  sourceNo,
  orgCode,
  dealerCode,
  dealerName,
  vin,
  currency: currency!,
});
