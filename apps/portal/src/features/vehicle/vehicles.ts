import {
  type BatchResult,
  newIdempotencyKey,
  resultOf,
  type Vehicle,
  type VehicleItem,
  vehicleMastersMarkArrived,
  vehicleMastersRemove,
  vehicleMastersScrap,
  vehiclesApportion,
  type VehiclesApportionData,
  vehiclesConfirmArrival,
  vehiclesDetail,
  vehiclesList,
  type VehiclesListData,
  vehiclesStatusCounts,
} from '@harrow/api-client';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of vehicles. */
export const vehicles = resource<VehicleItem, Vehicle>('vehicle', {
  // Filters come from the address as plain texts; the server judges them.
  list: (query, signal) => resultOf(vehiclesList({ query: query as VehiclesListData['query'], signal })),
  detail: (id, signal) => resultOf(vehiclesDetail({ query: { id }, signal })),
});

/** How many vehicles there are in each status. */
export const vehicleCounts = statusCounts(vehicles.key, (signal) => resultOf(vehiclesStatusCounts({ signal })));

const headers = (): { 'X-Idempotency-Key': string } => ({ 'X-Idempotency-Key': newIdempotencyKey() });
const asked = { dryRun: '1' } as const;

export const removeVehicles = (ids: string[]): Promise<BatchResult> => resultOf(vehicleMastersRemove({ query: { ids: ids.join(',') }, headers: headers() }));

/** What the user says when machines are handed on. */
export type Apportionment = Omit<VehiclesApportionData['body'], 'ids' | 'subDealerCode'> & { subDealerCode?: string | null };

export const apportionVehicles = (ids: string[], { subDealerCode = null, apportionDate, remark }: Apportionment): Promise<BatchResult> =>
  resultOf(vehiclesApportion({ body: { ids, subDealerCode, apportionDate, remark }, headers: headers() }));
/** Which of them are in stock. */
export const mayApportion = (ids: string[], apportionDate: string): Promise<BatchResult> =>
  resultOf(vehiclesApportion({ body: { ids, subDealerCode: null, apportionDate }, query: asked }));

/** Says that machines have arrived, as their dealer or for it. @param dryRun only says which of them are on their way */
export const recordArrival = (ids: string[], { arrivalDate, remark }: Arrival, isMaker: boolean, dryRun = false): Promise<BatchResult> => {
  const call = { body: { ids, arrivalDate, remark: remark || null }, headers: headers(), ...(dryRun && { query: asked }) };
  return resultOf(isMaker ? vehicleMastersMarkArrived(call) : vehiclesConfirmArrival(call));
};

/** When machines arrived. */
export interface Arrival {
  arrivalDate: string;
  remark?: string | null;
}

export const scrapVehicles = (ids: string[], reason: string): Promise<BatchResult> =>
  resultOf(vehicleMastersScrap({ body: { ids, reason }, headers: headers() }));
/** Which of them nothing stands against. */
export const mayScrap = (ids: string[]): Promise<BatchResult> => resultOf(vehicleMastersScrap({ body: { ids }, query: asked }));
