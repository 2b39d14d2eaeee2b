import { listingCalls } from '../../documents/list/documentListing.ts';
import { subDealerListing } from './subDealers.ts';

export const firstCalls = listingCalls(subDealerListing, 'dealer_status', 'business_scope');
