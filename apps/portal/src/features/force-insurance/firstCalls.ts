import { listingCalls } from '../../documents/list/documentListing.ts';
import { insuranceListing } from './insurances.ts';

export const firstCalls = listingCalls(insuranceListing, 'insurance_type');
