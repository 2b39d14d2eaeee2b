import { listingCalls } from '../../documents/list/documentListing.ts';
import { handleListing } from './handles.ts';

export const firstCalls = listingCalls(handleListing);
