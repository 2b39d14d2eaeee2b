import { listingCalls } from '../../documents/list/documentListing.ts';
import { trainingListing } from './trainings.ts';

export const firstCalls = listingCalls(trainingListing);
