import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport, type ExportedList, text } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { savedPlan } from '../training/service.ts';
import { saveApplication } from './actions/saveApplication.ts';
import { applicationKind } from './applicationKind.ts';
import { applicationFilters, applicationList, findApplication } from './reading/applicationQueries.ts';
import { applicationStatuses } from './rules/workflow.ts';

const rows = documentExport('trainAppliesList', { name: 'trainApply', noun: 'train-apply' });
const exported: ExportedList = { ...rows, columns: [...rows.columns, { ...text('topics', { width: 32 }), from: 'topics_dictText' }] };

export const applicationRoutes = (): Handlers<'trainApplies'> & Handlers<'trainApplyPlans'> => ({
  ...listRoutes('trainApplies', { list: applicationList, filters: applicationFilters, exported }),
  trainAppliesDetail: ({ query, context }) => findApplication(context, query.id),
  trainAppliesStatusCounts: ({ context }) => statusCounts(context, applicationKind, applicationStatuses),
  trainAppliesSave: ({ body, confirm, context, commit }) =>
    commit.statement(async (keep) => (await saveApplication(context, body, { confirm, keep })) as Saved),
  trainAppliesRemove: removeDrafts(applicationKind),
  trainAppliesSubmit: ({ body, query, confirm, commit }) =>
    commit((within) => actOnAll(within, applicationKind, 'submit', { ...body, confirm, dryRun: query.dryRun === '1' }, { alone: true })),
  trainApplyPlansCreateFromApply: ({ body: { applyId: id }, commit }) =>
    commit(async (within) => savedPlan(within, (await act(within, applicationKind, 'plan', { id })).plannedNo!)),
});
