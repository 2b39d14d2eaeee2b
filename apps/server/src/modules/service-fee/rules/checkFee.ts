/** What of a fee that staff enter cannot be stored. Pure. */
import { hasDecimals } from '../../../shared/decimals.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { FeeHeader } from '../tables.ts';

type Entered = Pick<FeeHeader, 'dealerCode' | 'feeType' | 'feeDate' | 'amount' | 'currency' | 'vin'>;

/** What the rules ask the database. */
export interface FeeFacts {
  /** Today at the maker, `YYYY-MM-DD`. */
  today: string;
  /** Why the dealer gets no new fees; null when it does. */
  dealerRefusal: Omit<InvalidField, 'field'> | null;
  /** The dealer has, or has had, the machine; null without one. */
  ownsMachine: boolean | null;
}

/** A charge-back is below 0, any other fee above it (E-524). */
export const hasRightSign = ({ feeType, amount }: Pick<Entered, 'feeType' | 'amount'>): boolean => amount !== 0 && (feeType === 'chargeback') === amount < 0;

/** The findings, by field; none when it can be stored. */
export function checkFee(fee: Entered, { today, dealerRefusal, ownsMachine }: FeeFacts): InvalidField[] {
  const missing = (['dealerCode', 'feeType', 'feeDate', 'currency'] as const).filter((field) => fee[field] === '');
  return [
    ...missing.map((field) => ({ field, code: 'E-013' })),
    ...(dealerRefusal && fee.dealerCode !== '' ? [{ field: 'dealerCode', ...dealerRefusal }] : []),
    ...(fee.feeDate > today ? [{ field: 'feeDate', code: 'E-512' }] : []),
    ...(hasDecimals(fee.amount, 2) ? [] : [{ field: 'amount', code: 'E-016', textKey: 'E-016.signed', params: { n: 2 } }]),
    ...(fee.feeType === '' || hasRightSign(fee) ? [] : [{ field: 'amount', code: 'E-524' }]),
    ...(ownsMachine === false ? [{ field: 'vin', code: 'E-012' }] : []),
  ];
}
