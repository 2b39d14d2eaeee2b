/** Common parts of the actions of a fee that staff entered. */
import { type ActionInput, effect, type Step } from '../../../documents/kind.ts';
import type { FeeHeader } from '../tables.ts';

export type FeeActionInput = ActionInput;

export type FeeStep = Step<FeeHeader, FeeActionInput>;
export const feeEffect = effect<FeeHeader, FeeActionInput>();

/** Names the fee in messages. */
export const about = ({ id, feeNo, dealerName, amount, currency, description }: FeeHeader) => ({
  docType: 'serviceFee',
  docId: id,
  docNo: feeNo,
  params: { no: feeNo, dealer: dealerName, amount: amount.toFixed(2), cur: currency, text: description ?? '' },
});
