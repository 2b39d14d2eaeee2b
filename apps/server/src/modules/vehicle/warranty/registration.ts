/** When the warranty of a machine begins: by its handover, or by a decision of the maker. */
import { addDays, daysBetween } from '../../../shared/calendarDate.ts';
import type { TrxContext } from '../../../shared/context.ts';
import type { Delivered } from '../hooks.ts';
import { effect } from '../../../documents/kind.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { policyOn, warrantyFrom } from '../../coverage/service.ts';
import type { Vehicle, VehicleActionInput } from '../vehicleKind.ts';

/** Registration of a machine by a handover: its owner, its user, and its cover. */
export type Registration = Pick<
  Vehicle,
  | 'deliveryDate'
  | 'ownerName'
  | 'ownerPhone'
  | 'ownerIdNo'
  | 'ownerCountry'
  | 'ownerRegion'
  | 'ownerAddress'
  | 'endUserName'
  | 'endUserType'
  | 'endUserPhone'
  | 'industry'
  | 'cropType'
  | 'farmSizeHa'
  | 'warrantyStartDate'
  | 'warrantyEndDate'
  | 'warrantyMonths'
  | 'warrantyHours'
>;

const vehicleEffect = effect<Vehicle, VehicleActionInput>();

/** The maker is asked when the warranty begins. */
export const proposeWarranty = vehicleEffect({
  apply: async ({ context: { services, user } }) => ({ unregisteredSince: today(user, services.now()) }),
});

/** The warranty begins without a delivery. A handover that comes later keeps its start. */
export const startWarranty = vehicleEffect({
  async prepare({ context: { services, user }, before: { arrivalDate }, input: { startDate } }) {
    const day = today(user, services.now());
    if (!startDate || startDate > day || (arrivalDate !== null && startDate < arrivalDate))
      throw invalid([{ field: 'startDate', code: 'E-441', params: { from: arrivalDate ?? '–', to: day } }]);
    return startDate;
  },
  async apply({ context, before, input: { warrantyReason } }, startDate) {
    const policy = await policyOn(context, before, startDate);
    if (!policy) throw invalid([{ field: 'startDate', code: 'vehicle.noPolicy' }]);
    return { ...warrantyFrom(policy, startDate), warrantyReason, unregisteredSince: null };
  },
});

const tell = async (context: TrxContext, input: Delivered): Promise<void> => {
  for (const { machineEvents } of context.services.modules) await machineEvents?.delivered?.(context, input);
};

/** An extension begins where the base warranty ends, and moves with it. */
const movedExtension = ({ extendEndDate, warrantyEndDate: before }: Vehicle, after: string | null): Pick<Vehicle, 'extendEndDate'> => ({
  extendEndDate: extendEndDate && before && after ? addDays(extendEndDate, daysBetween(before, after)) : extendEndDate,
});

export const register = vehicleEffect({
  async apply({ before, input: { registration } }) {
    if (!registration) throw new Error('A machine is registered with its owner and its cover');
    return { ...registration, ...movedExtension(before, registration.warrantyEndDate), warrantySuspended: 'N', unregisteredSince: null };
  },
  notify: ({ context, before }, { id: vehicleId, vin, deliveryDate }) =>
    tell(context, { vehicleId, vin, day: deliveryDate!, on: true, again: before.vehicleStatus === 'delivered' }),
});

export const suspendWarranty = vehicleEffect({
  apply: async () => ({ warrantySuspended: 'Y' }),
  notify: ({ context }, { id: vehicleId, vin, deliveryDate }) => tell(context, { vehicleId, vin, day: deliveryDate!, on: false, again: true }),
});

export const extendCover = vehicleEffect({
  async apply({ input: { extension } }) {
    if (!extension) throw new Error('A cover is extended by an extension');
    return extension;
  },
});
