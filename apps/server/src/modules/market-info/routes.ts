import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { saveInfo } from './actions/saveInfo.ts';
import { marketInfoKind } from './marketInfoKind.ts';
import { findInfo, infoFilters, infoList, knownModels } from './reading/infoQueries.ts';
import { priceTable } from './reading/priceTable.ts';
import { marketInfoStatuses } from './rules/workflow.ts';

const infoExport = documentExport('marketInfosList', { name: 'marketInfo', noun: 'market-info', widths: { title: 40 } });

export const marketInfoRoutes = (): Handlers<'marketInfos'> => ({
  ...listRoutes('marketInfos', { list: infoList, filters: infoFilters, exported: infoExport }),
  marketInfosDetail: ({ query, context }) => findInfo(context, query.id),
  marketInfosStatusCounts: ({ context }) => statusCounts(context, marketInfoKind, marketInfoStatuses),
  marketInfosSave: ({ body, context, commit }) => commit.statement((keep) => saveInfo(context, body, keep)),
  marketInfosRemove: removeDrafts(marketInfoKind),
  marketInfosReply: ({ body: { replyContent, ...body }, query, commit }) =>
    commit((within) => actOnAll(within, marketInfoKind, 'reply', { ...body, opinion: replyContent, dryRun: query.dryRun === '1' }, { alone: true })),
  marketInfosClose: ({ body: { ids }, query, commit }) => commit((within) => actOnAll(within, marketInfoKind, 'finish', { ids, dryRun: query.dryRun === '1' })),
  marketInfosPriceTable: ({ query, context }) => priceTable(context, query),
  marketInfosBrands: ({ query, context }) => knownModels(context, query),
});
