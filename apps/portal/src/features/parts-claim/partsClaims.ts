import {
  type ClaimablePart,
  type PartsClaim,
  type PartsClaimInput,
  type PartsClaimItem,
  partsClaimsClaimable,
  type PartsClaimsClaimableData,
  partsClaimsDetail,
  partsClaimsList,
  partsClaimsReceiveReturn,
  partsClaimsRemove,
  partsClaimsSave,
  partsClaimsShipReturn,
  partsClaimsStatusCounts,
  partsClaimsTotals,
  type PartsClaimsTotalsData,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { SumUp } from '../../documents/list/DocumentSums.tsx';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf, writeOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

/** Table under which files of a claim are kept. */
export const partsClaimFiles = 'parts_claim';

/** The calls behind list and page. */
export const partsClaims = resource<PartsClaimItem, PartsClaim, PartsClaimInput>('partsClaim', {
  list: listOf(partsClaimsList),
  detail: detailOf(partsClaimsDetail),
  save: saveOf(partsClaimsSave),
});

/** The statuses in the order of the work. */
const partsClaimStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'shipped', 'audit_succeeded', 'closed'] as const;

const partsClaimCounts = statusCounts(partsClaims.key, partsClaimsStatusCounts);

/** Claimed and approved amounts. @param shareText name of the approved amount */
export const sumUpClaims =
  (shareText: string): SumUp =>
  async (asked, signal) => {
    const { capped, sums } = await resultOf(partsClaimsTotals({ query: asked as PartsClaimsTotalsData['query'], signal }));
    return {
      capped,
      shareText,
      sums: sums.map(({ currency, claimAmount, approvedAmount }) => ({ currency, totalAmount: claimAmount, share: approvedAmount })),
    };
  };

export const shipReturn = writeOf(partsClaimsShipReturn);
export const receiveReturn = writeOf(partsClaimsReceiveReturn);

/** What may be claimed: of a receipt or a packing list, or of all receipts by words. @param asked.id the claim that asks */
export const askClaimable = (asked: NonNullable<PartsClaimsClaimableData['query']>, signal?: AbortSignal): Promise<ClaimablePart[]> =>
  resultOf(partsClaimsClaimable({ query: asked, ...(signal && { signal }) }));

/** The parts that a new claim about a receipt begins with. */
export const claimableOf = (arrivalNo: string) =>
  queryOptions({ queryKey: [...partsClaims.key, 'claimable', arrivalNo], queryFn: ({ signal }) => askClaimable({ arrivalNo }, signal), staleTime: 0 });

const waiting = (status: string): ListState => ({ ...defaultListState, filters: { status } });
const [dealerDefaults, makerDefaults] = [waiting('draft,no_pass,pass'), waiting('submitted,pass,shipped')];

/** Claims of dealers about parts; first those that wait for the user's side. */
export const partsClaimListing = {
  resource: partsClaims,
  address: '/parts/claim',
  statuses: { order: partsClaimStatuses, counts: partsClaimCounts },
  defaults: (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults),
  isPrintable: true,
  ...deletionOf(partsClaimsRemove),
} satisfies DocumentListing<PartsClaimItem>;
