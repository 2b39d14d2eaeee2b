import { listingCalls } from '../../documents/list/documentListing.ts';
import { applicationListing } from './applications.ts';

export const firstCalls = listingCalls(applicationListing);
