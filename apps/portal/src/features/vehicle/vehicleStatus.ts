import type { VehicleItem, VehicleStatus } from '@harrow/api-client';
import type { Tone } from '@harrow/ui';

/** Colours of machine statuses; their texts come from the dictionary `vehicle_status`. */
export const vehicleTones: Record<VehicleStatus, Tone> = {
  shipped: 'blue',
  pending_acceptance: 'warning',
  in_stock: 'cyan',
  delivered: 'success',
  scrapped: 'default',
};

/** Vehicle statuses in the order of a machine's life. */
export const vehicleStatuses: readonly VehicleStatus[] = ['shipped', 'pending_acceptance', 'in_stock', 'delivered', 'scrapped'];

export const warrantyTones: Record<VehicleItem['warrantyState'], Tone> = { ok: 'success', soon: 'warning', expired: 'error', none: 'default' };
