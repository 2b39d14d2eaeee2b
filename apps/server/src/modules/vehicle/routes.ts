import { checkVin, normaliseVin } from '@harrow/validation/vin';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { maskedName } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { between, equal, oneOf } from '../../shared/list/filters.ts';
import { listPage } from '../../shared/list/list.ts';
import { invalid } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { isMaker } from '../../shared/session/currentUser.ts';
import { checkCoverageOf } from '../warranty-claim/service.ts';
import { countVehicles, findByVin, findVehicle, loadHistory, vehicleList, vinFilter } from './vehicleQueries.ts';
import { vehicleEvents } from './vehicleEvents.ts';
import { toVehicleReply } from './vehicleReply.ts';

export const vehicleRoutes = (services: Services): Handlers<'vehicles'> => {
  const { db, dictionaries } = services;
  return {
    vehiclesList: ({ query, user, language }) =>
      listPage(db, user, vehicleList({ services, user, language }), query, [
        vinFilter(query.vin),
        equal('vehicle.secondProduct', query.secondProduct),
        equal('vehicle.thirdProduct', query.thirdProduct),
        equal('vehicle.fourthProduct', query.fourthProduct),
        oneOf('vehicle.vehicleStatus', query.vehicleStatus),
        equal('vehicle.dealerCode', query.dealerCode),
        between('vehicle.arrivalDate', query.arrivalDate_begin, query.arrivalDate_end),
      ]),
    vehiclesStatusCounts: ({ user }) => countVehicles(db, user),

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

    async vehiclesWarrantyCheck({ query, user, language }) {
      const { vin } = await findVehicle(db, user, query.id, language);
      return checkCoverageOf(services, user, { vin, failureDate: query.failureDate, operatingHours: query.operatingHours }, language);
    },
  };
};
