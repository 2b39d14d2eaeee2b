import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { platformOptions, productTeamOptions } from '../product-team/service.ts';
import { goalImport } from './actions/importGoals.ts';
import { saveGoal, saveRows } from './actions/saveGoals.ts';
import { recountGoals } from './counting.ts';
import { goalKind } from './goalKind.ts';
import { keptGoals, releasedGoals } from './goalScope.ts';
import { targetsOf } from './months.ts';
import { finished } from './reading/finished.ts';
import { findGoal, goalExport, goalFilters, goalList, goalTotals, keptList } from './reading/goalQueries.ts';
import { goalStatuses } from './rules/workflow.ts';

export const goalRoutes = (): Handlers<'salesGoals'> & Handlers<'salesGoalMasters'> => ({
  ...listRoutes('salesGoals', { list: goalList, filters: (_, query) => goalFilters(query), exported: goalExport }),
  salesGoalsStatusCounts: ({ context }) => statusCounts(context, { ...goalKind, scope: releasedGoals }, ['pass', 'closed']),
  salesGoalsTotals: async ({ query, context }) => goalTotals(context, await goalList(context), query),
  salesGoalsDetail: ({ query, context }) => findGoal(context, { id: query.id, isKept: false }),
  salesGoalsFinished: ({ query, context }) => finished(context, query),
  salesGoalsProductTeamList: ({ context }) => productTeamOptions(context),
  salesGoalsPlatformList: ({ query, context }) => platformOptions(context, query),
  salesGoalsConfirm: ({ body, query, commit }) =>
    commit((within) => actOnAll(within, goalKind, 'confirm', { ...body, confirm: query.confirm === '1', dryRun: query.dryRun === '1' }, { alone: true })),

  ...listRoutes('salesGoalMasters', { list: keptList, filters: (_, query) => goalFilters(query), exported: goalExport }),
  salesGoalMastersStatusCounts: ({ context }) => statusCounts(context, goalKind, goalStatuses),
  salesGoalMastersTotals: async ({ query, context }) => goalTotals(context, await keptList(context), query),
  salesGoalMastersQueryById: ({ query, context }) => findGoal(context, { id: query.id, isKept: true }),
  salesGoalMastersAdd: ({ body, query, commit }) => commit((within) => saveGoal(within, body, { confirm: query.confirm === '1' })),
  salesGoalMastersEdit: ({ body, query, commit }) => commit((within) => saveGoal(within, body, { confirm: query.confirm === '1' })),
  salesGoalMastersSaveRows: ({ body, query, commit }) => commit((within) => saveRows(within, body, { confirm: query.confirm === '1' })),
  salesGoalMastersRemove: removeDrafts(goalKind),
  salesGoalMastersRemoveBatch: removeDrafts(goalKind),
  salesGoalMastersRelease: ({ body, query, commit }) =>
    commit((within) => actOnAll(within, goalKind, 'release', { ...body, confirm: query.confirm === '1', dryRun: query.dryRun === '1' }, { alone: true })),
  salesGoalMastersRecall: ({ body: { ids, reason: opinion }, query, commit }) =>
    commit((within) => actOnAll(within, goalKind, 'recall', { ids, opinion, confirm: query.confirm === '1', dryRun: query.dryRun === '1' }, { alone: true })),
  salesGoalMastersClose: ({ body: { ids, reason: opinion }, query, commit }) =>
    commit((within) => actOnAll(within, goalKind, 'close', { ids, opinion, confirm: query.confirm === '1', dryRun: query.dryRun === '1' }, { alone: true })),
  salesGoalMastersRevise: ({ body: { id, version, reason: opinion, annualTarget, ...months }, query, commit }) =>
    commit(async (within) => {
      const volumes = { annualTarget, ...targetsOf(months) };
      const goal = await act(within, goalKind, 'revise', { id, version, opinion, volumes, confirm: query.confirm === '1' });
      return { id, no: goal.goalNo, version: goal.version, status: goal.status, warnings: [] };
    }),
  salesGoalMastersRecount: ({ body, commit }) =>
    commit(async (within) => ({ changed: await recountGoals(within.db, { ...body, scope: keptGoals(within.user) }) })),
  salesGoalMastersImportExcel: ({ request, context }) => importWorkbooks(context, goalImport, request),
  salesGoalMastersImportTemplate: ({ query, context, reply }) => sendTemplate(context, goalImport, query, reply),
});
