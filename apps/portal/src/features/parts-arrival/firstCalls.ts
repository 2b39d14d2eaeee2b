import { listingCalls } from '../../documents/list/documentListing.ts';
import { arrivalListing } from './arrivals.ts';

export const firstCalls = listingCalls(arrivalListing, 'parts_arrival_status', 'arrival_result');
