import { days, declareParameters, type Declares, shortText } from '../../shared/parameters.ts';
import { answersAll, isRoute, usualRoute } from './route.ts';

/** How soon feedback is answered, and by whom. */
export const feedbackParameters = declareParameters('sales', {
  /** Days after which an answered feedback without a follow-up is closed. */
  'feedback.autoCloseDays': days(15, [1, 365]),
  /** Days within which feedback is answered; of high priority. */
  'feedback.answerDays': days(3, [1, 365]),
  'feedback.answerDaysHigh': days(1, [1, 365]),
  /** JSON: which role answers which type of feedback. */
  'feedback.route': shortText(JSON.stringify(usualRoute), 2000, { accepts: isRoute, limits: () => '{"portal_bug": "SYS_ADMIN", …}', verify: answersAll }),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof feedbackParameters> {}
}
