/** How the shared approval, log and inbox calls reach feedback. */
import { detailsOf, documentType } from '../../documents/documentType.ts';
import { feedbackKind } from './feedbackKind.ts';
import type { FeedbackRow } from './tables.ts';

/** The inbox shows its title and who answers it. */
const todoDetails = detailsOf<FeedbackRow>(feedbackKind, ({ title, handlerName }) => ({ subject: title, reviewer: handlerName }));

export const feedbackDocumentType = documentType(feedbackKind, { permission: 'feedback:query', todoDetails });
