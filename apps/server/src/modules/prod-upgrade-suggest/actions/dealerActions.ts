/** Actions of the dealer on a suggestion, besides entering it. */
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { handedIn } from '../../../documents/review.ts';
import { missingFields } from '../../../documents/saving/missingFields.ts';
import { notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { about, suggestEffect } from './suggestStep.ts';

export const submit = suggestEffect({
  async prepare({ before }) {
    const errors = missingFields('ProdUpgradeSuggestInput', before);
    if (errors.length > 0) throw invalid(errors);
  },
  apply: async (step) => handedIn(step),
  async notify({ context: { db, services } }, after) {
    const reviewers = await reviewersOf(db, 'prodUpgradeSuggest:audit', after.dealerCode);
    await notify(db, reviewers, { event: 'prodUpgradeSuggest.submitted', ...about(after), at: services.now() });
  },
});

export const giveUp = suggestEffect({ apply: async () => ({ closeReason: 'given_up' }) });

export const endWithDealer = suggestEffect({ apply: async () => ({ closeReason: dealerEnded }) });
