import { listingCalls } from '../../documents/list/documentListing.ts';
import { registrationListing } from './registrations.ts';

export const firstCalls = listingCalls(registrationListing);
