import { act } from '../../documents/act.ts';
import { statusCounts } from '../../documents/statusCounts.ts';
import { contextOf } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { type ExportQuery, exportList } from '../../shared/export/exportList.ts';
import { listPage } from '../../shared/list/list.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import type { Services } from '../../shared/services.ts';
import type { Saved } from '../../generated/types.gen.ts';
import { arrivalKind } from './arrivalKind.ts';
import { arrivalExport, arrivalFilters, arrivalList, countOverdue, findArrival, previewAudit } from './arrivalQueries.ts';
import { batchAccept, saveAndSubmit, saveArrival, saveItems, toSaved } from './saveArrival.ts';
import { arrivalStatuses } from './workflow.ts';

export const arrivalRoutes = (services: Services): Handlers<'arrivalAccepts'> => ({
  arrivalAcceptsList({ query, user, language }) {
    const context = contextOf(services, user);
    return listPage(services.db, user, arrivalList(context, language), query, arrivalFilters(context, query));
  },
  arrivalAcceptsExportXls(call) {
    const context = contextOf(services, call.user);
    const list = arrivalList(context, call.language);
    return exportList(services, arrivalExport, list, { ...call, query: call.query as ExportQuery }, arrivalFilters(context, call.query));
  },
  async arrivalAcceptsTotals({ query, user, language }) {
    const context = contextOf(services, user);
    const { sums, capped } = await currencyTotals(context, arrivalList(context, language), {
      query,
      filters: arrivalFilters(context, query),
      columns: ['pdiFee'],
    });
    return { capped, sums: sums.map(({ pdiFee: totalAmount, ...sum }) => ({ ...sum, totalAmount })) };
  },
  arrivalAcceptsStatusCounts: ({ user }) => statusCounts(contextOf(services, user), arrivalKind, arrivalStatuses),
  arrivalAcceptsOverdueCount: async ({ user }) => ({ count: await countOverdue(contextOf(services, user)) }),
  arrivalAcceptsDetail: ({ query, user, language }) => findArrival(contextOf(services, user), language, query.id),
  arrivalAcceptsSave: ({ body, user, commit }) => commit(async (within) => (await saveArrival(contextOf(within, user), body)) as Saved),
  arrivalAcceptsSaveItem: ({ body, user, commit }) => commit((within) => saveItems(contextOf(within, user), body)),
  arrivalAcceptsSaveSubmit: ({ body, query, user, commit }) =>
    commit(async (within) => (await saveAndSubmit(contextOf(within, user), { ...body, confirm: query.confirm === '1' })) as Saved),
  arrivalAcceptsBatchAccept: ({ body, query, user, commit }) =>
    commit((within) => batchAccept(contextOf(within, user), { ...body, confirm: query.confirm === '1', dryRun: query.dryRun === '1' })),
  arrivalAcceptsHandled: ({ body: { items, ...body }, user, commit }) =>
    commit(async (within) => toSaved(await act(contextOf(within, user), arrivalKind, 'handled', { ...body, handledItems: items })) as Saved),
  arrivalAcceptsRefreshItems: ({ body, user, commit }) =>
    commit(async (within) => toSaved(await act(contextOf(within, user), arrivalKind, 'refreshItems', body)) as Saved),
  arrivalAcceptsAuditPreview: ({ query, user, language }) => previewAudit(contextOf(services, user), language, query.ids.split(',')),
});
