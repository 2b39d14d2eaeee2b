import { listingCalls } from '../../documents/list/documentListing.ts';
import { packingListing } from './packingLists.ts';

export const firstCalls = listingCalls(packingListing, 'ship_method');
