import { listingCalls } from '../../documents/list/documentListing.ts';
import { partsClaimListing } from './partsClaims.ts';

export const firstCalls = listingCalls(partsClaimListing);
