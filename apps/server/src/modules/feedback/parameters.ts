import type { Defaults } from '../../shared/parameters.ts';

/** How soon feedback is answered, and by whom. */
export const feedbackParameters = {
  /** Days after which an answered feedback that nobody continues is closed. */
  'feedback.autoCloseDays': '15',
  /** Days within which feedback is answered; of high priority. */
  'feedback.answerDays': '3',
  'feedback.answerDaysHigh': '1',
  /** JSON: which role answers which type of feedback. */
  'feedback.route': JSON.stringify({
    portal_bug: 'SYS_ADMIN',
    suggestion: 'MFR_SALES',
    service_complaint: 'MFR_SVC_MGR',
    parts_supply: 'MFR_PARTS',
    finance: 'MFR_FINANCE',
    other: 'MFR_SALES',
  }),
} as const;

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Defaults<typeof feedbackParameters> {}
}
