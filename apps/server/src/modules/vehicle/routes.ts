import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { coverageOf } from '../coverage/service.ts';
import { checkedVehicle } from './lookUpVehicle.ts';
import { vehicleExport } from './vehicleExport.ts';
import { addVehicle, vehicleImport } from './upkeep/vehicleImport.ts';
import { findVehicle, vehicleFilters, vehicleList } from './vehicleQueries.ts';
import { vehicleKind } from './vehicleKind.ts';
import { vehicleStatuses } from './workflow.ts';
import { apportionVehicles, recordArrivals, scrapVehicles, startWarranties } from './upkeep/moveVehicles.ts';
import { machineTab } from './passport/machineTab.ts';
import { apportionmentsOf, replacedPartsOf } from './passport/machineTabs.ts';
import { readPassport } from './passport/readPassport.ts';
import { editVehicle, removeVehicles } from './upkeep/vehicleUpkeep.ts';

export const vehicleRoutes = (): Handlers<'vehicles'> & Handlers<'vehicleMasters'> => ({
  ...listRoutes('vehicles', { list: vehicleList, filters: vehicleFilters, exported: vehicleExport }),
  vehiclesApportion: ({ body, query, commit }) => commit((within) => apportionVehicles(within, { ...body, dryRun: query.dryRun === '1' })),
  vehiclesConfirmArrival: ({ body, query, commit }) => commit((within) => recordArrivals(within, 'confirmArrival', { ...body, dryRun: query.dryRun === '1' })),
  vehicleMastersMarkArrived: ({ body, query, commit }) => commit((within) => recordArrivals(within, 'markArrived', { ...body, dryRun: query.dryRun === '1' })),
  vehicleMastersAdd: ({ body, commit }) => commit((within) => addVehicle(within, body)),
  vehicleMastersEdit: ({ body, commit }) => commit((within) => editVehicle(within, body)),
  vehicleMastersRemove: ({ query, commit }) => commit((within) => removeVehicles(within, query.ids)),
  vehicleMastersScrap: ({ body, query, commit }) => commit((within) => scrapVehicles(within, { ...body, dryRun: query.dryRun === '1' })),
  vehicleMastersStartWarranty: ({ body, query, commit }) => commit((within) => startWarranties(within, { ...body, dryRun: query.dryRun === '1' })),
  ...importRoutes('vehicleMasters', vehicleImport),
  vehiclesStatusCounts: ({ context }) => statusCounts(context, vehicleKind, vehicleStatuses),

  vehiclesDetail: ({ query, context }) => readPassport(context, query.id),

  vehiclesLookup: ({ query, context }) => checkedVehicle(context, query),

  vehiclesApportionmentList: machineTab(null, apportionmentsOf),
  vehiclesPartsReplacedList: machineTab(null, replacedPartsOf),

  async vehiclesWarrantyCheck({ query, context }) {
    const { vin } = await findVehicle(context, query.id);
    return coverageOf(context, { vin, failureDate: query.failureDate, operatingHours: query.operatingHours });
  },
});
