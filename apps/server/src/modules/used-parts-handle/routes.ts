import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { coreExport, coreFilters, coreKind, coreList, coresOfMachine, coreTags } from '../used-parts-task/service.ts';
import { machineTab } from '../vehicle/service.ts';
import { chargePreview } from './actions/chargeBack.ts';
import { handleKind } from './handleKind.ts';
import { findHandle, handleFilters, handleList } from './reading/handleQueries.ts';
import { saveHandle } from './actions/saveHandle.ts';
import type { HandleHeader } from './tables.ts';
import { waiveCores } from './actions/waiveCores.ts';
import { handleStatuses } from './rules/workflow.ts';

const handleExport = documentExport('usedPartsHandlesList', { name: 'usedPartsHandle', noun: 'used-parts-handle' });

const toSaved = ({ id, handleNo, version, status }: HandleHeader): Saved => ({ id, no: handleNo, version, status, warnings: [] });

export const handleRoutes = (): Handlers<'usedPartsHandles'> & Handlers<'usedPartsTasks'> & Handlers<'machineUsedParts'> => ({
  ...listRoutes('usedPartsHandles', { list: handleList, filters: handleFilters, exported: handleExport }),
  ...listRoutes('usedPartsTasks', { list: coreList, filters: coreFilters, exported: coreExport }),
  async usedPartsHandlesTotals({ query, context }) {
    const { sums, capped } = await currencyTotals(context, handleList(context), { query, filters: handleFilters(context, query), columns: ['freight'] });
    return { capped, sums: sums.map(({ freight: totalAmount, ...sum }) => ({ ...sum, totalAmount })) };
  },
  usedPartsHandlesStatusCounts: ({ context }) => statusCounts(context, handleKind, handleStatuses),
  usedPartsHandlesDetail: ({ query, context }) => findHandle(context, query.id),
  usedPartsHandlesSave: ({ body, confirm, context, commit }) => commit.statement(async (keep) => (await saveHandle(context, body, { confirm, keep })) as Saved),
  usedPartsHandlesRemove: removeDrafts(handleKind),
  usedPartsHandlesReceive: ({ body: { id, version, ...receipt }, commit }) =>
    commit(async (within) => toSaved(await act(within, handleKind, 'receive', { id, version, receipt }))),
  usedPartsHandlesChargePreview: ({ query, context }) => chargePreview(context, query.id),
  usedPartsHandlesChargeBack: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, handleKind, 'chargeBack', { ids, opinion: reason, dryRun: query.dryRun === '1' })),
  usedPartsTasksTags: ({ query, context }) => coreTags(context, query.ids),
  usedPartsTasksRequest: ({ body: { ids, returnDays }, query, commit }) =>
    commit((within) => actOnAll(within, coreKind, 'request', { ids, returnDays, dryRun: query.dryRun === '1' })),
  usedPartsTasksWaive: ({ body, query, commit }) => commit((within) => waiveCores(within, { ...body, dryRun: query.dryRun === '1' })),
  machineUsedPartsUsedPartsList: machineTab('usedPartsHandle:query', coresOfMachine),
});
