/** Common parts of the actions of a suggestion. */
import { type ActionInput, effect, type Step } from '../../../documents/kind.ts';
import type { Mark, ProdUpgradeSuggestReviewLines } from '../../../generated/types.gen.ts';
import type { SuggestRow } from '../tables.ts';

export interface SuggestActionInput extends ActionInput {
  marks?: Mark[] | undefined;
  /** Of `pass`. */
  lines?: ProdUpgradeSuggestReviewLines | undefined;
  /** Of `plan`. */
  planned?: { planVersion: string; planDate: string };
}

export type SuggestStep = Step<SuggestRow, SuggestActionInput>;
export const suggestEffect = effect<SuggestRow, SuggestActionInput>();

export const about = ({ id, suggestNo, title, dealerName, planVersion, planDate }: SuggestRow) => ({
  docType: 'prodUpgradeSuggest',
  docId: id,
  docNo: suggestNo,
  params: { no: suggestNo, title, dealer: dealerName, version: planVersion ?? '', date: planDate ?? '' },
});
