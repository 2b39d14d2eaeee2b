import { listingCalls } from '../../documents/list/documentListing.ts';
import { vehicleOrderListing } from './vehicleOrders.ts';

export const firstCalls = listingCalls(vehicleOrderListing, 'delivery_method', 'pay_status', 'ship_status');
