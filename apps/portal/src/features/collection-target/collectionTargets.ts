import { type CollectionTarget, collectionTargetsList } from '@harrow/api-client';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { sortedBy } from '../../shared/list/address/listAddress.ts';

export const collectionTargets = resource<CollectionTarget, never>('collectionTarget', { list: listOf(collectionTargetsList) });

export const collectionTargetDefaults = sortedBy('period', 'desc');
