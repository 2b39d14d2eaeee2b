import {
  type BatchResult,
  resultOf,
  type Vehicle,
  type VehicleItem,
  vehicleMastersMarkArrived,
  vehicleMastersRemove,
  vehicleMastersScrap,
  vehicleMastersStartWarranty,
  vehiclesApportion,
  type VehiclesApportionData,
  vehiclesConfirmArrival,
  vehiclesDetail,
  vehiclesList,
  vehiclesStatusCounts,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, detailOf, listOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import type { Trial } from '../../shared/calls/previewed.ts';
import { resource } from '../../shared/calls/resource.ts';
import { vehicleStatuses } from './vehicleStatus.ts';

/** The calls of vehicles. */
export const vehicles = resource<VehicleItem, Vehicle>('vehicle', { list: listOf(vehiclesList), detail: detailOf(vehiclesDetail) });

/** Number of machines in each status. */
const vehicleCounts = statusCounts(vehicles.key, vehiclesStatusCounts);

const removeVehicles = (ids: string[]): Promise<BatchResult> => resultOf(vehicleMastersRemove({ query: { ids: ids.join(',') }, headers: writeHeaders() }));

/** Input of an apportionment. */
export type Apportionment = Omit<VehiclesApportionData['body'], 'ids' | 'subDealerCode'> & { subDealerCode?: string | null };

export const apportionVehicles = batchOf(vehiclesApportion);

const recordArrivalForDealer = batchOf(vehicleMastersMarkArrived);
const recordOwnArrival = batchOf(vehiclesConfirmArrival);
/** Says that machines have arrived, as their dealer or for it. */
export const recordArrival = (ids: string[], { arrivalDate, remark }: Arrival, isMaker: boolean, trial?: Trial): Promise<BatchResult> =>
  (isMaker ? recordArrivalForDealer : recordOwnArrival)({ ids, arrivalDate, remark: remark || null }, trial);

/** Arrival of machines. */
export interface Arrival {
  arrivalDate: string;
  remark?: string | null;
}

export const scrapVehicles = batchOf(vehicleMastersScrap);

/** Start of the warranty of machines without a registered handover, with the reason. */
export interface WarrantyStart {
  startDate: string;
  reason: string;
}

export const startWarranty = batchOf(vehicleMastersStartWarranty);

/** Machines in any status. */
export const vehicleListing = {
  resource: vehicles,
  address: '/vehicle/list',
  statuses: { filter: 'vehicleStatus', dict: 'vehicle_status', order: vehicleStatuses, counts: vehicleCounts },
  remove: removeVehicles,
} satisfies DocumentListing<VehicleItem>;
