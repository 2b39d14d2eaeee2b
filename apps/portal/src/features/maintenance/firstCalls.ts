import { listingCalls } from '../../documents/list/documentListing.ts';
import { maintenanceListing } from './maintenances.ts';

export const firstCalls = listingCalls(maintenanceListing, 'maint_level');
