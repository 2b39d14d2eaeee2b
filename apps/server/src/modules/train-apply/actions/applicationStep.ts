/** Common parts of the actions on applications. */
import { type ActionInput, effect, type Step } from '../../../documents/kind.ts';
import { tellDealer } from '../../../documents/review.ts';
import type { Mark, TrainApplyReviewLines } from '../../../generated/types.gen.ts';
import type { ApplicationHeader } from '../tables.ts';

export interface ApplicationInput extends ActionInput {
  marks?: Mark[] | undefined;
  /** The answer of a review. */
  lines?: TrainApplyReviewLines | undefined;
}

export type ApplicationStep = Step<ApplicationHeader, ApplicationInput>;
export const applicationEffect = effect<ApplicationHeader, ApplicationInput>();

export const about = ({ id, applyNo, dealerName, title }: ApplicationHeader) => ({
  docType: 'trainApply',
  docId: id,
  docNo: applyNo,
  params: { no: applyNo, dealer: dealerName, title },
});

/** Tells submitter and administrators of the dealer. */
export function tell(step: ApplicationStep, event: string, after: ApplicationHeader): Promise<void> {
  const { params, ...document } = about(after);
  return tellDealer(step, after, { event: `trainApply.${event}`, ...document, params: { ...params, plan: after.plannedNo ?? '' } });
}
