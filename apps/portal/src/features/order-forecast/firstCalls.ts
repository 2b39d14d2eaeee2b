import { listingCalls } from '../../documents/list/documentListing.ts';
import { orderForecastListing } from './orderForecasts.ts';

export const firstCalls = listingCalls(orderForecastListing);
