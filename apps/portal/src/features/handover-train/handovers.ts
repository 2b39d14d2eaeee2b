import {
  type HandoverTrain,
  type HandoverTrainInput,
  type HandoverTrainItem,
  handoverTrainsDetail,
  handoverTrainsList,
  handoverTrainsRemove,
  handoverTrainsSave,
  handoverTrainsStatusCounts,
  vehiclesDetail,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { queryOptions } from '@tanstack/react-query';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { deletionOf, detailOf, listOf, saveOf } from '../../shared/calls/callsOf.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Table under which files of a sheet are kept. */
export const handoverFiles = 'handover_train';

/** The calls behind list and page. */
export const handovers = resource<HandoverTrainItem, HandoverTrain, HandoverTrainInput>('handoverTrain', {
  list: listOf(handoverTrainsList),
  detail: detailOf(handoverTrainsDetail),
  save: saveOf(handoverTrainsSave),
});

/** The statuses in the order of the work. */
const handoverStatuses = ['draft', 'submitted', 'no_pass', 'pass', 'closed'] as const;

const handoverCounts = statusCounts(handovers.key, handoverTrainsStatusCounts);

/** The machine of a sheet. */
export const machineOf = (id: string) => queryOptions({ queryKey: ['vehicle', 'detail', id], queryFn: ({ signal }) => detailOf(vehiclesDetail)(id, signal) });

const waiting = (status: string): ListState => ({ ...defaultListState, filters: { status } });
const [dealerDefaults, makerDefaults] = [waiting('draft,no_pass'), waiting('submitted')];

/** Initial filter: the handovers that wait for the user's side. */
const handoverListDefaults = (isMaker: boolean): ListState => (isMaker ? makerDefaults : dealerDefaults);

/** Handovers to customers; first those that wait for the user's side. */
export const handoverListing = {
  resource: handovers,
  address: '/vehicle/handoverTrain',
  statuses: { order: handoverStatuses, counts: handoverCounts },
  defaults: handoverListDefaults,
  isPrintable: true,
  ...deletionOf(handoverTrainsRemove),
} satisfies DocumentListing<HandoverTrainItem>;
