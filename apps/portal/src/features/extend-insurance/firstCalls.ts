import { listingCalls } from '../../documents/list/documentListing.ts';
import { extensionListing } from './extensions.ts';

export const firstCalls = listingCalls(extensionListing, 'coverage_type', 'pay_status');
