/** Feedback for the demo data, and which of it a user may read. */
export { feedbackScope } from './feedbackStore.ts';
export { feedbackKind } from './feedbackKind.ts';
export { saveFeedback } from './saveFeedback.ts';
