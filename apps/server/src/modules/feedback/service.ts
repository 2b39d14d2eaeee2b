/** What the demo may ask of feedback. */
export { feedbackKind } from './feedbackKind.ts';
export { saveFeedback } from './saveFeedback.ts';
