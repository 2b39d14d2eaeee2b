import type { Context } from '../../../shared/context.ts';
import { begunDocuments } from './begunDocuments.ts';
import { vehicleEvents } from './vehicleEvents.ts';
import { findVehicle, loadHistory } from '../vehicleQueries.ts';
import { toVehicleReply, type VehicleReply } from './vehicleReply.ts';

/** The passport of a machine: the machine with what happened to it. @throws E-012 for one out of scope */
export async function readPassport(context: Context, id: string): Promise<VehicleReply> {
  const { services, user } = context;
  const vehicle = await findVehicle(context, id);
  const { apportions, claims, ...history } = await loadHistory(context, vehicle);
  const events = vehicleEvents(vehicle, { ...history, apportions, claims });
  const shown = claims.map(({ createDay: _day, ...claim }) => ({
    ...claim,
    status_dictText: services.dictionaries.text('bill_status', claim.status, user.language),
  }));
  return toVehicleReply(vehicle, { ...history, events, claims: shown, begins: await begunDocuments(context, vehicle) }, context);
}
