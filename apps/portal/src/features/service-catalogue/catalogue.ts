import { type BugCodeItem, bugCodesList, type BugSystemItem, bugSystemsList, type ServiceCodeItem, serviceCodesList } from '@harrow/api-client';
import { sortedBy } from '../../shared/list/listAddress.ts';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

export const bugCodes = resource<BugCodeItem, never>('bugCode', { list: listOf(bugCodesList) });
export const serviceCodes = resource<ServiceCodeItem, never>('serviceCode', { list: listOf(serviceCodesList) });
export const bugSystems = resource<BugSystemItem, never>('bugSystem', { list: listOf(bugSystemsList) });

/** Systems stand in the order that their maintainers give them. */
export const bugSystemDefaults = sortedBy('sortNo');
