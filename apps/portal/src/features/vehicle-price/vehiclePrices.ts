import { type VehiclePrice, vehiclePricesList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';
import { todayIn } from '../../shared/todayIn.ts';

export const vehiclePrices = resource<VehiclePrice, never>('vehiclePrice', { list: listOf(vehiclePricesList) });

/** Initial filter: prices in force today. */
export const vehiclePriceDefaults = (): ListState => ({ ...sortedBy('fourthProduct'), filters: { validOn: todayIn(undefined) } });
