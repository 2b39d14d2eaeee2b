import { type MarketGroup, marketGroupsList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { sortedBy } from '../../shared/list/address/listAddress.ts';

export const marketGroups = resource<MarketGroup, never>('marketGroup', { list: listOf(marketGroupsList) });
export const marketGroupDefaults = sortedBy('code');
