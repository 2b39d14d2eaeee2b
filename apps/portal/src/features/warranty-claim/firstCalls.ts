import { listingCalls } from '../../documents/list/documentListing.ts';
import { claimListing } from './claims.ts';

export const firstCalls = listingCalls(claimListing, 'claim_type', 'settlement_status');
