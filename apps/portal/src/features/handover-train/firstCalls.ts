import { listingCalls } from '../../documents/list/documentListing.ts';
import { handoverListing } from './handovers.ts';

export const firstCalls = listingCalls(handoverListing);
