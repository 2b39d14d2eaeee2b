import { act } from '../../documents/act.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import type { Saved } from '../../generated/types.gen.ts';
import { machineTab } from '../vehicle/service.ts';
import { acceptancesOf } from './reading/acceptancesOf.ts';
import { arrivalKind } from './arrivalKind.ts';
import { arrivalFilters, arrivalList, countOverdue, findArrival, previewAudit } from './reading/arrivalQueries.ts';
import { batchAccept, isBegun, saveAndSubmit, saveArrival, saveBegun, saveItems, toSaved } from './actions/saveArrival.ts';
import { arrivalStatuses } from './rules/workflow.ts';

const arrivalExport = documentExport('arrivalAcceptsList', { name: 'arrivalAccept', noun: 'arrival-accept' });

export const arrivalRoutes = (): Handlers<'arrivalAccepts'> & Handlers<'machinePdis'> => ({
  ...listRoutes('arrivalAccepts', { list: arrivalList, filters: arrivalFilters, exported: arrivalExport }),
  async arrivalAcceptsTotals({ query, context }) {
    const { sums, capped } = await currencyTotals(context, arrivalList(context), {
      query,
      filters: arrivalFilters(context, query),
      columns: ['pdiFee'],
    });
    return { capped, sums: sums.map(({ pdiFee: totalAmount, ...sum }) => ({ ...sum, totalAmount })) };
  },
  machinePdisPdiList: machineTab('arrivalAccept:query', acceptancesOf),
  arrivalAcceptsStatusCounts: ({ context }) => statusCounts(context, arrivalKind, arrivalStatuses),
  arrivalAcceptsOverdueCount: async ({ context }) => ({ count: await countOverdue(context) }),
  arrivalAcceptsDetail: ({ query, context }) => findArrival(context, query.id),
  arrivalAcceptsSave: async ({ body, context, commit }) =>
    (await isBegun(context, body.id))
      ? commit.statement(async (keep) => (await saveBegun(context, body, keep)) as Saved)
      : commit(async (within) => (await saveArrival(within, body)) as Saved),
  arrivalAcceptsSaveItem: ({ body, commit }) => commit((within) => saveItems(within, body)),
  arrivalAcceptsSaveSubmit: ({ body, query, commit }) =>
    commit(async (within) => (await saveAndSubmit(within, { ...body, confirm: query.confirm === '1' })) as Saved),
  arrivalAcceptsBatchAccept: ({ body, query, commit }) =>
    commit((within) => batchAccept(within, { ...body, confirm: query.confirm === '1', dryRun: query.dryRun === '1' })),
  arrivalAcceptsHandled: ({ body: { items, ...body }, commit }) =>
    commit(async (within) => toSaved(await act(within, arrivalKind, 'handled', { ...body, handledItems: items })) as Saved),
  arrivalAcceptsRefreshItems: ({ body, commit }) => commit(async (within) => toSaved(await act(within, arrivalKind, 'refreshItems', body)) as Saved),
  arrivalAcceptsAuditPreview: ({ query, context }) => previewAudit(context, query.ids.split(',')),
});
