import {
  type OrderForecast,
  type OrderForecastInput,
  type OrderForecastItem,
  orderForecastsDetail,
  orderForecastsList,
  orderForecastsRemove,
  orderForecastsSave,
  orderForecastsStatusCounts,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls behind list and page. */
export const orderForecasts = resource<OrderForecastItem, OrderForecast, OrderForecastInput>('orderForecast', {
  list: listOf(orderForecastsList),
  detail: detailOf(orderForecastsDetail),
  save: saveOf(orderForecastsSave),
});

/** The statuses in the order of the work. */
const orderForecastStatuses = ['draft', 'submitted', 'no_pass', 'pass'] as const;

const orderForecastCounts = statusCounts(orderForecasts.key, orderForecastsStatusCounts);

/** Documents of this kind, in any status. */
export const orderForecastListing = {
  resource: orderForecasts,
  address: '/service/orderForecast',
  statuses: { order: orderForecastStatuses, counts: orderForecastCounts },
  ...deletionOf(orderForecastsRemove),
} satisfies DocumentListing<OrderForecastItem>;
