import { type Platform, platformsList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { sortedBy } from '../../shared/list/address/listAddress.ts';

export const platforms = resource<Platform, never>('platform', { list: listOf(platformsList) });

export const platformDefaults = sortedBy('sortNo');
