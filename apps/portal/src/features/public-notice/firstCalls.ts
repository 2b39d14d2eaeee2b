import { listingCalls } from '../../documents/list/documentListing.ts';
import { noticeListing } from './noticeMasters.ts';

export const firstCalls = listingCalls(noticeListing);
