import { checkVin, readVin } from '@harrow/validation/vin';
import type { Operations } from '../../generated/operations.gen.ts';
import type { CheckedVehicle, VehicleLookup } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { maskedName } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { textOf } from '../../shared/messages/messages.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { isMaker, today } from '../../shared/session/currentUser.ts';
import { policyOn } from '../coverage/service.ts';
import { whyNotBegun } from './passport/begunDocuments.ts';
import { findByVin } from './vehicleQueries.ts';

type LookupQuery = Operations['vehiclesLookup']['data']['query'];
type FoundVehicle = Awaited<ReturnType<typeof findByVin>>;

/** Users who serve whatever machine comes to the workshop. */
const anyMachine = ['warrantyClaim:query', 'maintenance:query'];

/** Facts of a machine for any user who knows its full VIN; the owner's name is masked for a machine of another dealer. @throws E-103, E-012 */
export const lookUpVehicle = async (context: Context, given: string): Promise<VehicleLookup> => lookupOf(context, await findAnywhere(context, given));

/** The same, with why a document of a kind cannot be begun about it, which its save would say. @throws E-103, E-012 */
export async function checkedVehicle(context: Context, { vin, begins, id }: LookupQuery): Promise<CheckedVehicle> {
  const vehicle = await findAnywhere(context, vin);
  const reason = begins ? await whyNotBegun(context, vehicle, begins, id ?? null) : null;
  return {
    ...(await lookupOf(context, vehicle)),
    reasons: reason ? [{ code: reason.code, text: textOf(context.user.language, reason) }] : [],
  };
}

const isForeign = ({ user }: Context, { dealerCode }: FoundVehicle): boolean => !isMaker(user) && dealerCode !== user.dealerCode;

async function findAnywhere(context: Context, given: string): Promise<FoundVehicle> {
  const vin = readVin(given);
  if (!checkVin(vin).ok) throw invalid([{ field: 'vin', code: 'E-103' }]);
  const vehicle = await findByVin(context, vin);
  if (isForeign(context, vehicle) && !anyMachine.some((right) => context.user.permissions.has(right))) throw refuse('E-012');
  return vehicle;
}

async function lookupOf(context: Context, vehicle: FoundVehicle): Promise<VehicleLookup> {
  const { services, user } = context;
  const crossDealer = isForeign(context, vehicle);
  const { vin, engineNo, secondProduct, thirdProduct, fourthProduct, productNames, vehicleStatus, pdiDate, deliveryDate, openCampaigns } = vehicle;
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
    acceptanceDate: pdiDate,
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
