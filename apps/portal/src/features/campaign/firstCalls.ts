import { listingCalls } from '../../documents/list/documentListing.ts';
import { campaignListing } from './campaigns.ts';

export const firstCalls = listingCalls(campaignListing);
