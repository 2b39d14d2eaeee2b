import { statusCounts } from '../../documents/statusCounts.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import type { Services } from '../../shared/services.ts';
import { coverageOf } from '../coverage/service.ts';
import { lookUpVehicle } from './lookUpVehicle.ts';
import { vehicleExport } from './vehicleExport.ts';
import { addVehicle, vehicleImport } from './vehicleImport.ts';
import { findVehicle, loadHistory, vehicleFilters, vehicleList } from './vehicleQueries.ts';
import { vehicleKind } from './vehicleKind.ts';
import { vehicleStatuses } from './workflow.ts';
import { vehicleEvents } from './vehicleEvents.ts';
import { apportionVehicles, recordArrivals, scrapVehicles, startWarranties } from './moveVehicles.ts';
import { machineTab } from './machineTab.ts';
import { apportionmentsOf, replacedPartsOf } from './machineTabs.ts';
import { toVehicleReply } from './vehicleReply.ts';
import { editVehicle, removeVehicles } from './vehicleUpkeep.ts';

export const vehicleRoutes = (services: Services): Handlers<'vehicles'> & Handlers<'vehicleMasters'> => {
  const { dictionaries } = services;
  return {
    ...listRoutes('vehicles', { list: vehicleList, filters: (_context, query) => vehicleFilters(query), exported: vehicleExport }),
    vehiclesApportion: ({ body, query, commit }) => commit((within) => apportionVehicles(within, { ...body, dryRun: query.dryRun === '1' })),
    vehiclesConfirmArrival: ({ body, query, commit }) =>
      commit((within) => recordArrivals(within, 'confirmArrival', { ...body, dryRun: query.dryRun === '1' })),
    vehicleMastersMarkArrived: ({ body, query, commit }) =>
      commit((within) => recordArrivals(within, 'markArrived', { ...body, dryRun: query.dryRun === '1' })),
    vehicleMastersAdd: ({ body, commit }) => commit((within) => addVehicle(within, body)),
    vehicleMastersEdit: ({ body, commit }) => commit((within) => editVehicle(within, body)),
    vehicleMastersRemove: ({ query, commit }) => commit((within) => removeVehicles(within, query.ids)),
    vehicleMastersScrap: ({ body, query, commit }) => commit((within) => scrapVehicles(within, { ...body, dryRun: query.dryRun === '1' })),
    vehicleMastersStartWarranty: ({ body, query, commit }) => commit((within) => startWarranties(within, { ...body, dryRun: query.dryRun === '1' })),
    ...importRoutes('vehicleMasters', vehicleImport),
    vehiclesStatusCounts: ({ context }) => statusCounts(context, vehicleKind, vehicleStatuses),

    async vehiclesDetail({ query, language, context }) {
      const vehicle = await findVehicle(context, query.id);
      const { apportions, claims, ...history } = await loadHistory(context, vehicle);
      const events = vehicleEvents(vehicle, { ...history, apportions, claims });
      const shown = claims.map(({ createDay: _day, ...claim }) => ({
        ...claim,
        status_dictText: dictionaries.text('bill_status', claim.status, language),
      }));
      return toVehicleReply(vehicle, { ...history, events, claims: shown }, context);
    },

    vehiclesLookup: ({ query, context }) => lookUpVehicle(context, query.vin),

    vehiclesApportionmentList: machineTab(null, apportionmentsOf),
    vehiclesPartsReplacedList: machineTab(null, replacedPartsOf),

    async vehiclesWarrantyCheck({ query, context }) {
      const { vin } = await findVehicle(context, query.id);
      return coverageOf(context, { vin, failureDate: query.failureDate, operatingHours: query.operatingHours });
    },
  };
};
