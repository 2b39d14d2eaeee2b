/** Effects of a machine's arrival, its transfer to a sub-dealer, and its scrapping. */
import { effect } from '../../../documents/kind.ts';
import { openOfVehicle } from '../../../documents/reading/openDocuments.ts';
import { startingFrom } from '../../../shared/calendarDate.ts';
import { newId } from '../../../shared/database/database.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { mustBeAtWork } from '../../../shared/workflow/dealerGate.ts';
import type { Vehicle, VehicleActionInput } from '../vehicleKind.ts';

/** Where machines stand: the dealer's own place, or that of a sub-dealer. */
export interface Place {
  orgCode: string;
  subDealerCode: string | null;
  subDealerName: string | null;
}

const vehicleEffect = effect<Vehicle, VehicleActionInput>();

/** Begins what other modules have to do with a machine that is there. */
export const arrive = vehicleEffect({
  async prepare({ context: { services, user }, before: { shipDate }, input: { arrivalDate } }) {
    const day = today(user, services.now());
    if (!arrivalDate || arrivalDate > day || (shipDate !== null && arrivalDate < startingFrom(shipDate, day)))
      throw invalid([{ field: 'arrivalDate', code: 'E-129' }]);
  },
  apply: async ({ input: { arrivalDate } }) => ({ arrivalDate, pdiStatus: 'pending_acceptance' }),
  async notify({ context, before: { id }, input: { remark = null } }) {
    for (const { machineEvents } of context.services.modules) await machineEvents?.arrived?.(context, { vehicleId: id, remark });
  },
});

export const apportion = vehicleEffect({
  async prepare({ context, input: { place } }) {
    if (place && place.subDealerCode !== null) mustBeAtWork(context);
  },
  async apply({ context: { db, services, user }, before, input: { place, apportionDate, remark = null } }) {
    if (!place || !apportionDate) throw new Error('An apportionment needs a place and a day');
    if (before.subDealerCode === place.subDealerCode) return null;
    await db
      .insertInto('vehicleApportion')
      .values({
        id: newId(services.now().getTime()),
        vehicleId: before.id,
        fromCode: before.subDealerCode ?? before.dealerCode,
        toCode: place.subDealerCode ?? before.dealerCode,
        apportionDate,
        remark,
        createBy: user.username,
        createTime: services.now().toISOString(),
      })
      .execute();
    return place;
  },
  async notify({ context }, { vin }) {
    for (const { machineEvents } of context.services.modules) await machineEvents?.moved?.(context, { vin });
  },
});

export const scrap = vehicleEffect({
  async prepare({ context, before: { vin } }) {
    const open = await openOfVehicle(context, vin);
    if (open.length > 0) throw refuse('E-142', { list: open.map(({ no }) => no).join(', ') });
  },
  apply: async ({ input: { scrapReason } }) => ({ scrapReason }),
  async notify({ context }, { id }) {
    for (const { machineEvents } of context.services.modules) await machineEvents?.scrapped?.(context, { vehicleId: id });
  },
});
