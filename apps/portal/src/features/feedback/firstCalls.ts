import { listingCalls } from '../../documents/list/documentListing.ts';
import { feedbackListing } from './feedback.ts';

export const firstCalls = listingCalls(feedbackListing, 'feedback_type', 'priority');
