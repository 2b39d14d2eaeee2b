/** Common parts of the actions of a receipt. */
import { type ActionInput, effect } from '../../../documents/kind.ts';
import type { Services } from '../../../shared/services.ts';
import type { ArrivalDifferenceHooks } from '../hooks.ts';
import type { ArrivalHeader } from '../tables.ts';

export interface ArrivalActionInput extends ActionInput {
  /** Of `book`: begins a claim about the differences. */
  createClaim?: boolean;
  /** Of `follow`: what claims say of the receipt. */
  told?: Pick<ArrivalHeader, 'partsClaimNo' | 'claimed'>;
}

export const arrivalEffect = effect<ArrivalHeader, ArrivalActionInput>();

/** What claims do about receipts; undefined where no module has claims. */
export const claimHooks = ({ modules }: Pick<Services, 'modules'>): ArrivalDifferenceHooks | undefined =>
  modules.find(({ arrivalDifferences }) => arrivalDifferences !== undefined)?.arrivalDifferences;

export const about = ({ id, arrivalNo, totalShort, totalDamaged, totalOver, totalWrong, dealerName }: ArrivalHeader) => ({
  docType: 'partsArrival',
  docId: id,
  docNo: arrivalNo,
  params: { no: arrivalNo, dealer: dealerName, s: totalShort, d: totalDamaged, o: totalOver, w: totalWrong },
});
