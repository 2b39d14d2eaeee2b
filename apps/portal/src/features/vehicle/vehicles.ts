import { resultOf, type Vehicle, type VehicleItem, vehiclesDetail, vehiclesList, type VehiclesListData } from '@harrow/api-client';
import { resource } from '../../shared/resource.ts';

/** The calls of vehicles. */
export const vehicles = resource<VehicleItem, Vehicle>('vehicle', {
  // Filters come from the address as plain texts; the server judges them.
  list: (query, signal) => resultOf(vehiclesList({ query: query as VehiclesListData['query'], signal })),
  detail: (id, signal) => resultOf(vehiclesDetail({ query: { id }, signal })),
});
