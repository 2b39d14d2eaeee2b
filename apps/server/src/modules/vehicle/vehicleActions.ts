/** What may be done with a machine, by its status (domain design 2.13). */
import type { VehicleAction } from '../../generated/types.gen.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { VehicleStatus } from './tables.ts';

const inUse: readonly VehicleStatus[] = ['shipped', 'pending_acceptance', 'in_stock', 'delivered'];

export const vehicleActions: Readonly<Record<VehicleAction, { permission: string; from: readonly VehicleStatus[] }>> = {
  edit: { permission: 'vehicle:edit', from: inUse },
  // What has arrived is no mistake of typing any more.
  delete: { permission: 'vehicle:delete', from: ['shipped'] },
  apportion: { permission: 'vehicle:apportion', from: ['in_stock'] },
  scrap: { permission: 'vehicle:scrap', from: inUse },
};

const names = Object.keys(vehicleActions) as VehicleAction[];

export const allowedVehicleActions = (status: VehicleStatus, { permissions }: Pick<CurrentUser, 'permissions'>): VehicleAction[] =>
  names.filter((name) => permissions.has(vehicleActions[name].permission) && vehicleActions[name].from.includes(status));
