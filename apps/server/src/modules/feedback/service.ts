/** Feedback for the demo data. */
export { feedbackKind } from './feedbackKind.ts';
export { saveFeedback } from './saveFeedback.ts';
