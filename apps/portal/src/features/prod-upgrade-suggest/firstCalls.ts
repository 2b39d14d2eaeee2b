import { listingCalls } from '../../documents/list/documentListing.ts';
import { suggestListing } from './suggests.ts';

export const firstCalls = listingCalls(suggestListing, 'product2', 'suggest_type', 'priority');
