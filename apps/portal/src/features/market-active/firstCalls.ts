import { listingCalls } from '../../documents/list/documentListing.ts';
import { activityListing } from './activities.ts';

export const firstCalls = listingCalls(activityListing);
