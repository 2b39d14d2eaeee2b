import { listingCalls } from '../../documents/list/documentListing.ts';
import { reportListing } from './reports.ts';

export const firstCalls = listingCalls(reportListing);
