import {
  type BatchResult,
  resultOf,
  type SubDealer,
  type SubDealerChange,
  type SubDealerEndResult,
  type SubDealerInput,
  type SubDealerItem,
  type SubDealerRequestType,
  subDealerRecordsCancelRequest,
  subDealerRecordsDecide,
  subDealerRecordsDetail,
  subDealerRecordsList,
  subDealerRecordsReactivate,
  subDealerRecordsRemove,
  subDealerRecordsRequest,
  subDealerRecordsSave,
  subDealerRecordsStatusCounts,
  subDealerRecordsSuspend,
  subDealerRecordsTerminate,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import type { Tone } from '@harrow/ui';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { batchOf, deletionOf, detailOf, listOf, saveOf, writeHeaders } from '../../shared/calls/callsOf.ts';
import type { Trial } from '../../shared/calls/previewed.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

/** The calls behind list and page. */
export const subDealers = resource<SubDealerItem, SubDealer, SubDealerInput>('subDealer', {
  list: listOf(subDealerRecordsList),
  detail: detailOf(subDealerRecordsDetail),
  save: saveOf(subDealerRecordsSave),
});

/** The statuses in the order of the work. */
const subDealerStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'closed'] as const;
export const standingTones: Record<NonNullable<SubDealer['dealerStatus']>, Tone> = { active: 'success', suspended: 'warning', terminated: 'default' };

/** Those at work. */
const listDefaults: ListState = { ...defaultListState, filters: { dealerStatus: 'active' } };

const subDealerCounts = statusCounts(subDealers.key, subDealerRecordsStatusCounts);

/** Reason from the dictionary, and as a text. */
export interface Words {
  reason?: string | null;
  opinion?: string | null;
}
type Ids = { ids: string[] };
const dry = (dryRun: boolean) => (dryRun ? { query: { dryRun: '1' as const } } : {});
const headers = () => ({ headers: writeHeaders() });

export const askFor = (body: Ids & Words & { requestType: SubDealerRequestType; change?: SubDealerChange }): Promise<BatchResult> =>
  resultOf(subDealerRecordsRequest({ body, ...headers() }));
export const cancelRequests = (body: Ids): Promise<BatchResult> => resultOf(subDealerRecordsCancelRequest({ body, ...headers() }));
const decide = batchOf(subDealerRecordsDecide);
export const decideRequests = ({ ids, accept, opinion = null }: Ids & Words & { accept: 'Y' | 'N' }, trial?: Trial): Promise<SubDealerEndResult> =>
  decide({ ids, accept, opinion }, trial);
export const suspendSubDealers = batchOf(subDealerRecordsSuspend);
export const reactivateSubDealers = (body: Ids & Words): Promise<BatchResult> => resultOf(subDealerRecordsReactivate({ body, ...headers() }));
export const terminateSubDealers = (body: Ids & Words, dryRun = false): Promise<SubDealerEndResult> =>
  resultOf(subDealerRecordsTerminate({ body, ...dry(dryRun), ...headers() }));

/** One alone is refused as itself, not as one of a batch. */
export async function single(call: Promise<BatchResult>): Promise<void> {
  const { failed } = await call;
  if (failed[0]) throw new Error(failed[0].text);
}

/** Sub-dealers; first those at work. */
export const subDealerListing = {
  resource: subDealers,
  address: '/network/subDealer',
  statuses: { order: subDealerStatuses, counts: subDealerCounts, clears: ['dealerStatus'] },
  defaults: () => listDefaults,
  ...deletionOf(subDealerRecordsRemove),
} satisfies DocumentListing<SubDealerItem>;
