import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { saveActivity } from './actions/saveActivity.ts';
import { marketActiveKind } from './marketActiveKind.ts';
import { activitiesOfMonth, activityFilters, activityList, findActivity } from './reading/activityQueries.ts';
import { marketActiveStatuses } from './rules/workflow.ts';

const activityExport = documentExport('marketActivesList', { name: 'marketActive', noun: 'market-active', widths: { title: 40 } });

export const marketActiveRoutes = (): Handlers<'marketActives'> => ({
  ...listRoutes('marketActives', { list: activityList, filters: activityFilters, exported: activityExport }),
  marketActivesDetail: ({ query, context }) => findActivity(context, query.id),
  marketActivesStatusCounts: ({ context }) => statusCounts(context, marketActiveKind, marketActiveStatuses),
  marketActivesTotals: ({ query, context }) =>
    currencyTotals(context, activityList(context), {
      query,
      filters: activityFilters(context, query),
      columns: ['budgetAmount', 'supportAmount', 'approvedAmount', 'settledAmount'],
    }),
  marketActivesMonth: ({ query, context }) => activitiesOfMonth(context, query),
  marketActivesSave: ({ body, context, commit }) => commit.statement((keep) => saveActivity(context, body, keep)),
  marketActivesRemove: removeDrafts(marketActiveKind),
  marketActivesSubmit: ({ body: { id, ids = id === undefined ? [] : [id], action = 'submit', ...body }, query, confirm, commit }) =>
    commit((within) => actOnAll(within, marketActiveKind, action, { ...body, ids, confirm, dryRun: query.dryRun === '1' }, { alone: true })),
  marketActivesCancel: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, marketActiveKind, 'cancel', { ids, opinion: reason, dryRun: query.dryRun === '1' })),
});
