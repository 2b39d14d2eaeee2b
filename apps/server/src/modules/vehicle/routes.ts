import { checkVin, normaliseVin } from '@harrow/validation/vin';
import { statusCounts } from '../../documents/statusCounts.ts';
import { contextOf } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { maskedName } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { type ExportQuery, exportList } from '../../shared/export/exportList.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { listPage } from '../../shared/list/list.ts';
import { invalid } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { coverageOf } from '../coverage/service.ts';
import { vehicleExport } from './vehicleExport.ts';
import { addVehicle, vehicleImport } from './vehicleImport.ts';
import { findByVin, findVehicle, loadHistory, vehicleFilters, vehicleList } from './vehicleQueries.ts';
import { vehicleKind } from './vehicleKind.ts';
import { vehicleStatuses } from './workflow.ts';
import { vehicleEvents } from './vehicleEvents.ts';
import { apportionVehicles, recordArrivals, scrapVehicles } from './moveVehicles.ts';
import { toVehicleReply } from './vehicleReply.ts';
import { editVehicle, removeVehicles } from './vehicleUpkeep.ts';

export const vehicleRoutes = (services: Services): Handlers<'vehicles'> & Handlers<'vehicleMasters'> => {
  const { db, dictionaries } = services;
  return {
    vehiclesList: ({ query, user, language }) => listPage(db, user, vehicleList({ services, user, language }), query, vehicleFilters(query)),
    vehiclesExportXls: (call) =>
      exportList(services, vehicleExport, vehicleList({ services, ...call }), { ...call, query: call.query as ExportQuery }, vehicleFilters(call.query)),
    vehiclesApportion: ({ body, query, user, commit }) =>
      commit((within) => apportionVehicles(contextOf(within, user), { ...body, dryRun: query.dryRun === '1' })),
    vehiclesConfirmArrival: ({ body, query, user, commit }) =>
      commit((within) => recordArrivals(contextOf(within, user), 'confirmArrival', { ...body, dryRun: query.dryRun === '1' })),
    vehicleMastersMarkArrived: ({ body, query, user, commit }) =>
      commit((within) => recordArrivals(contextOf(within, user), 'markArrived', { ...body, dryRun: query.dryRun === '1' })),
    vehicleMastersAdd: ({ body, user, language, commit }) => commit((within) => addVehicle(body, { services: within, user, language })),
    vehicleMastersEdit: ({ body, user, language, commit }) => commit((within) => editVehicle(body, { services: within, user, language })),
    vehicleMastersRemove: ({ query, user, language, commit }) => commit((within) => removeVehicles(query.ids, { services: within, user, language })),
    vehicleMastersScrap: ({ body, query, user, commit }) =>
      commit((within) => scrapVehicles(contextOf(within, user), { ...body, dryRun: query.dryRun === '1' })),
    vehicleMastersImportExcel: ({ request, user, language }) => importWorkbooks(vehicleImport, request, { services, user, language }),
    vehicleMastersImportTemplate: ({ query, language, reply }) => sendTemplate(vehicleImport, query.format ?? 'xls', language, reply),
    vehiclesStatusCounts: ({ user }) => statusCounts(contextOf(services, user), vehicleKind, vehicleStatuses),

    async vehiclesDetail({ query, user, language }) {
      const vehicle = await findVehicle(db, user, query.id, language);
      const { apportions, claims, ...history } = await loadHistory(db, user, vehicle, language);
      const events = vehicleEvents(vehicle, { ...history, apportions, claims });
      const shown = claims.map(({ createDay: _day, ...claim }) => ({
        ...claim,
        status_dictText: dictionaries.text('bill_status', claim.status, language),
      }));
      return toVehicleReply(vehicle, { ...history, events, claims: shown }, { services, user, language });
    },

    async vehiclesLookup({ query, user, language }) {
      const vin = normaliseVin(query.vin);
      if (!checkVin(vin).ok) throw invalid([{ field: 'vin', code: 'E-103' }]);
      const vehicle = await findByVin(db, vin, language);
      const crossDealer = !isMaker(user) && vehicle.dealerCode !== user.dealerCode;
      const { engineNo, secondProduct, thirdProduct, fourthProduct, productNames, vehicleStatus, deliveryDate, openCampaigns } = vehicle;
      const { warrantyStartDate, warrantyEndDate, warrantyMonths, warrantyHours, extendEndDate, currentHours, ownerName } = vehicle;
      return {
        vin,
        engineNo,
        secondProduct,
        thirdProduct,
        fourthProduct,
        ...productNames,
        vehicleStatus,
        deliveryDate,
        openCampaigns,
        crossDealer,
        warrantyStartDate,
        warrantyEndDate,
        warrantyMonths,
        warrantyHours,
        extendEndDate,
        currentHours,
        vehicleStatus_dictText: dictionaries.text('vehicle_status', vehicleStatus, language),
        ownerName: crossDealer ? maskedName(ownerName) : ownerName,
      };
    },

    async vehiclesPdiList({ query, user, language }) {
      const { id } = await findVehicle(db, user, query.id, language);
      const tabs = services.modules.flatMap(({ machineTabs }) => machineTabs?.pdi ?? []).filter(({ permission }) => user.permissions.has(permission));
      const rows = await Promise.all(tabs.map(({ read }) => read(contextOf(services, user), { vehicleId: id, language })));
      return rows.flat();
    },

    async vehiclesWarrantyCheck({ query, user, language }) {
      const { vin } = await findVehicle(db, user, query.id, language);
      return coverageOf(contextOf(services, user), { vin, failureDate: query.failureDate, operatingHours: query.operatingHours, language });
    },
  };
};
