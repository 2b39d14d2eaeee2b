import {
  type ForceInsuranceItem,
  forceInsurancesList,
  forceInsurancesRemove,
  forceInsurancesStatusCounts,
  forceInsurancesTotals,
  type ForceInsurancesTotalsData,
  maintenanceDuesOverride,
  maintenanceDuesRequestOverride,
  resultOf,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, writeOf } from '../../shared/calls/callsOf.ts';
import { forceInsurancesOf } from '../../shared/calls/forceInsurancesOf.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

const bizType = 'maintenance';

/** The calls of services. */
export const maintenances = forceInsurancesOf('maintenance', bizType);

/** The statuses in the order of the work. */
const maintenanceStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'audit_succeeded', 'closed'] as const;

/** Initial filter: the services that wait for the user's side. */
const waiting = (status: string): ListState => ({ ...defaultListState, filters: { status } });
const dealerDefaults = waiting('draft,no_pass');
const makerDefaults = waiting('submitted,pass');
const maintenanceDefaults = (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults);

const maintenanceCounts = statusCounts(maintenances.key, (options) => forceInsurancesStatusCounts({ ...options, query: { bizType } }));

/** Payable amounts per currency over all services that the list finds. */
export const sumUpPayable: SumUp = async (asked, signal) => {
  const { capped, sums } = await resultOf(forceInsurancesTotals({ query: { ...asked, bizType } as ForceInsurancesTotalsData['query'], signal }));
  return { capped, sums: sums.map(({ currency, payable }) => ({ currency, totalAmount: payable })) };
};

export const countAsked = async (signal: AbortSignal): Promise<number> =>
  (await resultOf(forceInsurancesList({ query: { bizType, overrideAsked: 'Y', pageSize: 1 }, signal }))).total;

export const askException = writeOf(maintenanceDuesRequestOverride);
export const allowException = writeOf(maintenanceDuesOverride);

/** Table under which the files of a service are kept. */
export const serviceFiles = 'force_insurance';

/** Services of machines; first those that wait for the user's side. */
export const maintenanceListing = {
  resource: maintenances,
  address: '/service/maintenance',
  statuses: { order: maintenanceStatuses, counts: maintenanceCounts },
  defaults: maintenanceDefaults,
  exportPath: '/api/portal/forceInsurance/exportXls?bizType=maintenance',
  isPrintable: true,
  ...deletionOf(forceInsurancesRemove),
} satisfies DocumentListing<ForceInsuranceItem>;
