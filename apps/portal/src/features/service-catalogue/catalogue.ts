import {
  type BugCodeItem,
  bugCodesList,
  type BugCodesListData,
  type BugSystemItem,
  bugSystemsList,
  type BugSystemsListData,
  resultOf,
  type ServiceCodeItem,
  serviceCodesList,
  type ServiceCodesListData,
} from '@harrow/api-client';
import { sortedBy } from '../../shared/list/listAddress.ts';
import { resource } from '../../shared/calls/resource.ts';

// Filters come from the address as plain texts; the server judges them.
export const bugCodes = resource<BugCodeItem, never>('bugCode', {
  list: (query, signal) => resultOf(bugCodesList({ query: query as BugCodesListData['query'], signal })),
});
export const serviceCodes = resource<ServiceCodeItem, never>('serviceCode', {
  list: (query, signal) => resultOf(serviceCodesList({ query: query as ServiceCodesListData['query'], signal })),
});
export const bugSystems = resource<BugSystemItem, never>('bugSystem', {
  list: (query, signal) => resultOf(bugSystemsList({ query: query as BugSystemsListData['query'], signal })),
});

/** Systems stand in the order that their maintainers give them. */
export const bugSystemDefaults = sortedBy('sortNo');
