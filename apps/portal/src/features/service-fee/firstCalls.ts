import { listingCalls } from '../../documents/list/documentListing.ts';
import { feeListing } from './fees.ts';

export const firstCalls = listingCalls(feeListing, 'bill_status', 'service_fee_type', 'doc_type');
