import { listingCalls } from '../../documents/list/documentListing.ts';
import { goalListing } from './goals.ts';

export const firstCalls = listingCalls(goalListing, 'product_team', 'platform', 'goal_basis');
