import { listingCalls } from '../../documents/list/documentListing.ts';
import { vehicleListing } from './vehicles.ts';

export const firstCalls = listingCalls(vehicleListing);
