import { type ProductTeam, productTeamsList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { sortedBy } from '../../shared/list/address/listAddress.ts';

export const productTeams = resource<ProductTeam, never>('productTeam', { list: listOf(productTeamsList) });

export const productTeamDefaults = sortedBy('sortNo');
