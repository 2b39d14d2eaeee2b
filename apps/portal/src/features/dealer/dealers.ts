import {
  type BatchResult,
  type Dealer,
  type DealerItem,
  dealerMastersAdd,
  dealerMastersBank,
  type DealerMastersBankData,
  dealerMastersChangeCurrency,
  type DealerMastersChangeCurrencyData,
  dealerMastersEdit,
  dealerMastersList,
  dealerMastersQueryById,
  dealerMastersReactivate,
  dealerMastersReinstate,
  dealerMastersRemove,
  dealerMastersStatusCounts,
  dealerMastersSuspend,
  dealerMastersTerminate,
  type DealerSaved,
  type DealerStatus,
  type NewDealer,
  type OpenedDealer,
  ownDealersDetail,
  resultOf,
  type TerminationResult,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { Tone } from '@harrow/ui';
import { queryOptions } from '@tanstack/react-query';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/listAddress.ts';

/** The calls of dealers. */
export const dealers = resource<DealerItem, Dealer>('dealer', { list: listOf(dealerMastersList), detail: detailOf(dealerMastersQueryById) });

/** The user's own dealer, for its people. */
export const ownDealer = queryOptions({ queryKey: [...dealers.key, 'own'], queryFn: ({ signal }) => resultOf(ownDealersDetail({ signal })), staleTime: 0 });

const dealerStatuses: readonly DealerStatus[] = ['active', 'suspended', 'terminated'];
export const statusTones: Record<DealerStatus, Tone> = { active: 'success', suspended: 'warning', terminated: 'default' };

/** Those that the maker works with. */
const listDefaults: ListState = { ...defaultListState, filters: { dealerStatus: 'active,suspended' } };

const dealerCounts = statusCounts(dealers.key, dealerMastersStatusCounts);

type Confirm = { confirm?: '1' | undefined };
const asked = ({ confirm }: Confirm) => (confirm ? { query: { confirm } } : {});

export const addDealer = (body: NewDealer): Promise<OpenedDealer> => resultOf(dealerMastersAdd({ body }));
export const editDealer = (body: NewDealer & { id: string; version: number }, options: Confirm): Promise<DealerSaved> =>
  resultOf(dealerMastersEdit({ body, ...asked(options), headers: writeHeaders() }));
export const changeBank = (body: DealerMastersBankData['body'], options: Confirm): Promise<DealerSaved> =>
  resultOf(dealerMastersBank({ body, ...asked(options), headers: writeHeaders() }));
export const changeCurrency = (body: DealerMastersChangeCurrencyData['body'], options: Confirm): Promise<DealerSaved> =>
  resultOf(dealerMastersChangeCurrency({ body, ...asked(options), headers: writeHeaders() }));

export const { remove: removeDealers } = deletionOf(({ query: { ids }, headers }) => dealerMastersRemove({ query: { ids }, headers }));

export interface Suspension {
  reason: string;
  opinion: string;
}
const dry = (dryRun: boolean) => (dryRun ? { query: { dryRun: '1' as const } } : {});

export const suspendDealers = (ids: string[], { reason, opinion }: Suspension): Promise<BatchResult> =>
  resultOf(dealerMastersSuspend({ body: { ids, reason, opinion }, headers: writeHeaders() }));
export const reactivateDealers = (ids: string[], opinion: string): Promise<BatchResult> =>
  resultOf(dealerMastersReactivate({ body: { ids, opinion }, headers: writeHeaders() }));
export const reinstateDealers = (ids: string[], opinion: string): Promise<BatchResult> =>
  resultOf(dealerMastersReinstate({ body: { ids, opinion }, headers: writeHeaders() }));
export const terminateDealer = (id: string, more: Suspension & { terminateDate: string }, dryRun = false): Promise<TerminationResult> =>
  resultOf(dealerMastersTerminate({ body: { ids: [id], ...more }, ...dry(dryRun), headers: writeHeaders() }));

/** What its list is about. */
export const dealerListing: DocumentListing<DealerItem> = {
  resource: dealers,
  address: '/network/dealer',
  statuses: { filter: 'dealerStatus', dict: 'dealer_status', order: dealerStatuses, counts: dealerCounts },
  defaults: () => listDefaults,
  exportPath: '/mfr/dealer/exportXls',
  remove: removeDealers,
};
