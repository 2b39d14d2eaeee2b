import { resultOf, type Vehicle, type VehicleItem, vehiclesDetail, vehiclesList, type VehiclesListData, vehiclesStatusCounts } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { resource } from '../../shared/resource.ts';

/** The calls of vehicles. */
export const vehicles = resource<VehicleItem, Vehicle>('vehicle', {
  // Filters come from the address as plain texts; the server judges them.
  list: (query, signal) => resultOf(vehiclesList({ query: query as VehiclesListData['query'], signal })),
  detail: (id, signal) => resultOf(vehiclesDetail({ query: { id }, signal })),
});

/** How many vehicles there are in each status. */
export const vehicleCounts = queryOptions({
  queryKey: [...vehicles.key, 'statusCounts'],
  queryFn: ({ signal }) => resultOf(vehiclesStatusCounts({ signal })),
});
