import {
  type BugCodeItem,
  bugCodesList,
  type BugSystemItem,
  bugSystemsList,
  type DealerWithoutRate,
  type LabourRate,
  labourRatesList,
  labourRatesMissing,
  resultOf,
  type ServiceCodeItem,
  serviceCodesList,
  type Supplier,
  suppliersList,
  warrantyPoliciesList,
  type WarrantyPolicy,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { todayIn } from '../../shared/todayIn.ts';

export const bugCodes = resource<BugCodeItem, never>('bugCode', { list: listOf(bugCodesList) });
export const serviceCodes = resource<ServiceCodeItem, never>('serviceCode', { list: listOf(serviceCodesList) });
export const bugSystems = resource<BugSystemItem, never>('bugSystem', { list: listOf(bugSystemsList) });

/** Systems are in the order set by their maintainers. */
export const bugSystemDefaults = sortedBy('sortNo');

export const suppliers = resource<Supplier, never>('supplier', { list: listOf(suppliersList) });
export const supplierDefaults = sortedBy('supplierCode');
export const warrantyPolicies = resource<WarrantyPolicy, never>('warrantyPolicy', { list: listOf(warrantyPoliciesList) });
export const labourRates = resource<LabourRate, never>('labourRate', { list: listOf(labourRatesList) });

const countingToday = (): Pick<ListState, 'filters'> => ({ filters: { validOn: todayIn(undefined) } });
/** Initial filter: policies valid today. */
export const policyDefaults = (): ListState => ({ ...sortedBy('productCode'), ...countingToday() });
export const rateDefaults = (): ListState => ({ ...sortedBy('dealerCode'), ...countingToday() });

/** Dealers without a rate in force today; part of the rates, so that a new rate refreshes it. */
export const dealersWithoutRate = queryOptions<DealerWithoutRate[]>({
  queryKey: [...labourRates.key, 'missing'],
  queryFn: ({ signal }) => resultOf(labourRatesMissing({ signal })),
});
