import { type SalesChance, salesChancesList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';

export const chances = resource<SalesChance, never>('extendChances', { list: listOf(salesChancesList) });

/** Those that were delivered first end first. */
export const chanceDefaults: ListState = sortedBy('deliveryDate');
