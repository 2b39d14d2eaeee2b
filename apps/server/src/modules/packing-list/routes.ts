import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { importRoutes } from '../../shared/import/importRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { generate } from './actions/generate.ts';
import { packingImport } from './actions/importRows.ts';
import { savePacking } from './actions/savePacking.ts';
import { packingKind } from './packingKind.ts';
import { findPacking, openLines, packingFilters, packingList } from './reading/packingQueries.ts';
import { packingStatuses } from './rules/workflow.ts';

const packingExport = documentExport('packingListsList', { name: 'packingList', noun: 'packing-list' });

export const packingRoutes = (): Handlers<'packingLists'> => ({
  ...listRoutes('packingLists', { list: packingList, filters: packingFilters, exported: packingExport }),
  ...importRoutes('packingLists', packingImport),
  packingListsTotals: ({ query, context }) =>
    currencyTotals(context, packingList(context), {
      query,
      filters: packingFilters(context, query),
      columns: ['totalAmount', 'grossWeight', 'volume'],
    }),
  packingListsStatusCounts: ({ context }) => statusCounts(context, packingKind, packingStatuses),
  packingListsDetail: ({ query, context }) => findPacking(context, query.id),
  packingListsOpenLines: ({ query, context }) => openLines(context, query),
  packingListsSave: ({ body, confirm, commit }) => commit(async (within) => (await savePacking(within, body, { confirm })) as Saved),
  packingListsRemove: removeDrafts(packingKind),
  packingListsGenerate: ({ body, query, confirm, commit }) => commit((within) => generate(within, { ...body, confirm, dryRun: query.dryRun === '1' })),
  packingListsShip: ({ body: { ids, version, ...transport }, query, confirm, commit }) =>
    commit((within) => actOnAll(within, packingKind, 'ship', { ids, version, transport, confirm, dryRun: query.dryRun === '1' }, { alone: true })),
  packingListsRecall: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, packingKind, 'recall', { ids, opinion: reason, dryRun: query.dryRun === '1' }, { alone: true })),
  packingListsChangeEta: ({ body: { ids, reason, eta }, query, commit }) =>
    commit((within) => actOnAll(within, packingKind, 'changeEta', { ids, eta, opinion: reason, dryRun: query.dryRun === '1' }, { alone: true })),
  packingListsMarkArrived: ({ body: { ids, arrivedOn }, query, commit }) =>
    commit((within) => actOnAll(within, packingKind, 'markArrived', { ids, arrivedOn, dryRun: query.dryRun === '1' }, { alone: true })),
});
