import { listingCalls } from '../../documents/list/documentListing.ts';
import { __name__Listing } from './__name__s.ts';

export const firstCalls = listingCalls(__name__Listing);
