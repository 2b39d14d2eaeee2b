import {
  type BatchResult,
  type Dealer,
  type DealerAdministrator,
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
import { createStore } from '../../platform/store.ts';
import { batchOf, deletionOf, detailOf, listOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

type Confirm = { confirm?: '1' | undefined };

/** Fields of the first administrator of a new dealer, as a form holds them: flat, by their path. */
export const administratorFields = ['firstAdmin.username', 'firstAdmin.realname', 'firstAdmin.email', 'firstAdmin.phone'] as const;

/** A dealer as its form holds it. */
export type TypedDealer = Omit<NewDealer, 'firstAdmin'> & { id?: string; version?: number } & {
  [Field in (typeof administratorFields)[number]]?: string | null;
};

/** Groups the fields of the first administrator; if all are empty there is none. */
function toNewDealer({ ...typed }: TypedDealer): NewDealer {
  const given = administratorFields.flatMap((field) => {
    const value = typed[field];
    delete typed[field];
    return value ? [[field.split('.')[1], value] as const] : [];
  });
  const firstAdmin = Object.fromEntries(given) as unknown as DealerAdministrator;
  return given.length === 0 ? typed : { ...typed, firstAdmin };
}

/** The first administrator's one-time password, by the id of the new dealer, until it has been noted. */
export const oneTimePasswords = createStore<Readonly<Record<string, { username: string; password: string; validUntil: string }>>>({});

/** A password is in the answer that opens a dealer and nowhere else, so that such a call is not repeated by its key. */
async function openDealer(typed: TypedDealer, query: Confirm): Promise<OpenedDealer> {
  const input = toNewDealer(typed);
  const opened = await resultOf(dealerMastersAdd({ body: input, query }));
  const { id, oneTimePassword: password, passwordValidUntil: validUntil = '' } = opened;
  if (password !== undefined) oneTimePasswords.set((before) => ({ ...before, [id]: { username: input.firstAdmin!.username, password, validUntil } }));
  return opened;
}

/** The calls of dealers. */
export const dealers = resource<DealerItem, Dealer, TypedDealer, DealerSaved>('dealer', {
  list: listOf(dealerMastersList),
  detail: detailOf(dealerMastersQueryById),
  save(typed, { idempotencyKey, confirm }) {
    const query = { ...(confirm && { confirm }) };
    if (typed.id === undefined) return openDealer(typed, query);
    const body = toNewDealer(typed) as NewDealer & { id: string; version: number };
    return resultOf(dealerMastersEdit({ body, query, headers: { 'X-Idempotency-Key': idempotencyKey } }));
  },
});

/** The user's own dealer, for its people. */
export const ownDealer = queryOptions({ queryKey: [...dealers.key, 'own'], queryFn: ({ signal }) => resultOf(ownDealersDetail({ signal })), staleTime: 0 });

const dealerStatuses: readonly DealerStatus[] = ['active', 'suspended', 'terminated'];
export const statusTones: Record<DealerStatus, Tone> = { active: 'success', suspended: 'warning', terminated: 'default' };

/** Those that the maker works with. */
const listDefaults: ListState = { ...defaultListState, filters: { dealerStatus: 'active,suspended' } };

const dealerCounts = statusCounts(dealers.key, dealerMastersStatusCounts);

const asked = ({ confirm }: Confirm) => (confirm ? { query: { confirm } } : {});

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

export const suspendDealers = batchOf(dealerMastersSuspend);
export const reactivateDealers = batchOf(dealerMastersReactivate);
export const reinstateDealers = (ids: string[], opinion: string): Promise<BatchResult> =>
  resultOf(dealerMastersReinstate({ body: { ids, opinion }, headers: writeHeaders() }));
export const terminateDealer = (id: string, more: Suspension & { terminateDate: string }, dryRun = false): Promise<TerminationResult> =>
  resultOf(dealerMastersTerminate({ body: { ids: [id], ...more }, ...dry(dryRun), headers: writeHeaders() }));

/** Dealers; first those that the maker works with. */
export const dealerListing = {
  resource: dealers,
  address: '/network/dealer',
  statuses: { filter: 'dealerStatus', dict: 'dealer_status', order: dealerStatuses, counts: dealerCounts },
  defaults: () => listDefaults,
  exportPath: '/mfr/dealer/exportXls',
  remove: removeDealers,
} satisfies DocumentListing<DealerItem>;
