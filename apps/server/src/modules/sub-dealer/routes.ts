import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { actOnSubDealers, endSubDealers } from './actions/subDealerCalls.ts';
import { findSubDealer, subDealerExport, subDealerFilters, subDealerList } from './reading/subDealerQueries.ts';
import { saveSubDealer } from './saveSubDealer.ts';
import { subDealerKind } from './subDealerKind.ts';
import { subDealerStatuses } from './workflow.ts';

const isDry = ({ dryRun }: { dryRun?: '1' }): boolean => dryRun === '1';

export const subDealerRoutes = (): Handlers<'subDealerRecords'> => ({
  ...listRoutes('subDealerRecords', { list: subDealerList, filters: (_context, query) => subDealerFilters(query), exported: subDealerExport }),
  subDealerRecordsDetail: ({ query, context }) => findSubDealer(context, query.id),
  subDealerRecordsStatusCounts: ({ context }) => statusCounts(context, subDealerKind, subDealerStatuses),
  subDealerRecordsSave: ({ body, confirm, context, commit }) =>
    commit.statement(async (keep) => (await saveSubDealer(context, body, { confirm, keep })) as Saved),
  subDealerRecordsRemove: removeDrafts(subDealerKind),
  subDealerRecordsRequest: ({ body, query, commit }) => commit((within) => actOnSubDealers(within, 'request', { ...body, dryRun: isDry(query) })),
  subDealerRecordsCancelRequest: ({ body, query, commit }) => commit((within) => actOnSubDealers(within, 'cancelRequest', { ...body, dryRun: isDry(query) })),
  subDealerRecordsDecide: ({ body: { accept, ...body }, query, commit }) =>
    commit((within) => endSubDealers(within, accept === 'Y' ? 'decide' : 'decline', { ...body, dryRun: isDry(query) })),
  subDealerRecordsSuspend: ({ body, query, commit }) => commit((within) => actOnSubDealers(within, 'suspend', { ...body, dryRun: isDry(query) })),
  subDealerRecordsReactivate: ({ body, query, commit }) => commit((within) => actOnSubDealers(within, 'reactivate', { ...body, dryRun: isDry(query) })),
  subDealerRecordsTerminate: ({ body, query, commit }) => commit((within) => endSubDealers(within, 'terminate', { ...body, dryRun: isDry(query) })),
});
