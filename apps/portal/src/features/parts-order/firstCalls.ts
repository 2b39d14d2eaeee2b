import { listingCalls } from '../../documents/list/documentListing.ts';
import { partsOrderListing } from './partsOrders.ts';

export const firstCalls = listingCalls(partsOrderListing, 'order_type', 'pay_status', 'ship_status');
