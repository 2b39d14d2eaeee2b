import {
  type ExtendInsurance,
  type ExtendInsuranceInput,
  type ExtendInsuranceItem,
  extendInsurancesCancel,
  extendInsurancesConfirmPayment,
  extendInsurancesDetail,
  extendInsurancesList,
  extendInsurancesPay,
  extendInsurancesRemove,
  extendInsurancesSave,
  extendInsurancesStatusCounts,
  extendInsurancesTotals,
  type ExtendInsurancesTotalsData,
  resultOf,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

export const extensions = resource<ExtendInsuranceItem, ExtendInsurance, ExtendInsuranceInput>('extendInsurance', {
  list: listOf(extendInsurancesList),
  detail: detailOf(extendInsurancesDetail),
  save: saveOf(extendInsurancesSave),
});

/** The statuses in the order of the work. */
const extensionStatuses = ['draft', 'submitted', 'pass', 'no_pass', 'paid', 'audit_succeeded', 'closed'] as const;

/** Initial filter: the applications that wait for the user's side. */
const waiting = (status: string): ListState => ({ ...defaultListState, filters: { status } });
const dealerDefaults: ListState = { ...waiting('draft,no_pass,pass'), sort: { column: 'applyUntil', order: 'asc' } };
const makerDefaults = waiting('submitted,pass,paid');
const extensionDefaults = (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults);

const extensionCounts = statusCounts(extensions.key, extendInsurancesStatusCounts);

/** Fees per currency over all applications that the list finds, with the share of late fees. @param shareText name of that share */
export const sumUpFees =
  (shareText: string): SumUp =>
  async (asked, signal) => {
    const { capped, sums } = await resultOf(extendInsurancesTotals({ query: asked as ExtendInsurancesTotalsData['query'], signal }));
    return { capped, shareText, sums: sums.map(({ currency, totalFee, lateFee }) => ({ currency, totalAmount: totalFee, share: lateFee })) };
  };

export const countUnpaid = async (signal: AbortSignal): Promise<number> =>
  (await resultOf(extendInsurancesList({ query: { toPay: 'Y', pageSize: 1 }, signal }))).total;

export const payExtensions = batchOf(extendInsurancesPay);
export const confirmPayment = writeOf(extendInsurancesConfirmPayment);
export const cancelExtension = writeOf(extendInsurancesCancel);

/** Table under which the files of an application are kept. */
export const extensionFiles = 'extend_insurance';

/** Applications for extended warranties; first those that wait for the user's side. */
export const extensionListing = {
  resource: extensions,
  address: '/service/extendInsurance',
  statuses: { order: extensionStatuses, counts: extensionCounts },
  defaults: extensionDefaults,
  ...deletionOf(extendInsurancesRemove),
} satisfies DocumentListing<ExtendInsuranceItem>;
