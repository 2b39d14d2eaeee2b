import { listingCalls } from '../../documents/list/documentListing.ts';
import { receiptListing } from './receipts.ts';

export const firstCalls = listingCalls(receiptListing, 'statement_status', 'settle_method');
