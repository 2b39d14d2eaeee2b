import {
  type ForceInsuranceItem,
  forceInsurancesList,
  forceInsurancesRemove,
  forceInsurancesRenew,
  forceInsurancesStatusCounts,
  forceInsurancesTotals,
  type ForceInsurancesTotalsData,
  resultOf,
  vehiclesList,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { queryOptions } from '@tanstack/react-query';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, deletionOf } from '../../shared/calls/callsOf.ts';
import { forceInsurancesOf } from '../../shared/calls/forceInsurancesOf.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

const bizType = 'insurance';

/** The calls of policies. */
export const insurances = forceInsurancesOf('forceInsurance', bizType);

/** The statuses in the order of the work. */
const insuranceStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'closed'] as const;

/** Initial filter: the policies that wait for the user's side; for dealers also those in force. */
const waiting = (status: string): ListState => ({ ...defaultListState, filters: { status } });
const dealerDefaults = waiting('draft,no_pass,pass');
const makerDefaults = waiting('submitted');
const insuranceDefaults = (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults);

const insuranceCounts = statusCounts(insurances.key, (options) => forceInsurancesStatusCounts({ ...options, query: { bizType } }));

/** Premiums per currency over all policies that the list finds, with the maker's share. @param shareText name of that share */
export const sumUpPremiums =
  (shareText: string): SumUp =>
  async (asked, signal) => {
    const { capped, sums } = await resultOf(forceInsurancesTotals({ query: { ...asked, bizType } as ForceInsurancesTotalsData['query'], signal }));
    return { capped, shareText, sums: sums.map(({ currency, premium, subsidyAmount }) => ({ currency, totalAmount: premium, share: subsidyAmount })) };
  };

export const countExpiring = async (signal: AbortSignal): Promise<number> =>
  (await resultOf(forceInsurancesList({ query: { bizType, expiring: 'Y', pageSize: 1 }, signal }))).total;

/** Number of delivered machines without a policy. */
export const uninsuredCount = queryOptions({
  queryKey: [...insurances.key, 'uninsuredCount'],
  queryFn: async ({ signal }) => (await resultOf(vehiclesList({ query: { uninsured: 'Y', pageSize: 1 }, signal }))).total,
});

export const renewPolicies = batchOf(forceInsurancesRenew);

/** Table under which the files of a policy are kept. */
export const policyFiles = 'force_insurance';

/** Policies of machines; first those that wait for the user's side. */
export const insuranceListing = {
  resource: insurances,
  address: '/service/forceInsurance',
  statuses: { order: insuranceStatuses, counts: insuranceCounts },
  defaults: insuranceDefaults,
  exportPath: '/api/portal/forceInsurance/exportXls?bizType=insurance',
  ...deletionOf(forceInsurancesRemove),
} satisfies DocumentListing<ForceInsuranceItem>;
