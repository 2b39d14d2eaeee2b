import { checkVin, normaliseVin } from '@harrow/validation/vin';
import type { VehicleLookup } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { maskedName } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { isMaker, today } from '../../shared/session/currentUser.ts';
import { policyOn } from '../coverage/service.ts';
import { findByVin } from './vehicleQueries.ts';

/** Users who serve whatever machine comes to the workshop. */
const anyMachine = ['warrantyClaim:query', 'maintenance:query'];

/** What anybody who has a machine in hand may know of it by its full VIN; the owner's name of another dealer's is masked. @throws E-103, E-012 */
export async function lookUpVehicle(context: Context, given: string): Promise<VehicleLookup> {
  const { services, user } = context;
  const vin = normaliseVin(given);
  if (!checkVin(vin).ok) throw invalid([{ field: 'vin', code: 'E-103' }]);
  const vehicle = await findByVin(context, vin);
  const crossDealer = !isMaker(user) && vehicle.dealerCode !== user.dealerCode;
  if (crossDealer && !anyMachine.some((right) => user.permissions.has(right))) throw refuse('E-012');
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
    vehicleStatus_dictText: services.dictionaries.text('vehicle_status', vehicleStatus, user.language),
    deliveryDate,
    openCampaigns,
    crossDealer,
    warrantyStartDate,
    warrantyEndDate,
    warrantyMonths,
    warrantyHours,
    extendEndDate,
    currentHours,
    noHours: (await policyOn(context, vehicle, deliveryDate ?? today(user, services.now())))?.noHours === 'Y',
    ownerName: crossDealer ? maskedName(ownerName) : ownerName,
  };
}
