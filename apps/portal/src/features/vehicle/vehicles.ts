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
import { detailOf, listOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { vehicleStatuses } from './vehicleStatus.ts';

/** The calls of vehicles. */
export const vehicles = resource<VehicleItem, Vehicle>('vehicle', { list: listOf(vehiclesList), detail: detailOf(vehiclesDetail) });

/** Number of machines in each status. */
const vehicleCounts = statusCounts(vehicles.key, vehiclesStatusCounts);

const asked = { dryRun: '1' } as const;

const removeVehicles = (ids: string[]): Promise<BatchResult> => resultOf(vehicleMastersRemove({ query: { ids: ids.join(',') }, headers: writeHeaders() }));

/** Input of an apportionment. */
export type Apportionment = Omit<VehiclesApportionData['body'], 'ids' | 'subDealerCode'> & { subDealerCode?: string | null };

export const apportionVehicles = (ids: string[], { subDealerCode = null, apportionDate, remark }: Apportionment): Promise<BatchResult> =>
  resultOf(vehiclesApportion({ body: { ids, subDealerCode, apportionDate, remark }, headers: writeHeaders() }));
/** Dry run: which of the machines are in stock. */
export const mayApportion = (ids: string[], apportionDate: string): Promise<BatchResult> =>
  resultOf(vehiclesApportion({ body: { ids, subDealerCode: null, apportionDate }, query: asked }));

/** Says that machines have arrived, as their dealer or for it. @param dryRun only says which of them are on their way */
export const recordArrival = (ids: string[], { arrivalDate, remark }: Arrival, isMaker: boolean, dryRun = false): Promise<BatchResult> => {
  const call = { body: { ids, arrivalDate, remark: remark || null }, headers: writeHeaders(), ...(dryRun && { query: asked }) };
  return resultOf(isMaker ? vehicleMastersMarkArrived(call) : vehiclesConfirmArrival(call));
};

/** Arrival of machines. */
export interface Arrival {
  arrivalDate: string;
  remark?: string | null;
}

export const scrapVehicles = (ids: string[], reason: string): Promise<BatchResult> =>
  resultOf(vehicleMastersScrap({ body: { ids, reason }, headers: writeHeaders() }));
/** Dry run: which of the machines can be scrapped. */
export const mayScrap = (ids: string[]): Promise<BatchResult> => resultOf(vehicleMastersScrap({ body: { ids }, query: asked }));

/** Start of the warranty of machines without a registered handover, with the reason. */
export interface WarrantyStart {
  startDate: string;
  reason: string;
}

/** @param dryRun only says of which the maker is asked */
export const startWarranty = (ids: string[], start: Omit<WarrantyStart, 'reason'> & Partial<WarrantyStart>, dryRun = false): Promise<BatchResult> =>
  resultOf(vehicleMastersStartWarranty({ body: { ids, ...start }, headers: writeHeaders(), ...(dryRun && { query: asked }) }));

/** Machines in any status. */
export const vehicleListing = {
  resource: vehicles,
  address: '/vehicle/list',
  statuses: { filter: 'vehicleStatus', dict: 'vehicle_status', order: vehicleStatuses, counts: vehicleCounts },
  remove: removeVehicles,
} satisfies DocumentListing<VehicleItem>;
